import { Link } from '@/i18n/navigation';
import { PageHead } from '../place/page-head';
import type { SeatFigure, TableView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { FigureList } from './figure-list';
import styles from './figure-page.module.css';

type Props = { readonly figure: SeatFigure; readonly table: TableView };

/** What one seat of a table made, down to every booking that moved his points. */
export function FigurePage({ figure, table }: Props) {
  const t = useTranslations('figure');
  const { tournament } = table;
  return (
    <div className={styles.page}>
      <PageHead
        crumbs={[{ href: `/tournaments/${tournament.id}`, name: tournament.name }]}
        title={t('title', { name: figure.name, table: table.table })}
        sub={t('what', { name: figure.name })}
      />
      <FigureList figure={figure} game={table.game} names={table.seats.map(({ name }) => name)} />
      <p>
        <Link href={`/tables/${table.id}`}>{t('toTable')}</Link>
      </p>
    </div>
  );
}
