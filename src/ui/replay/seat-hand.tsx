'use client';

import type { Moment } from '@/core/replay/course';
import type { Seat } from '@/kernel/seat';
import { Card } from '../card/card';
import { SeatMark } from '../seat/seat-mark';
import { useNames } from '../words/say';
import { useTranslations } from '../words/translations';
import type { ReplayedDeal } from './deal-course';
import styles from './felt.module.css';

type Props = { readonly seat: Seat; readonly deal: ReplayedDeal; readonly moment: Moment };

/** Somebody at the table: name, whose turn it is, tricks won, and the hand face up. */
export function SeatHand({ seat, deal, moment }: Props) {
  const t = useTranslations('replay');
  const roles = useTranslations('table.roles');
  const name = useNames()[seat] ?? '';
  const { view } = moment;
  const hand = view.hands[seat] ?? [];
  const won = view.tricks.filter(({ winner }) => winner === seat).length;
  return (
    <div className={styles.seat} data-seat={seat} data-turn={view.turn === seat || undefined}>
      <p className={styles.name}>
        <span className={styles.plate}>
          <SeatMark seat={seat} />
          <strong>{name}</strong>
        </span>
        {deal.table.dealer === seat && <span>{roles('dealer')}</span>}
        <span>{t('tricksWon', { count: won })}</span>
        {view.turn === seat && <span className="hidden-words">{t('toAct', { name })}</span>}
      </p>
      <ul className={styles.hand} aria-label={t('hand', { name, count: hand.length })}>
        {hand.map((code) => (
          <li key={code}>
            <Card code={code} />
          </li>
        ))}
      </ul>
    </div>
  );
}
