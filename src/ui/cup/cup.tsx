import type { Pot } from '@/kernel/booking';
import { pilesOf, type Pile } from './chips';
import styles from './cup.module.css';

const BOWL = 'M14 16C14 48 15 76 32 89C40 95 80 95 88 89C105 76 106 48 106 16Z';
const FOOT = 'M55 93H65L67 118C68 130 80 134 92 138V144H28V138C40 134 52 130 53 118Z';
const CHIP = { width: 17, height: 9, most: 7 } as const;
/** Where piles stand in the bowl, by how many there are: left edge and floor, the highest value first. */
const inner = [
  { x: 42.5, floor: 90 },
  { x: 60.5, floor: 90 },
] as const;
const PLACES = [
  [],
  [{ x: 51.5, floor: 90 }],
  inner,
  [
    { x: 51.5, floor: 90 },
    { x: 69.5, floor: 88 },
    { x: 33.5, floor: 88 },
  ],
  [...inner, { x: 78, floor: 79 }, { x: 25, floor: 79 }],
] as const;

type Props = {
  readonly pot: Pot;
  /** Contents in points. */
  readonly points: number;
  /** The values of the rules' chips. */
  readonly chips: readonly number[];
};

/**
 * A cup as it stands beside the dealer, with what is in it in chips. A picture only: the figure stands beside
 * it.
 */
export function Cup({ pot, points, chips }: Props) {
  const piles = pilesOf(points, chips).filter(({ count }) => count > 0);
  const places = PLACES[Math.min(piles.length, 4)] ?? inner;
  return (
    <svg className={styles.cup} viewBox="0 0 120 152" aria-hidden="true" data-pot={pot}>
      <CupShape />
      {piles.toReversed().map((pile, at) => (
        <ChipPile key={pile.kind} pile={pile} place={places[at % places.length] ?? inner[0]} />
      ))}
      <path className={styles.rim} d="M10 16H110" />
      <path className={styles.gloss} d="M23 26C23 46 25 62 31 74" />
      <CupSign pot={pot} />
    </svg>
  );
}

function CupShape() {
  return (
    <>
      <path className={styles.bowl} d={BOWL} />
      <path className={styles.foot} d={FOOT} />
    </>
  );
}

/** The crown of the kings, the 1 of the pagat, on the knot of the stem. */
export function CupSign({ pot }: { readonly pot: Pot }) {
  return (
    <g>
      <circle className={styles.medal} cx="60" cy="110" r="15" />
      {pot === 'king' ? (
        <path className={styles.sign} d="M51 116L49.5 104L55.5 109L60 101.5L64.5 109L70.5 104L69 116Z" />
      ) : (
        <path className={styles.sign} d="M55.5 105.5L61 101.5H63V118.5H59V107L55.5 109Z" />
      )}
    </g>
  );
}

type PileProps = { readonly pile: Pile; readonly place: { readonly x: number; readonly floor: number } };

/** Seven chips reach the rim; a higher pile is pressed together. */
function ChipPile({ pile, place }: PileProps) {
  const step = CHIP.height * Math.min(1, CHIP.most / pile.count);
  return (
    <g>
      {Array.from({ length: pile.count }, (_, level) => (
        <Chip key={level} kind={pile.kind} x={place.x} y={place.floor - CHIP.height - level * step} />
      ))}
    </g>
  );
}

type ChipProps = { readonly kind: number; readonly x: number; readonly y: number };

function Chip({ kind, x, y }: ChipProps) {
  return (
    <g className={styles.chip}>
      <rect x={x} y={y} width={CHIP.width} height={CHIP.height} rx="2" fill={`var(--chip-${kind % 5})`} />
      <path className={styles.notch} d={`M${x + 4.5} ${y + 1}v7M${x + CHIP.width - 4.5} ${y + 1}v7`} />
    </g>
  );
}
