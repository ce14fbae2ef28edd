import type { Evening } from '../remote/answers';
import { EveningTableCard } from '../evening/evening-table-card';
import { useTranslations } from '../words/translations';
import type { Tournament } from './answers';
import { deskOf } from './desk';
import { MoreActs } from './more-acts';
import { NextStep } from './next-step-card';
import styles from './overview-page.module.css';
import { TournamentFacts } from './tournament-facts';

type Props = {
  readonly tournament: Tournament;
  readonly tables: Evening['tables'];
  readonly official: boolean;
  readonly currency: string;
};

/** An evening at a glance: what comes next, what it is, its tables as they stand. */
export function OverviewPage({ tournament, tables, official, currency }: Props) {
  const desk = deskOf(tournament, official);
  return (
    <div className={styles.page}>
      <NextStep tournament={tournament} tables={tables} desk={desk} />
      <div className={styles.columns}>
        <Tables tables={tables} />
        <div className={styles.side}>
          <TournamentFacts tournament={tournament} currency={currency} />
          <MoreActs tournament={tournament} desk={desk} />
        </div>
      </div>
    </div>
  );
}

function Tables({ tables }: Pick<Props, 'tables'>) {
  const t = useTranslations('evening');
  return (
    <section className={styles.section}>
      <h2>{t('tables')}</h2>
      {tables.length === 0 && <p className="sheet">{t('empty')}</p>}
      <ul className={styles.tables}>
        {tables.map((table) => (
          <li key={table.sitting}>
            <EveningTableCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}
