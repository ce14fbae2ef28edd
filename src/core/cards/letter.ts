import { at } from './byte';
import { PACK } from './card';

/**
 * One character a card, for records in the log. They run from `#` to `q` and leave out the backslash, so
 * that a string of cards stands in JSON as it is; the characters after `q` are free for everything that is
 * not a card.
 */
const FIRST = 35;
const BACKSLASH = 92;
const NONE = 255;

const codeUnits = Uint8Array.from({ length: PACK }, (_, card) => {
  const unit = FIRST + card;
  return unit < BACKSLASH ? unit : unit + 1;
});

const letters = Array.from(codeUnits, (unit) => String.fromCharCode(unit));

const cards = new Uint8Array(128).fill(NONE);
codeUnits.forEach((unit, card) => {
  cards[unit] = card;
});

export function letterOfCard(card: number): string {
  const letter = letters[card];
  if (letter === undefined) throw new RangeError(`no card: ${card}`);
  return letter;
}

/**
 * The card at a place of a packed text; `PACK` or more where no card's character stands, or the text
 * has ended.
 */
export function cardAt(text: string, index: number): number {
  const unit = index < text.length ? text.charCodeAt(index) : 0;
  return unit < 128 ? at(cards, unit) : NONE;
}
