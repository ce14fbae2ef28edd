'use client';

import { useMemo } from 'react';
import type { Moment } from '@/core/replay/course';
import { Card } from '../card/card';
import { useTranslations } from '../words/translations';
import type { ReplayedDeal } from './deal-course';
import styles from './felt.module.css';
import { type Place, placesOf, seatedIn, type Row } from './places';
import { SeatHand } from './seat-hand';
import { TrickPile } from './trick-pile';

type Props = { readonly deal: ReplayedDeal; readonly moment: Moment };

/**
 * The table from above: everybody with his cards, the trick in the middle, the talon and what was laid
 * away.
 */
export function Felt({ deal, moment }: Props) {
  const t = useTranslations('replay');
  const { table, game, course } = deal;
  const places = useMemo(() => {
    const seats = [...table.active].sort((a, b) => a - b);
    return placesOf(seats, game.seating.anticlockwise === true);
  }, [table, game]);
  const row = (name: Row) => (
    <Hands places={seatedIn(places, name)} row={name} deal={deal} moment={moment} />
  );
  return (
    <section className={styles.felt} aria-label={t('table')}>
      {row('far')}
      {row('side')}
      <div className={styles.middle}>
        <Laid title={t('talon')} cards={talonLeft(course.played.cards.talon, moment)} />
        <TrickPile moment={moment} places={places} />
        <Laid title={t('skat')} cards={moment.view.skat} />
      </div>
      {row('near')}
    </section>
  );
}

type HandsProps = Props & { readonly places: readonly Place[]; readonly row: Row };

function Hands({ places, row, deal, moment }: HandsProps) {
  if (places.length === 0) return null;
  return (
    <div className={styles.row} data-row={row}>
      {places.map(({ seat }) => (
        <SeatHand key={seat} seat={seat} deal={deal} moment={moment} />
      ))}
    </div>
  );
}

type LaidProps = { readonly title: string; readonly cards: readonly string[] };

/** A few cards beside the trick, open to those who look on. */
function Laid({ title, cards }: LaidProps) {
  return (
    <div className={styles.laid}>
      {cards.length > 0 && (
        <>
          <p>{title}</p>
          <ul>
            {cards.map((code) => (
              <li key={code}>
                <Card code={code} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What nobody has taken up yet, laid away or played. */
function talonLeft(talon: readonly string[], { view }: Moment): readonly string[] {
  const gone = new Set([
    ...view.hands.flatMap((hand) => hand ?? []),
    ...view.skat,
    ...view.tricks.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...view.trick.map(({ card }) => card),
  ]);
  return talon.filter((code) => !gone.has(code));
}
