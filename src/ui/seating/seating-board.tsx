'use client';

import { useState } from 'react';
import type { Round } from '../tournament/answers';
import { type Desk, useReasons } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import { type Chair, PersonChair } from './person-chair';
import styles from './seating-board.module.css';
import { SwapBar } from './swap-bar';

type Props = {
  readonly round: Pick<Round, 'tables' | 'out' | 'absent' | 'changed'> & {
    readonly number: number;
    /** Not begun yet: it can still be moved about in. */
    readonly waits: boolean;
  };
  readonly desk: Desk;
};

type Named = Round['out'][number];
type Picked = readonly [] | readonly [Named] | readonly [Named, Named];

/** The tables with their people. Two are picked, by drag, tap or keyboard, and may then change places. */
export function SeatingBoard({ round, desk }: Props) {
  const t = useTranslations('placing');
  const [picked, setPicked] = useState<Picked>([]);
  const reason = useReasons(desk)('change-seats');
  const movable = round.waits && reason === null;
  const pick = (one: Named): void => setPicked(picking(picked, one));
  const clear = () => setPicked([]);
  const chair: Chair = {
    movable,
    picked,
    changed: round.changed,
    pick,
    clear,
    drop: (one, other) => setPicked([one, other]),
  };
  return (
    <section className={styles.board} aria-label={t('tables')}>
      {movable && <p className="soft no-print">{t('swapHow')}</p>}
      <ul className={styles.tables}>
        {round.tables.map(({ table, persons, firstDealer }) => (
          <li key={table} className={`sheet ${styles.table}`}>
            <h3>{t('table', { table })}</h3>
            <ol>
              {persons.map((one, seat) => (
                <PersonChair key={one.person} one={one} chair={chair} dealer={seat === firstDealer} />
              ))}
            </ol>
          </li>
        ))}
        {round.out.length > 0 && (
          <li className={`sheet ${styles.table} ${styles.bench}`}>
            <h3>{t('out')}</h3>
            <ol>
              {round.out.map((one) => (
                <PersonChair key={one.person} one={one} chair={chair} dealer={false} />
              ))}
            </ol>
          </li>
        )}
      </ul>
      {round.absent.length > 0 && (
        <p className="soft">{t('absent', { names: round.absent.map(({ name }) => name).join(', ') })}</p>
      )}
      <SwapBar picked={picked} round={round.number} desk={desk} clear={clear} />
    </section>
  );
}

/** The first pick, the second, none if it is the same again, a new first after two. */
function picking(picked: Picked, one: Named): Picked {
  if (picked.some(({ person }) => person === one.person)) return [];
  const [first, second] = picked;
  return first && !second ? [first, one] : [one];
}
