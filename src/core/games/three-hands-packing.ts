import { cardOfCode } from '../cards/card';
import type { Deck } from '../cards/deck';
import { fullDeck } from '../cards/deck';
import { TALON } from '../cards/three-hands';
import type { Shorthand } from './packed-actions';
import { packActions, unpackActions } from './packed-actions';
import { cardsInFull, codesAt, FREE, freeText, lettersOf } from './packed-text';
import type { Cards, PackedDeal, PlayedDeal } from './play';

/**
 * A record in two short texts, exactly reversible whatever stands in it. `cards`: the hands in order of
 * seats, then the talon, a character a card; unless there are three seats a digit a seat follows, 1 for
 * one with a hand. Cards that do not lie in three hands and a talon as the deck says stand in full.
 * `actions`: see `packActions`.
 */
export const packDeal = (record: PlayedDeal, shorthand: Shorthand, deck: Deck = fullDeck): PackedDeal => ({
  cards: isOrderly(record.cards, deck) ? packCards(record.cards) : freeText(record.cards),
  actions: packActions(record, shorthand),
});

export function unpackDeal(packed: PackedDeal, shorthand: Shorthand, deck: Deck = fullDeck): PlayedDeal {
  const cards = unpackCards(packed.cards, deck);
  return { cards, actions: unpackActions(packed.actions, cards, shorthand) };
}

/** The cards of a discard as characters, or null if they are not so many cards. */
export const discardLetters = (codes: unknown, count: number = TALON): string | null =>
  Array.isArray(codes) && codes.length === count ? lettersOf(codes) : null;

/** The codes of a discard's characters. */
export const discardAt = (text: string, index: number, count: number = TALON): readonly string[] =>
  codesAt(text, index, count);

function isOrderly({ hands, talon, ...more }: Cards, { handSize, talonSize }: Deck): boolean {
  const held = hands.filter((hand) => hand !== null);
  if (Object.keys(more).length > 0 || held.length !== 3 || talon.length !== talonSize) return false;
  return held.every((hand) => hand.length === handSize) && areCards([...held.flat(), ...talon]);
}

const areCards = (codes: readonly string[]): boolean =>
  new Set(codes).size === codes.length && codes.every((code) => cardOfCode(code) !== null);

function packCards({ hands, talon }: Cards): string {
  const letters = lettersOf([...hands.flatMap((hand) => hand ?? []), ...talon]) ?? '';
  return hands.length === 3 ? letters : letters + hands.map((hand) => (hand ? '1' : '0')).join('');
}

function unpackCards(text: string, deck: Deck): Cards {
  if (text.startsWith(FREE)) return cardsInFull(text);
  const count = deck.cards.length;
  const codes = codesAt(text, 0, count);
  const hands = handsOf(codes, heldBy(text.slice(count)), deck);
  return { hands, talon: codes.slice(count - deck.talonSize) };
}

/** Which seats have a hand, by seat; nothing said: all three. */
const heldBy = (digits: string): readonly boolean[] =>
  digits === '' ? [true, true, true] : Array.from(digits, (digit) => digit === '1');

function handsOf(codes: readonly string[], held: readonly boolean[], { handSize }: Deck): Cards['hands'] {
  const hand = (before: number) => codes.slice(before * handSize, (before + 1) * handSize);
  return held.map((has, seat) => (has ? hand(held.slice(0, seat).filter(Boolean).length) : null));
}
