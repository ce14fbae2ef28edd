/**
 * The suits by number, as a record writes them: spades, hearts, diamonds, clubs, and the taroks, a
 * suit of their own.
 */
export const suitLetters = ['S', 'H', 'D', 'C', 'T'] as const;

export type SuitLetter = (typeof suitLetters)[number];

export const TAROK = 4;
/** No suit at all: what the fool belongs to, and what is led as long as nothing is. */
export const NO_SUIT = 5;

const numbers = new Map<unknown, number>(suitLetters.map((letter, suit) => [letter, suit]));

/** The number of a suit's letter, or null for anything else. */
export const suitOfLetter = (letter: unknown): number | null => numbers.get(letter) ?? null;

export function letterOfSuit(suit: number): SuitLetter {
  const letter = suitLetters[suit];
  if (letter === undefined) throw new RangeError(`no suit: ${suit}`);
  return letter;
}
