'use client';

import type { CSSProperties } from 'react';
import type { CardPlayed, PlayView } from '@/core/games/play';
import type { Moment } from '@/core/replay/course';
import type { Seat } from '@/kernel/seat';
import { Card } from '../card/card';
import { useNames } from '../words/say';
import { useTranslations } from '../words/translations';
import styles from './felt.module.css';
import type { Place } from './places';

type Props = { readonly moment: Moment; readonly places: readonly Place[] };

/**
 * The trick on the table, each card before who laid it; the one that was just completed lies until the
 * next.
 */
export function TrickPile({ moment, places }: Props) {
  const t = useTranslations('replay');
  const names = useNames();
  const { number, cards, winner } = trickShown(moment.view);
  if (number === 0) return <div className={styles.pile} />;
  return (
    <div className={styles.pile}>
      <p className={styles.pileTitle}>{t('trick', { number })}</p>
      <ol className={styles.cards} aria-label={t('onTable')}>
        {cards.map(({ seat, card }) => (
          <li
            key={card}
            className={styles.laidCard}
            style={placeStyle(places.find((place) => place.seat === seat))}
            data-winner={seat === winner || undefined}
          >
            <Card code={card} />
          </li>
        ))}
      </ol>
      <p className={styles.pileFoot}>{winner !== null && t('wonBy', { name: names[winner] ?? '' })}</p>
    </div>
  );
}

type Shown = { readonly number: number; readonly cards: readonly CardPlayed[]; readonly winner: Seat | null };

function trickShown({ trick, tricks }: PlayView): Shown {
  const last = tricks.at(-1);
  if (trick.length > 0 || !last)
    return { number: trick.length > 0 ? tricks.length + 1 : 0, cards: trick, winner: null };
  return { number: tricks.length, cards: last.cards, winner: last.winner };
}

/** Where a card lies, for the style sheet. */
const placeStyle = (place: Place | undefined): CSSProperties =>
  customStyle({ '--x': place?.x ?? 0, '--y': place?.y ?? 0 });

const customStyle = (properties: Readonly<Record<string, number>>) => properties as CSSProperties;
