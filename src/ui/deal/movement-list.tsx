'use client';

import { sayMovement } from '@/i18n/say-movement';
import { seatOf, type Booking } from '@/kernel/booking';
import { movementsOf, type Movement } from '@/kernel/movement';
import { Amount } from '../amount/amount';
import { SeatMark } from '../seat/seat-mark';
import { useVoice } from '../words/say';
import styles from './movement-list.module.css';

/** Bookings that explain themselves: who, why, how much to whom, and what it came to for that person. */
export function MovementList({ bookings }: { readonly bookings: readonly Booking[] }) {
  return (
    <ul className={styles.list}>
      {movementsOf(bookings).map((movement, at) => (
        <MovementLine key={at} movement={movement} />
      ))}
    </ul>
  );
}

function MovementLine({ movement }: { readonly movement: Movement }) {
  const { who, sentence } = sayMovement(useVoice(), movement);
  const seat = seatOf(movement.pivot);
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        {who !== null && seat !== null && (
          <strong className={styles.who}>
            <SeatMark seat={seat} /> {who}
          </strong>
        )}
        <span>{sentence}</span>
      </span>
      {seat !== null && <Amount points={sumOf(movement)} plus />}
    </li>
  );
}

/** What the movement came to for the account it is about. */
function sumOf({ bookings, incoming }: Movement): number {
  const sum = bookings.reduce((total, { amount }) => total + amount, 0);
  return incoming ? sum : -sum;
}
