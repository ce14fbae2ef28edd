import { PageHead } from '../place/page-head';
import type { CupLedger, TableView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { CupHistory } from './cup-history';
import styles from './cup-history.module.css';

type Props = { readonly table: TableView; readonly ledgers: readonly CupLedger[] };

/** The cups of a table over time. */
export function CupsPage({ table, ledgers }: Props) {
  const t = useTranslations('cupHistory');
  const words = useTranslations('table');
  const { tournament } = table;
  const crumbs = [
    { href: `/tournaments/${tournament.id}`, name: tournament.name },
    { href: `/tables/${table.id}`, name: words('title', { number: table.table }) },
  ];
  return (
    <div className={styles.page}>
      <PageHead crumbs={crumbs} title={t('title')} />
      <CupHistory ledgers={ledgers} game={table.game} names={table.seats.map(({ name }) => name)} />
    </div>
  );
}
