import type { Seat } from '@/kernel/seat';
import { SeatMark } from './seat-mark';
import styles from './seat-name.module.css';

type Props = { readonly seat: Seat; readonly name: string };

/** Whose: the mark of the seat and the person's name. */
export function SeatName({ seat, name }: Props) {
  return (
    <span className={styles.name}>
      <SeatMark seat={seat} />
      <span>{name}</span>
    </span>
  );
}
