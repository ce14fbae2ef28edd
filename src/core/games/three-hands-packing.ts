import { cardOfCode, codeOf, PACK } from '../cards/card';
import { cardAt, letterOfCard } from '../cards/letter';
import { HAND, TALON } from '../cards/three-hands';
import type { Seat } from '@/kernel/seat';
import type { Read } from './packed-text';
import { FREE, freeText, isSameAction, joined, readFree, readFreeAction } from './packed-text';
import type { Action, Cards, PackedDeal, PlayedDeal } from './play';

/** Whose hand a card is in at the start. The talon is nobody's until somebody discards. */
export type Owners = (card: number) => Seat | undefined;

/** How a game writes its actions in few characters. Plain plays and what stands in full need no rule of its own. */
export type Shorthand = {
  /** Text that begins with a mark of the game's, or null if the action does not fit one. */
  readonly write: (action: Action) => string | null;
  /** The action that begins with a mark, and where it ends. Throws for a text that is not of our making. */
  readonly read: (text: string, index: number, owners: Owners) => Read<Action>;
};

/**
 * A record in two short texts, exactly reversible whatever stands in it. `cards`: the hands in order of
 * seats, then the talon, a character a card; unless there are three seats a digit a seat follows, 1 for
 * one with a hand. Cards that are not the whole pack in three hands of 25 and a talon of 3 stand in full.
 * `actions`: see `packAction`.
 */
export function packDeal({ cards, actions }: PlayedDeal, shorthand: Shorthand): PackedDeal {
  const owners = ownersIn(cards);
  const texts = actions.map((action) => {
    const text = packAction(action, (card) => owners.get(card), shorthand);
    noteDiscard(action, cards, owners);
    return text;
  });
  return { cards: isOrderly(cards) ? packCards(cards) : freeText(cards), actions: texts.join('') };
}

export function unpackDeal(packed: PackedDeal, shorthand: Shorthand): PlayedDeal {
  const cards = unpackCards(packed.cards);
  return { cards, actions: unpackActions(packed.actions, cards, shorthand) };
}

/**
 * An action as text: a play is its card's character alone, since the card tells whose it is; the others
 * begin with their mark. What the short form would not give back exactly (any field more, a card of
 * another hand) stands in full.
 */
function packAction(action: Action, owners: Owners, shorthand: Shorthand): string {
  const short = plainPlay(action, owners) ?? shorthand.write(action);
  if (short === null) return freeText(action);
  const { value } = readAction(short, { index: 0, owners }, shorthand);
  return isSameAction(value, action) ? short : freeText(action);
}

function plainPlay(action: Action, owners: Owners): string | null {
  const card = action.type === 'play' ? cardOfCode(action['card']) : null;
  const plain = card !== null && Object.keys(action).length === 3 && owners(card) === action.seat;
  return plain ? letterOfCard(card) : null;
}

type Place = { readonly index: number; readonly owners: Owners };

/** The action that begins at a place, and where it ends. Throws for a text that is not of our making. */
export function readAction(text: string, { index, owners }: Place, shorthand: Shorthand): Read<Action> {
  const card = cardAt(text, index);
  if (card < PACK) return { value: playOf(card, owners), end: index + 1 };
  return text[index] === FREE ? readFreeAction(text, index) : shorthand.read(text, index, owners);
}

/** The play of a card by whose it is. */
export function playOf(card: number, owners: Owners): Action {
  const seat = owners(card);
  if (seat === undefined) throw new RangeError(`nobody has ${codeOf(card)}`);
  return { type: 'play', seat, card: codeOf(card) };
}

/** The three cards of a discard as characters, or null if they are not three cards. */
export const discardLetters = (codes: unknown): string | null =>
  Array.isArray(codes) && codes.length === TALON ? joined(...codes.map(cardLetter)) : null;

function cardLetter(code: unknown): string | null {
  const card = cardOfCode(code);
  return card === null ? null : letterOfCard(card);
}

/** The codes of a discard's three characters. */
export const discardAt = (text: string, index: number): readonly string[] =>
  Array.from({ length: TALON }, (_, more) => codeOf(cardAt(text, index + more)));

type OwnerMap = Map<number, Seat>;

function ownersIn({ hands }: Cards): OwnerMap {
  const owners: OwnerMap = new Map();
  hands.forEach((hand, seat) => giveTo(owners, seat, hand ?? []));
  return owners;
}

function giveTo(owners: OwnerMap, seat: Seat, codes: readonly string[]): void {
  for (const code of codes) {
    const card = cardOfCode(code);
    if (card !== null) owners.set(card, seat);
  }
}

/** Who discards has taken up the talon. */
function noteDiscard({ type, seat }: Action, { talon }: Cards, owners: OwnerMap): void {
  if (type === 'discard' && seat !== undefined) giveTo(owners, seat, talon);
}

function isOrderly({ hands, talon, ...more }: Cards): boolean {
  const held = hands.filter((hand) => hand !== null);
  if (Object.keys(more).length > 0 || held.length !== 3 || talon.length !== TALON) return false;
  return held.every((hand) => hand.length === HAND) && isPack([...held.flat(), ...talon]);
}

const isPack = (codes: readonly string[]): boolean =>
  new Set(codes).size === PACK && codes.every((code) => cardOfCode(code) !== null);

function packCards({ hands, talon }: Cards): string {
  const letters = [...hands.flatMap((hand) => hand ?? []), ...talon].map(letterOfCode).join('');
  return hands.length === 3 ? letters : letters + hands.map((hand) => (hand ? '1' : '0')).join('');
}

const letterOfCode = (code: string): string => letterOfCard(cardOfCode(code) ?? PACK);

function unpackCards(text: string): Cards {
  if (text.startsWith(FREE)) return cardsInFull(text);
  const codes = Array.from({ length: PACK }, (_, index) => codeOf(cardAt(text, index)));
  return { hands: handsOf(codes, heldBy(text)), talon: codes.slice(PACK - TALON) };
}

function cardsInFull(text: string): Cards {
  const { value } = readFree(text, 0);
  if (!isCards(value)) throw new TypeError('no cards');
  return value;
}

/** As far as the packing itself needs it; the checks of the game come after. */
const isCards = (value: unknown): value is Cards =>
  typeof value === 'object' && value !== null && 'hands' in value;

/** Which seats have a hand, by seat. */
const heldBy = (text: string): readonly boolean[] =>
  text.length > PACK ? [...text.slice(PACK)].map((digit) => digit === '1') : [true, true, true];

function handsOf(codes: readonly string[], held: readonly boolean[]): Cards['hands'] {
  const hand = (before: number) => codes.slice(before * HAND, (before + 1) * HAND);
  return held.map((has, seat) => (has ? hand(held.slice(0, seat).filter(Boolean).length) : null));
}

function unpackActions(text: string, cards: Cards, shorthand: Shorthand): readonly Action[] {
  const owners = ownersIn(cards);
  const actions: Action[] = [];
  let index = 0;
  while (index < text.length) {
    const { value, end } = readAction(text, { index, owners: (card) => owners.get(card) }, shorthand);
    noteDiscard(value, cards, owners);
    actions.push(value);
    index = end;
  }
  return actions;
}
