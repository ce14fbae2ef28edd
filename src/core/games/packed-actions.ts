import { cardOfCode, codeOf, PACK } from '../cards/card';
import { cardAt, letterOfCard } from '../cards/letter';
import type { Seat } from '@/kernel/seat';
import type { Read } from './packed-text';
import { FREE, freeText, isSameAction, readFreeAction } from './packed-text';
import type { Action, Cards, PlayedDeal } from './play';

/** Whose hand a card is in at the start. The talon is nobody's until somebody discards. */
export type Owners = (card: number) => Seat | undefined;

/**
 * How a game writes its actions in few characters. Plain plays and what stands in full need no rule of
 * its own.
 */
export type Shorthand = {
  /** Text that begins with a mark of the game's, or null if the action does not fit one. */
  readonly write: (action: Action) => string | null;
  /** The action that begins with a mark, and where it ends. Throws for a text that is not of our making. */
  readonly read: (text: string, index: number, owners: Owners) => Read<Action>;
  /** Cards that change hands with an action, beside the talon with a discard. */
  readonly passes?: (action: Action, owners: Owners) => readonly Passed[];
};

/** A card and whose it is from now on. */
export type Passed = { readonly card: number; readonly to: Seat };

/** The actions of a record as one text, exactly reversible whatever stands in it: see `packAction`. */
export function packActions({ cards, actions }: PlayedDeal, shorthand: Shorthand): string {
  const owners = ownersIn(cards);
  const texts = actions.map((action) => {
    const text = packAction(action, (card) => owners.get(card), shorthand);
    notePassed(action, cards, { owners, shorthand });
    return text;
  });
  return texts.join('');
}

export function unpackActions(text: string, cards: Cards, shorthand: Shorthand): readonly Action[] {
  const owners = ownersIn(cards);
  const actions: Action[] = [];
  let index = 0;
  while (index < text.length) {
    const { value, end } = readAction(text, { index, owners: (card) => owners.get(card) }, shorthand);
    notePassed(value, cards, { owners, shorthand });
    actions.push(value);
    index = end;
  }
  return actions;
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

type Noting = { readonly owners: OwnerMap; readonly shorthand: Shorthand };

/** Who discards has taken up the talon. */
function notePassed(action: Action, { talon }: Cards, { owners, shorthand }: Noting): void {
  if (action.type === 'discard' && action.seat !== undefined) giveTo(owners, action.seat, talon);
  const passed = shorthand.passes?.(action, (card) => owners.get(card)) ?? [];
  for (const { card, to } of passed) owners.set(card, to);
}
