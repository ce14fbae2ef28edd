import { at } from '../../cards/byte';
import { CAVALIER, FOOL, JACK, KING, MONDO, PACK, PAGAT, QUEEN } from '../../cards/card';
import { cardOf, isKing, suitOf, tarok } from '../../cards/card';
import type { Deck } from '../../cards/deck';
import { strengthsOf } from '../../cards/strength';
import { TAROK } from '../../cards/suit';
import type { UltimoKind } from './result';

/** Tricks of a deal. */
export const TRICKS = 12;

/** Ranks of ace and ten: the pip card of red suits, and of black ones. */
const ACE = 0;
const TEN = 9;

/** Suits as `suitLetters` has them. */
const suits = [0, 1, 2, 3] as const;
const isRed = (suit: number): boolean => suit === 1 || suit === 2;

const courts = [JACK, CAVALIER, QUEEN, KING] as const;

const suitCards = (suit: number): readonly number[] =>
  [isRed(suit) ? ACE : TEN, ...courts].map((rank) => cardOf(suit, rank));

const tarocks = Array.from({ length: 21 }, (_, index) => tarok(index + 1));

/**
 * The 42 cards: Tarocks with the Sküs, and five of each suit (section 2). Twelve to each, six to the talon.
 */
export const deck: Deck = {
  cards: [...suits.flatMap(suitCards), ...tarocks, FOOL],
  handSize: TRICKS,
  talonSize: 6,
};

const inDeck: ReadonlySet<number> = new Set(deck.cards);

export const isInDeck = (card: number): boolean => inDeck.has(card);

/** The Sküs is the highest Tarock. */
export const strengths = strengthsOf(false, true);

/** The Tarocks, the Sküs among them, are a suit of their own. */
export const suitIn = (card: number): number => at(suitTable, card);

const suitTable = Uint8Array.from({ length: PACK }, (_, card) => (card === FOOL ? TAROK : suitOf(card)));

export const isTarock = (card: number): boolean => card >= PAGAT;

/** Trull and kings. */
export const isHonour = (card: number): boolean =>
  card === FOOL || card === MONDO || card === PAGAT || isKing(card);

export const kings: readonly number[] = suits.map((suit) => cardOf(suit, KING));

/** The card with which an ultimo is made. */
export const ultimoCards = {
  pelikan: tarok(3),
  uhu: tarok(2),
  'pagat-ultimo': PAGAT,
} as const satisfies Readonly<Record<UltimoKind, number>>;

/** The trick in which it is made, from 0. */
export const ultimoTricks = {
  pelikan: TRICKS - 3,
  uhu: TRICKS - 2,
  'pagat-ultimo': TRICKS - 1,
} as const satisfies Readonly<Record<UltimoKind, number>>;
