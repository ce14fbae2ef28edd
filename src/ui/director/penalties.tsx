'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { Amount } from '../amount/amount';
import { Act } from '../place/act';
import { momentWords } from '../place/day';
import type { Tournament } from '../tournament/answers';
import { type Desk, useReasons } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import type { Penalty } from './answers';
import styles from './penalties.module.css';
import { PenaltyForm } from './penalty-form';
import { PenaltyWithdrawal } from './penalty-withdrawal';

type Props = {
  readonly tournament: Tournament;
  readonly desk: Desk;
  readonly timeZone: string;
};

type Asking = { readonly kind: 'give' } | { readonly kind: 'withdraw'; readonly penalty: Penalty };

/** What the arbiter gave and took back, and the way to do it; after the end of the evening too. */
export function Penalties({ tournament, desk, timeZone }: Props) {
  const t = useTranslations('penalty');
  const [asking, setAsking] = useState<Asking | null>(null);
  const reason = useReasons(desk)('penalize');
  const close = () => setAsking(null);
  return (
    <section className={`sheet ${styles.place}`} aria-labelledby="penalties">
      <div className={styles.head}>
        <h3 id="penalties">{t('title')}</h3>
        <Act variant="default" reason={reason} onClick={() => setAsking({ kind: 'give' })}>
          {t('give')}
        </Act>
      </div>
      <p className="soft">{t('what')}</p>
      {tournament.penalties.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.list}>
        {tournament.penalties.map((penalty) => (
          <li key={penalty.penalty} data-withdrawn={penalty.withdrawn !== null || undefined}>
            <PenaltyLine penalty={penalty} timeZone={timeZone} />
            {penalty.withdrawn === null && (
              <Act
                variant="subtle"
                reason={reason}
                onClick={() => setAsking({ kind: 'withdraw', penalty })}
              >
                {t('withdraw')}
                <span className="hidden-words"> {penalty.name}</span>
              </Act>
            )}
          </li>
        ))}
      </ul>
      {asking?.kind === 'give' && <PenaltyForm tournament={tournament} desk={desk} close={close} />}
      {asking?.kind === 'withdraw' && (
        <PenaltyWithdrawal penalty={asking.penalty} desk={desk} close={close} />
      )}
    </section>
  );
}

type LineProps = { readonly penalty: Penalty; readonly timeZone: string };

function PenaltyLine({ penalty, timeZone }: LineProps) {
  const t = useTranslations('penalty');
  const locale = useLocale();
  const { name, points, round, deal, why, at, withdrawn } = penalty;
  return (
    <div className={styles.line}>
      <p>
        <strong>{name}</strong> <Amount points={points} plus />{' '}
        <span className="soft">{t('where', { round: round ?? 0, deal: deal ?? 0 })}</span>
      </p>
      <p>{why ?? t('noReason')}</p>
      <p className="soft">{momentWords(at, locale, timeZone)}</p>
      {withdrawn && (
        <p className={styles.withdrawn}>
          {t('withdrawn', {
            time: momentWords(withdrawn.at, locale, timeZone),
            why: withdrawn.why ?? t('noReason'),
          })}
        </p>
      )}
    </div>
  );
}
