/** A card's code taken apart: what is drawn depends on the group, the letters on the language. */
export type CardParts =
  | { readonly group: 'suit'; readonly suit: SuitLetter; readonly rank: string }
  | { readonly group: 'tarok'; readonly number: string }
  | { readonly group: 'fool' };

export type SuitLetter = 'S' | 'H' | 'D' | 'C';

const suits: readonly SuitLetter[] = ['S', 'H', 'D', 'C'];

/** The parts of a code of the record format; null for anything that is no card. */
export function partsOf(code: string): CardParts | null {
  if (code === 'X') return { group: 'fool' };
  const [, letter = '', rank = ''] = /^([SHDCT])([KQNJA]|\d{1,2})$/.exec(code) ?? [];
  if (letter === 'T') return { group: 'tarok', number: rank };
  const suit = suits.find((one) => one === letter);
  return suit ? { group: 'suit', suit, rank } : null;
}

export const isCardCode = (value: unknown): value is string =>
  typeof value === 'string' && partsOf(value) !== null;

/** Every card that an action shows, in the order of its fields. */
export const cardsIn = (action: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.values(action).flat().filter(isCardCode);
