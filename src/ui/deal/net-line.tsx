import type { Seat } from '@/kernel/seat';
import { Amount } from '../amount/amount';
import { SeatMark } from '../seat/seat-mark';
import { useNames } from '../words/say';
import styles from './net-line.module.css';

type Props = { readonly seats: readonly Seat[]; readonly net: readonly number[] };

/** What each seat won or lost: mark and amount, the name for those who hear the page. */
export function NetLine({ seats, net }: Props) {
  const names = useNames();
  return (
    <span className={styles.line}>
      {seats.map((seat) => (
        <span key={seat} className={styles.one}>
          <SeatMark seat={seat} />
          <span className="hidden-words">{`${names[seat]} `}</span>
          <Amount points={net[seat] ?? 0} plus />
        </span>
      ))}
    </span>
  );
}
