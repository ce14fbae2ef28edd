import type { DeclaringRule } from '../../declaring';
import { declaringRule, selectionsOf, truthsSaid } from '../../declaring';
import { seatOf } from '../../position';
import type { Declaration } from '../result';
import type { GrossState } from './state';
import { turnOf } from './state';
import type { Truth } from './truths';
import { truthsOf } from './truths';

/** What must be said of each; of a half suit the court that is missing may be left unsaid (section 4.3). */
const required = {
  taroks: ['count', 'pagat', 'fool'],
  matadors: ['count'],
  kings: ['count'],
  suit: ['suit', 'form'],
  queens: [],
  cavaliers: [],
  jacks: [],
  ladons: ['count'],
} as const satisfies Readonly<Record<Declaration['kind'], readonly string[]>>;

const NOTHING: readonly Truth[] = [];

const isNothing = (said: unknown): boolean => Array.isArray(said) && said.length === 0;

/** The rule that the player to speak would break by declaring this, or null. */
export const declareRule = (state: GrossState, said: unknown): DeclaringRule | null =>
  isNothing(said) ? null : declaringRule(said, truthsOf(state, turnOf(state)), required);

/** Declares what breaks no rule. */
export const declare = (state: GrossState, said: unknown): void =>
  speak(state, isNothing(said) ? NOTHING : truthsSaid(said, truthsOf(state, turnOf(state))));

/** The player to speak declares these true declarations; after the third player forehand leads. */
export function speak(state: GrossState, truths: readonly Truth[]): void {
  if (truths.length > 0) {
    const seat = seatOf(state, turnOf(state));
    state.declarations = [...state.declarations, ...truths.map((truth) => ({ seat, ...truth }))];
  }
  state.spoken += 1;
  if (state.spoken === 3) state.phase = 'play';
}

/** Every selection of the true declarations, each told in full. */
export const legalDeclarations = (state: GrossState): readonly (readonly Truth[])[] =>
  selectionsOf(truthsOf(state, turnOf(state)));
