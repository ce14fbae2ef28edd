import type { Seat } from '@/kernel/seat';
import styles from './seat-mark.module.css';

const shapes = [
  'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  'M10 2.5L18.5 17.5H1.5z',
  'M3 3h14v14H3z',
  'M10 1L19 10L10 19L1 10z',
] as const;

const kinds = 2 * shapes.length;
const idOf = (seat: Seat): string => `seat-mark-${seat % kinds}`;

// Made once: a page shows a hundred of them.
const marks = Array.from({ length: kinds }, (_, seat) => (
  <svg key={seat} className={styles.mark} aria-hidden="true">
    <use href={`#${idOf(seat)}`} />
  </svg>
));

/** A colour never stands alone: ● ▲ ■ ◆, and the same hollow from the fifth seat on. */
export const SeatMark = ({ seat }: { readonly seat: Seat }) => marks[seat % kinds];

/** The shapes that the marks show, once a page; itself it is not seen. */
export function SeatShapes() {
  return (
    <svg className={styles.shapes} aria-hidden="true">
      {shapes.map((shape, seat) => (
        <SeatShape key={seat} shape={shape} seat={seat} />
      ))}
      {shapes.map((shape, seat) => (
        <SeatShape key={seat} shape={shape} seat={seat + shapes.length} />
      ))}
    </svg>
  );
}

function SeatShape({ shape, seat }: { readonly shape: string; readonly seat: Seat }) {
  const hollow = seat >= shapes.length;
  return (
    <symbol id={idOf(seat)} viewBox="0 0 20 20" overflow="visible">
      <path
        d={shape}
        fill={hollow ? 'none' : seatColour(seat)}
        stroke={seatColour(seat)}
        strokeWidth={hollow ? 3 : 0}
      />
    </symbol>
  );
}

/** The CSS colour of a seat, of the theme that is on. */
export const seatColour = (seat: Seat): string => `var(--seat-${seat % 4})`;
