import type { Seat } from '@/kernel/seat';
import styles from './seat-mark.module.css';

const shapes = [
  'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  'M10 2.5L18.5 17.5H1.5z',
  'M3 3h14v14H3z',
  'M10 1L19 10L10 19L1 10z',
] as const;

/** A colour never stands alone: ● ▲ ■ ◆, and the same hollow from the fifth seat on. */
export function SeatMark({ seat }: { readonly seat: Seat }) {
  const hollow = seat % 8 >= shapes.length;
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={shapes[seat % shapes.length]}
        fill={hollow ? 'none' : seatColour(seat)}
        stroke={seatColour(seat)}
        strokeWidth={hollow ? 3 : 0}
      />
    </svg>
  );
}

/** The CSS colour of a seat, of the theme that is on. */
export const seatColour = (seat: Seat): string => `var(--seat-${seat % 4})`;
