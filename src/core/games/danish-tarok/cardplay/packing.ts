import { cardOfCode, codeOf, PACK } from '../../../cards/card';
import { cardAt, letterOfCard } from '../../../cards/letter';
import type { Seat } from '@/kernel/seat';
import type { Action, Cards, PackedDeal, PlayedDeal } from '../../play';
import { packAction, readAction } from './packed-action';
import { FREE, freeText, readFree } from '../../packed-text';
import { HAND, TALON } from '../../../cards/three-hands';

/**
 * A record in two short texts, exactly reversible whatever stands in it. `cards`: the hands in order of
 * seats, then the talon, a character a card; unless there are three seats a digit a seat follows, 1 for
 * one with a hand. Cards that are not the whole pack in three hands of 25 and a talon of 3 stand in full.
 * `actions`: see `packed-action`.
 */
export function packDeal({ cards, actions }: PlayedDeal): PackedDeal {
  const owners = ownersIn(cards);
  const texts = actions.map((action) => {
    const text = packAction(action, (card) => owners.get(card));
    noteDiscard(action, cards, owners);
    return text;
  });
  return { cards: isOrderly(cards) ? packCards(cards) : freeText(cards), actions: texts.join('') };
}

export function unpackDeal(packed: PackedDeal): PlayedDeal {
  const cards = unpackCards(packed.cards);
  return { cards, actions: unpackActions(packed.actions, cards) };
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

function unpackActions(text: string, cards: Cards): readonly Action[] {
  const owners = ownersIn(cards);
  const actions: Action[] = [];
  let index = 0;
  while (index < text.length) {
    const { value, end } = readAction(text, index, (card) => owners.get(card));
    noteDiscard(value, cards, owners);
    actions.push(value);
    index = end;
  }
  return actions;
}
