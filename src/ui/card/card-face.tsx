import type { CardParts, SuitLetter } from './card-code';
import { partsOf } from './card-code';
import styles from './card.module.css';
import { CourtFigure } from './court-figure';
import { colourOf, SuitSign } from './suit-sign';

type Props = {
  /** The code of the record format. */
  readonly code: string;
  /** What people hear; without it the drawing is a picture only, and its words stand beside it. */
  readonly name?: string;
  /** The index letter of a rank in the language of the page. */
  readonly letter: (rank: string) => string;
};

const courts: readonly string[] = ['K', 'Q', 'N', 'J'];

/** A card's face, drawn: a corner that can be read in a fan, and one picture in the middle. */
export function CardFace({ code, name, letter }: Props) {
  const parts = partsOf(code);
  const said = name === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': name };
  return (
    <svg className={styles.card} viewBox="0 0 100 160" data-card={code} {...said}>
      <rect className={styles.paper} x="1" y="1" width="98" height="158" rx="10" />
      {parts && <Corners parts={parts} letter={letter} />}
      {parts && <Middle parts={parts} />}
    </svg>
  );
}

type PartProps = { readonly parts: CardParts };

/** The index, and the same upside down in the corner across. */
function Corners({ parts, letter }: PartProps & Pick<Props, 'letter'>) {
  const corner = <Corner parts={parts} letter={letter} />;
  return (
    <>
      {corner}
      <g transform="rotate(180 50 80)">{corner}</g>
    </>
  );
}

function Corner({ parts, letter }: PartProps & Pick<Props, 'letter'>) {
  switch (parts.group) {
    case 'fool':
      return <Star x={22} y={25} size={17} />;
    case 'tarok':
      return <Index text={parts.number} colour={styles.tarok} />;
    case 'suit':
      return (
        <>
          <Index text={letter(parts.rank)} colour={colourOf(parts.suit)} />
          <SuitSign suit={parts.suit} x={10} y={43} size={24} />
        </>
      );
  }
}

/** Two letters are set closer, so that the corner keeps its width. */
function Index({ text, colour }: { readonly text: string; readonly colour: string | undefined }) {
  const long = text.length > 1;
  return (
    <text
      className={`${styles.index} ${colour}`}
      x="22"
      y="36"
      fontSize={long ? 31 : 35}
      letterSpacing={long ? -2 : 0}
    >
      {text}
    </text>
  );
}

function Middle({ parts }: PartProps) {
  switch (parts.group) {
    case 'fool':
      return <FoolMiddle />;
    case 'tarok':
      return <TarokMiddle number={parts.number} />;
    case 'suit':
      return <SuitMiddle suit={parts.suit} rank={parts.rank} />;
  }
}

function SuitMiddle({ suit, rank }: { readonly suit: SuitLetter; readonly rank: string }) {
  if (courts.includes(rank)) return <CourtFigure rank={rank} colour={colourOf(suit)} />;
  return <SuitSign suit={suit} x={27} y={57} size={46} />;
}

function TarokMiddle({ number }: { readonly number: string }) {
  return (
    <g>
      <Ornament y={49} />
      <text className={`${styles.number} ${styles.tarok}`} x="50" y="99" fontSize="54">
        {number}
      </text>
      <Ornament y={111} />
    </g>
  );
}

/** A thin line with a lozenge. */
const Ornament = ({ y }: { readonly y: number }) => (
  <g className={styles.ornament}>
    <path d={`M27 ${y}H43M57 ${y}H73`} />
    <path className={styles.lozenge} d={`M50 ${y - 5}L56 ${y}L50 ${y + 5}L44 ${y}Z`} />
  </g>
);

const FoolMiddle = () => (
  <g>
    <circle className={styles.medal} cx="50" cy="80" r="29" />
    <circle className={styles.medalLine} cx="50" cy="80" r="25.5" />
    <Star x={50} y={80} size={21} />
  </g>
);

type StarProps = { readonly x: number; readonly y: number; readonly size: number };

/** Eight points, every second one shorter. */
function Star({ x, y, size }: StarProps) {
  const points = Array.from({ length: 16 }, (_, at) => {
    const reach = at % 2 === 1 ? 0.4 : at % 4 === 0 ? 1 : 0.74;
    const angle = (at * Math.PI) / 8 - Math.PI / 2;
    const [right, down] = [Math.cos(angle), Math.sin(angle)].map((part) => size * reach * part);
    return `${(x + (right ?? 0)).toFixed(1)},${(y + (down ?? 0)).toFixed(1)}`;
  });
  return <polygon className={styles.tarok} points={points.join(' ')} />;
}
