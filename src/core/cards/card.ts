import { at } from './byte';
import { NO_SUIT, suitLetters, TAROK } from './suit';

/**
 * The pack of 78 as integers: 14 to a suit from ace to king (0 … 55), the taroks from the pagat (56) to
 * `T21` (76), the fool (77). Codes are those of the record format; there is one a card and no other
 * spelling.
 */
export const PACK = 78;
export const SUIT_SIZE = 14;
export const PAGAT = 56;
export const MONDO = 76;
export const FOOL = 77;

/** Ranks within a suit: ace 0, 2 … 10 are 1 … 9, then the court. */
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'N', 'Q', 'K'] as const;
export const JACK = 10;
export const CAVALIER = 11;
export const QUEEN = 12;
export const KING = 13;

/** The card of a suit (0 … 3) with a rank (0 … 13). */
export const cardOf = (suit: number, rank: number): number => suit * SUIT_SIZE + rank;

/** The tarok with a number, 1 … 21. */
export const tarok = (number: number): number => PAGAT + number - 1;

const suits = Uint8Array.from({ length: PACK }, (_, card) => {
  if (card === FOOL) return NO_SUIT;
  return card < PAGAT ? Math.floor(card / SUIT_SIZE) : TAROK;
});

/** Suit by number; `NO_SUIT` for the fool. */
export const suitOf = (card: number): number => at(suits, card);

/** Ace 0 … king 13; a tarok's number less one. */
export const rankOf = (card: number): number => (card < PAGAT ? card % SUIT_SIZE : card - PAGAT);

export const isKing = (card: number): boolean => card < PAGAT && card % SUIT_SIZE === KING;

const ultimoCards = Uint8Array.from({ length: PACK }, (_, card) => (card === PAGAT || isKing(card) ? 1 : 0));

/** The pagat and the kings: the cards for which the last trick is the prize. */
export const isUltimoCard = (card: number): boolean => at(ultimoCards, card) === 1;

const codes = Array.from({ length: PACK }, (_, card) => {
  if (card === FOOL) return 'X';
  return `${suitLetters[suitOf(card)]}${card < PAGAT ? ranks[rankOf(card)] : rankOf(card) + 1}`;
});

const cards = new Map<unknown, number>(codes.map((code, card) => [code, card]));

/** The card's code in a record: `SK`, `H10`, `T21`, `X`. Throws for a number that is no card. */
export function codeOf(card: number): string {
  const code = codes[card];
  if (code === undefined) throw new RangeError(`no card: ${card}`);
  return code;
}

/** The card of a code, or null for anything that is not one of the 78 codes. */
export const cardOfCode = (code: unknown): number | null => cards.get(code) ?? null;
