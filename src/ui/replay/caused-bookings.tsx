'use client';

import { causesOf } from '@/core/replay/course';
import type { Booking } from '@/kernel/booking';
import { movementsOf } from '@/kernel/movement';
import { MovementList } from '../deal/movement-list';
import { useTranslations } from '../words/translations';
import type { ReplayedDeal } from './deal-course';
import { momentHash, type Playhead } from './playhead';
import styles from './replay.module.css';
import { trickAt } from './steps';

type Props = { readonly deal: ReplayedDeal; readonly bookings: readonly Booking[]; readonly head: Playhead };

/** Who paid whom in the end; each payment leads to the moment at which it was certain. */
export function CausedBookings({ deal, bookings, head }: Props) {
  const t = useTranslations('replay');
  const causes = causesOf(bookings, deal.course.moments);
  return (
    <section className="sheet" aria-labelledby="caused">
      <h2 id="caused">{t('bookings')}</h2>
      <ol className={styles.caused}>
        {movementsOf(bookings).map((movement, line) => {
          const at = Math.max(...movement.bookings.map((one) => causes[bookings.indexOf(one)] ?? 0));
          return (
            <li key={line}>
              <MovementList bookings={movement.bookings} />
              <a
                className={styles.cause}
                href={momentHash(at)}
                aria-current={head.at === at ? 'step' : undefined}
                onClick={() => head.go(at)}
              >
                {t('momentOf', { trick: trickAt(deal.course, at) })}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
