import { FOOL, KING, PAGAT } from '../../../cards/card';
import { absentAmong, courts, fourOf, heldAmong, matadorsHeld } from '../../../cards/holding';
import { TAROK } from '../../../cards/suit';
import { countOf, holds, positions } from '../../../cards/three-hands';
import type { DeclaringRule } from '../../declaring';
import { declaringRule, selectionsOf, truthsSaid } from '../../declaring';
import { seatOf } from '../../position';
import type { Declaration, Form, Suit } from '../result';
import { courtRanks, FEWEST_TAROKS, suits } from '../result';
import type { GermanState } from './state';
import { turnOf } from './state';

/** What is true of a hand, without the seat. */
export type Truth<Kind = Declaration> = Kind extends Declaration ? Omit<Kind, 'seat'> : never;

/** What must be said of each; `pagat`, `fool` and `missing` may be left unsaid (section 4.3). */
const required = {
  taroks: ['count'],
  matadors: ['count'],
  kings: ['form'],
  suit: ['suit', 'form'],
} as const satisfies Readonly<Record<Declaration['kind'], readonly string[]>>;

/** The rule that the player to speak would break by declaring this, or null. */
export const declareRule = (state: GermanState, said: unknown): DeclaringRule | null =>
  Array.isArray(said) && said.length === 0
    ? null
    : declaringRule(said, truthsOf(state, turnOf(state)), required);

/** Declares what breaks no rule; after the third player forehand leads. */
export function declare(state: GermanState, said: unknown): void {
  const nothing = Array.isArray(said) && said.length === 0;
  speak(state, nothing ? [] : truthsSaid(said, truthsOf(state, turnOf(state))));
}

/** The player to speak declares these true declarations. */
export function speak(state: GermanState, truths: readonly Truth[]): void {
  const seat = seatOf(state, turnOf(state));
  if (truths.length > 0) {
    state.declarations = [...state.declarations, ...truths.map((truth) => ({ seat, ...truth }))];
  }
  state.spoken += 1;
  if (state.spoken === positions.length) state.phase = 'play';
}

/** Every selection of the true declarations, each told in full. */
export const legalDeclarations = (state: GermanState): readonly (readonly Truth[])[] =>
  selectionsOf(truthsOf(state, turnOf(state)));

/** All declarations that are true of the cards in a hand, in full. */
export const truthsOf = (state: GermanState, position: number): readonly Truth[] =>
  [
    taroksTruth(state, position),
    matadorsTruth(state, position),
    kingsTruth(state, position),
    ...suits.map((suit) => courtTruth(state, position, suit)),
  ].filter((truth) => truth !== null);

export function taroksTruth(state: GermanState, position: number): Truth | null {
  const fool = holds(state, position, FOOL);
  const count = countOf(state, position, TAROK) + (fool && state.rules.foolIsTarok ? 1 : 0);
  if (count < FEWEST_TAROKS) return null;
  return { kind: 'taroks', count, pagat: holds(state, position, PAGAT), fool };
}

export function matadorsTruth(state: GermanState, position: number): Truth | null {
  const count = matadorsHeld(state, position);
  return count > 0 ? { kind: 'matadors', count } : null;
}

const kings = fourOf(KING);

export function kingsTruth(state: GermanState, position: number): Truth | null {
  const form = formOf(state, position, kings);
  if (form === null) return null;
  const missing = suits[absentAmong(state, position, kings)];
  return missing ? { kind: 'kings', form, missing } : { kind: 'kings', form };
}

export function courtTruth(state: GermanState, position: number, suit: Suit): Truth | null {
  const cards = courts[suits.indexOf(suit)] ?? [];
  const form = formOf(state, position, cards);
  if (form === null) return null;
  const missing = courtRanks[absentAmong(state, position, cards)];
  return missing ? { kind: 'suit', suit, form, missing } : { kind: 'suit', suit, form };
}

/** All four cards, with the Excuse or without it; or three of them with it. */
function formOf(state: GermanState, position: number, cards: readonly number[]): Form | null {
  const count = heldAmong(state, position, cards);
  if (count === cards.length) return 'full';
  return count === cards.length - 1 && holds(state, position, FOOL) ? 'half' : null;
}
