'use client';

import type { CupLedger } from '../remote/answers';
import { GameWords } from '../words/say';
import { useTranslations } from '../words/translations';
import { CupChart } from './cup-chart';
import { CupEntries } from './cup-entries';
import styles from './cup-history.module.css';

type Props = {
  /** As `pots.ofSitting` answers them. */
  readonly ledgers: readonly CupLedger[];
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
};

/** Each cup of a sitting over time: a chart, and the account it is drawn from. */
export function CupHistory({ ledgers, game, names }: Props) {
  const t = useTranslations('cupHistory');
  if (ledgers.length === 0) return <p className="sheet">{t('none')}</p>;
  return (
    <GameWords game={game} names={names}>
      <div className={styles.cups}>
        {ledgers.map((ledger) => (
          <Cup key={ledger.pot} ledger={ledger} />
        ))}
      </div>
    </GameWords>
  );
}

function Cup({ ledger }: { readonly ledger: CupLedger }) {
  const t = useTranslations('cupHistory');
  const cups = useTranslations('cups');
  const most = Math.max(0, ...ledger.entries.map(({ after }) => after));
  return (
    <section className={`sheet ${styles.cup}`}>
      <h2>{cups(ledger.pot)}</h2>
      {ledger.entries.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <>
          <p className="soft">
            {t('now', { points: ledger.balance })}, {t('most', { points: most })}
          </p>
          <CupChart ledger={ledger} />
          <CupEntries ledger={ledger} />
        </>
      )}
    </section>
  );
}
