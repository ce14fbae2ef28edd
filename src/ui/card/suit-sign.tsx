import type { SuitLetter } from './card-code';
import styles from './card.module.css';

/** Each in a square of 20. */
const shapes: Readonly<Record<SuitLetter, string>> = {
  S:
    'M10 1C13.6 5.6 18.2 8.4 18.2 12.3A4 4 0 0 1 11.3 15C11.5 16.7 12.3 18 13.8 19H6.2' +
      'C7.7 18 8.5 16.7 8.7 15A4 4 0 0 1 1.8 12.3C1.8 8.4 6.4 5.6 10 1Z',
  H:
    'M10 18.6C3.6 13.6 1.2 10.2 1.2 6.6A4.5 4.5 0 0 1 10 5A4.5 4.5 0 0 1 18.8 6.6' +
      'C18.8 10.2 16.4 13.6 10 18.6Z',
  D: 'M10 .8C12 4.4 14.4 7.4 17.4 10C14.4 12.6 12 15.6 10 19.2C8 15.6 5.6 12.6 2.6 10C5.6 7.4 8 4.4 10 .8Z',
  C:
    'M10 1.2a4.2 4.2 0 1 0 .01 0zM5.3 7.8a4.2 4.2 0 1 0 .01 0zM14.7 7.8' +
      'a4.2 4.2 0 1 0 .01 0zM8.9 9.5h2.2c.1 4.4 1 7.7 3 9.5H5.9c2-1.8 2.9-5.1 3-9.5z',
};

type Props = { readonly suit: SuitLetter; readonly x: number; readonly y: number; readonly size: number };

/** A suit's sign with its upper left corner at a place, inside a drawing. */
export const SuitSign = ({ suit, x, y, size }: Props) => (
  <path className={colourOf(suit)} d={shapes[suit]} transform={`translate(${x} ${y}) scale(${size / 20})`} />
);

export const isRed = (suit: SuitLetter): boolean => suit === 'H' || suit === 'D';

export const colourOf = (suit: SuitLetter): string | undefined => (isRed(suit) ? styles.red : styles.black);
