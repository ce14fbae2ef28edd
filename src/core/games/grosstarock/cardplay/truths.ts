import { CAVALIER, FOOL, JACK, KING, MONDO, PAGAT, QUEEN } from '../../../cards/card';
import { absentAmong, courts, fourOf, heldAmong, matadorsHeld, taroksHeld } from '../../../cards/holding';
import { TAROK } from '../../../cards/suit';
import { countOf, holds } from '../../../cards/three-hands';
import { counts } from '../amounts';
import type { Declaration, RankKind } from '../result';
import { courtRanks, declarationKinds, suits } from '../result';
import type { GrossState } from './state';

/** What is true of a hand, without the seat. */
export type Truth<One = Declaration> = One extends Declaration ? Omit<One, 'seat'> : never;

type Kind = Declaration['kind'];

const kings = fourOf(KING);
const sevenKings = [PAGAT, FOOL, MONDO, ...kings];
const courtCards = courts.flat();
const cardsOfRank: Readonly<Record<RankKind, readonly number[]>> = {
  queens: fourOf(QUEEN),
  cavaliers: fourOf(CAVALIER),
  jacks: fourOf(JACK),
};

/** All declarations that are true of the cards in a hand, in full, in the order of the spec. */
export const truthsOf = (state: GrossState, position: number): readonly Truth[] =>
  declarationKinds
    .flatMap((kind) =>
      kind === 'suit'
        ? suits.map((_, suit) => suitTruth(state, position, suit))
        : [truthOf(state, position, kind)],
    )
    .filter((truth) => truth !== null);

/** What is true of a hand of this kind; null if that is nothing to declare. Sections 4.3 and 6. */
export function truthOf(state: GrossState, position: number, kind: Exclude<Kind, 'suit'>): Truth | null {
  switch (kind) {
    case 'taroks':
      return taroksTruth(state, position);
    case 'matadors':
      return counted(kind, matadorsHeld(state, position));
    case 'kings':
      return counted(kind, kingsCount(state, position));
    case 'ladons':
      return counted(kind, ladonsCount(state, position));
    case 'queens':
    case 'cavaliers':
    case 'jacks':
      return heldAmong(state, position, cardsOfRank[kind]) === 4 ? { kind } : null;
  }
}

const counted = (kind: 'matadors' | 'kings' | 'ladons', count: number): Truth | null =>
  count < counts[kind].least ? null : { kind, count };

function taroksTruth(state: GrossState, position: number): Truth | null {
  const count = taroksHeld(state, position);
  if (count < counts.taroks.least) return null;
  return { kind: 'taroks', count, pagat: holds(state, position, PAGAT), fool: holds(state, position, FOOL) };
}

/** The number that may be declared as kings; 0 if none may. */
function kingsCount(state: GrossState, position: number): number {
  const real = heldAmong(state, position, kings);
  switch (state.rules.kings) {
    case 'seven-cards':
      return heldAmong(state, position, sevenKings);
    case 'one-king':
      return real > 0 ? heldAmong(state, position, sevenKings) : 0;
    case 'kings-with-fool':
      return real === 4 || (real === 3 && holds(state, position, FOOL)) ? real : 0;
  }
}

/** Suit cards that are no courts. */
function ladonsCount(state: GrossState, position: number): number {
  let count = state.rules.ladonFool && holds(state, position, FOOL) ? 1 : 0;
  for (let suit = 0; suit < TAROK; suit++) count += countOf(state, position, suit);
  return count < counts.ladons.least ? 0 : count - heldAmong(state, position, courtCards);
}

/** The courts of a suit: all four, or three of them and the Sküs. */
export function suitTruth(state: GrossState, position: number, number: number): Truth | null {
  const cards = courts[number] ?? [];
  const suit = suits[number];
  const held = heldAmong(state, position, cards);
  if (suit === undefined || held < 3) return null;
  if (held === 4) return { kind: 'suit', suit, form: 'full' };
  if (!holds(state, position, FOOL)) return null;
  return { kind: 'suit', suit, form: 'half', missing: courtRanks[absentAmong(state, position, cards)] };
}
