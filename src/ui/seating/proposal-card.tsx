'use client';

import { Act } from '../place/act';
import type { Proposal } from '../tournament/answers';
import { useTranslations } from '../words/translations';
import styles from './seating-page.module.css';
import { sizesCounted } from './sizes';

type Props = {
  readonly way: Proposal;
  /** The one that is proposed. */
  readonly first: boolean;
  readonly seat: () => void;
};

/** One way to spread people over tables, and what it means for them over the rounds to come. */
export function ProposalCard({ way, first, seat }: Props) {
  const t = useTranslations('placing.propose');
  const { tables, sizes, out, kind, figures } = way;
  const { rounds, repeats, least, fewestMet, mostOut } = figures;
  const title = t('tables', { count: tables });
  return (
    <article className={`sheet ${styles.way}`}>
      <div>
        <h3>{title}</h3>
        <p className="soft">
          {sizesCounted(sizes)
            .map((one) => t('sizes', one))
            .join(', ')}
        </p>
      </div>
      <ul>
        {kind === 'sitting-out' && <li>{t('out', { count: out })}</li>}
        <li>{repeats === 0 ? t('noRepeats', { rounds }) : t('repeats', { repeats, least, rounds })}</li>
        <li>{t('met', { count: fewestMet })}</li>
        {mostOut > 0 && <li>{t('mostOut', { count: mostOut })}</li>}
      </ul>
      <Act
        {...(!first && { variant: 'default' })}
        onClick={seat}
        aria-label={t(kind === 'sitting-out' ? 'seatWatching' : 'seatTables', { tables: title })}
      >
        {t('seat')}
      </Act>
    </article>
  );
}
