import styles from './card.module.css';

/** What the court carries, each in a square of 40: crown, tiara, horse, cap with a feather. */
const figures: Readonly<Record<string, readonly string[]>> = {
  K: [
    'M4 31L2.5 12.5L12.5 20.5L20 7L27.5 20.5L37.5 12.5L36 31Z',
    'M4.4 33.4H35.6V37.4H4.4Z',
    'M2.5 7.5a2.4 2.4 0 1 0 .01 0zM20 2a2.6 2.6 0 1 0 .01 0zM37.5 7.5a2.4 2.4 0 1 0 .01 0z',
  ],
  Q: [
    'M5 32C4.6 20 10 12.5 20 12.5S35.4 20 35 32C31 30.5 29.5 22.5 20 22.5S9 30.5 5 32Z',
    'M6 34H34V37.2H6Z',
    'M20 4.6a3 3 0 1 0 .01 0zM9.8 8.4a2.6 2.6 0 1 0 .01 0zM30.2 8.4a2.6 2.6 0 1 0 .01 0z' +
      'M3.6 17a2.4 2.4 0 1 0 .01 0zM36.4 17a2.4 2.4 0 1 0 .01 0z',
  ],
  N: [
    'M11 37C10.6 29 13.6 24.4 18.6 20.4L11.4 23.4C8.6 24.4 6.4 20.6 8 18.4' +
      'C11 13.8 14.2 9.4 19 7L19.8 2.4L24.4 6.2C32.4 9.6 35.4 20 34.2 37Z',
    'M9.5 38H35.5V39.6H9.5Z',
  ],
  J: [
    'M6.5 26C7.6 17.4 13.4 13.4 20.6 13.4S33 17.6 33.6 26Z',
    'M3.5 28H36.5V33H3.5Z',
    'M25.6 13C27.6 7.2 32 3.4 37.4 2C37.4 8.4 34.6 13.6 29 16.2C28 15 26.8 13.8 25.6 13Z',
  ],
};

type Props = { readonly rank: string; readonly colour: string | undefined };

/** The sign of a court card in a medallion; no likeness of anybody. */
export function CourtFigure({ rank, colour }: Props) {
  return (
    <g>
      <circle className={styles.medal} cx="50" cy="80" r="29" />
      <circle className={styles.medalLine} cx="50" cy="80" r="25.5" />
      <g className={colour} transform="translate(31.5 61) scale(.925)">
        {figures[rank]?.map((shape) => (
          <path key={shape} d={shape} />
        ))}
      </g>
    </g>
  );
}
