import { at } from './byte';
import { cardOfCode, PACK } from './card';
import { letterOfCard } from './letter';
import { suitLetters } from './suit';

/**
 * The French pack of 32 as integers: eight to a suit in the order of `suitLetters`, each from the seven
 * to the ace, the ten between king and ace. In a suit the higher number is the higher card. A set of
 * cards is 32 bits.
 */
export const PIQUET = 32;

const ranks = ['7', '8', '9', 'J', 'Q', 'K', '10', 'A'] as const;

export type CardSet = number;

export const ALL: CardSet = -1;

const codes = suitLetters.slice(0, 4).flatMap((suit) => ranks.map((rank) => `${suit}${rank}`));

const cards = new Map<unknown, number>(codes.map((code, card) => [code, card]));

/** The card's code in a record. Throws for a number that is no card. */
export function piquetCode(card: number): string {
  const code = codes[card];
  if (code === undefined) throw new RangeError(`no card: ${card}`);
  return code;
}

/** The card of a code, or null for anything that is not one of the 32. */
export const piquetOfCode = (code: unknown): number | null => cards.get(code) ?? null;

/** The card of each character that stands for one of the 32 in a packed text. */
const lettered = new Uint8Array(128).fill(PIQUET);
codes.forEach((code, card) => {
  lettered[letterOfCard(cardOfCode(code) ?? PACK).charCodeAt(0)] = card;
});

/** The card at a place of a packed text; `PIQUET` where none of the 32 stands, or the text has ended. */
export function piquetAt(text: string, index: number): number {
  const unit = index < text.length ? text.charCodeAt(index) : 0;
  return unit < 128 ? at(lettered, unit) : PIQUET;
}

export const piquetSuit = (card: number): number => card >> 3;

const worths = Uint8Array.from({ length: PIQUET }, (_, card) => [0, 0, 0, 2, 3, 4, 10, 11][card % 8] ?? 0);

/** Ace 11, ten 10, king 4, queen 3, jack 2. */
export const piquetWorth = (card: number): number => at(worths, card);

export const setOf = (members: readonly number[]): CardSet =>
  members.reduce((set, card) => set | (1 << card), 0);

/** The cards of some codes, all of them among the 32. */
export const setOfCodes = (some: readonly string[]): CardSet =>
  setOf(some.map((code) => codes.indexOf(code)));

export const suitSet = (suit: number): CardSet => 0xff << (suit << 3);

export const has = (set: CardSet, card: number): boolean => ((set >>> card) & 1) === 1;

/** The cards of a set that have a higher number. */
export const above = (set: CardSet, card: number): CardSet =>
  card === PIQUET - 1 ? 0 : set & (ALL << (card + 1));

/** The cards of a set, ascending. */
export function cardsIn(set: CardSet): readonly number[] {
  const members: number[] = [];
  for (let card = 0; card < PIQUET; card++) if (has(set, card)) members.push(card);
  return members;
}

/** A set among several, at an index known to be inside. */
export const setAt = (sets: Int32Array, index: number): CardSet => sets[index] as CardSet;
