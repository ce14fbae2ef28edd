import { ArrowLeft } from 'lucide-react';
import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { dayWords } from '../evening/day';
import { StateSign } from '../evening/state-sign';
import type { TableView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { LiveSign } from './live-sign';
import styles from './table-head.module.css';

type Props = { readonly table: TableView; readonly connected: boolean };

export function TableHead({ table, connected }: Props) {
  const t = useTranslations('table');
  const locale = useLocale();
  const { tournament, round, table: number } = table;
  return (
    <header className={styles.head}>
      <p>
        <Link className={styles.back} href={`/tournaments/${tournament.id}`}>
          <ArrowLeft size={18} aria-hidden="true" />
          {tournament.name}
        </Link>
      </p>
      <h1>{t('title', { number })}</h1>
      <p className={styles.facts}>
        <span>{t('round', { round })}</span>
        <span>{dayWords(tournament.date, locale)}</span>
        <span>{tournament.club.name}</span>
      </p>
      <p className={styles.facts}>
        <StateSign state={table.state} />
        <LiveSign connected={connected} asOf={table.position} />
      </p>
    </header>
  );
}
