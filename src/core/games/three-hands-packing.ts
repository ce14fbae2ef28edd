import { cardOfCode, PACK } from '../cards/card';
import { HAND, TALON } from '../cards/three-hands';
import type { Shorthand } from './packed-actions';
import { packActions, unpackActions } from './packed-actions';
import { cardsInFull, codesAt, FREE, freeText, lettersOf } from './packed-text';
import type { Cards, PackedDeal, PlayedDeal } from './play';

/**
 * A record in two short texts, exactly reversible whatever stands in it. `cards`: the hands in order of
 * seats, then the talon, a character a card; unless there are three seats a digit a seat follows, 1 for
 * one with a hand. Cards that are not the whole pack in three hands of 25 and a talon of 3 stand in full.
 * `actions`: see `packActions`.
 */
export const packDeal = (record: PlayedDeal, shorthand: Shorthand): PackedDeal => ({
  cards: isOrderly(record.cards) ? packCards(record.cards) : freeText(record.cards),
  actions: packActions(record, shorthand),
});

export function unpackDeal(packed: PackedDeal, shorthand: Shorthand): PlayedDeal {
  const cards = unpackCards(packed.cards);
  return { cards, actions: unpackActions(packed.actions, cards, shorthand) };
}

/** The three cards of a discard as characters, or null if they are not three cards. */
export const discardLetters = (codes: unknown): string | null =>
  Array.isArray(codes) && codes.length === TALON ? lettersOf(codes) : null;

/** The codes of a discard's three characters. */
export const discardAt = (text: string, index: number): readonly string[] => codesAt(text, index, TALON);

function isOrderly({ hands, talon, ...more }: Cards): boolean {
  const held = hands.filter((hand) => hand !== null);
  if (Object.keys(more).length > 0 || held.length !== 3 || talon.length !== TALON) return false;
  return held.every((hand) => hand.length === HAND) && isPack([...held.flat(), ...talon]);
}

const isPack = (codes: readonly string[]): boolean =>
  new Set(codes).size === PACK && codes.every((code) => cardOfCode(code) !== null);

function packCards({ hands, talon }: Cards): string {
  const letters = lettersOf([...hands.flatMap((hand) => hand ?? []), ...talon]) ?? '';
  return hands.length === 3 ? letters : letters + hands.map((hand) => (hand ? '1' : '0')).join('');
}

function unpackCards(text: string): Cards {
  if (text.startsWith(FREE)) return cardsInFull(text);
  const codes = codesAt(text, 0, PACK);
  return { hands: handsOf(codes, heldBy(text)), talon: codes.slice(PACK - TALON) };
}

/** Which seats have a hand, by seat. */
const heldBy = (text: string): readonly boolean[] =>
  text.length > PACK ? [...text.slice(PACK)].map((digit) => digit === '1') : [true, true, true];

function handsOf(codes: readonly string[], held: readonly boolean[]): Cards['hands'] {
  const hand = (before: number) => codes.slice(before * HAND, (before + 1) * HAND);
  return held.map((has, seat) => (has ? hand(held.slice(0, seat).filter(Boolean).length) : null));
}
