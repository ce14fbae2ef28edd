import { after } from '../../../cards/three-hands';
import { MOST_DOUBLES } from '../contract';
import type { DroggnState } from './state';

/** What can be said when it comes to doubling. */
export const doubleWords = ['pass', 'schwacher', 'retour'] as const;
const PASS = 0;
export const SCHWACHER = 1;
export const RETOUR = 2;

export type DoubleRule = 'schwacher' | 'retour' | 'unknown';

/** The word that doubles now, if it is not this one: first the Schwacher, after it always Retour. */
export function doubleRule({ doubles }: DroggnState, word: number): DoubleRule | null {
  if (word === PASS || word === (doubles === 0 ? SCHWACHER : RETOUR)) return null;
  return doubles === 0 ? 'schwacher' : 'retour';
}

/** Section 4.6: left hand, then right; a doubling is answered by the other side. */
export function double(state: DroggnState, word: number): void {
  if (word === PASS) pass(state);
  else raise(state);
}

function pass(state: DroggnState): void {
  const left = after(state.declarer, 1);
  if (state.actor === left) state.actor = after(left, 1);
  else state.phase = 'play';
}

function raise(state: DroggnState): void {
  state.doubles += 1;
  state.actor = state.actor === state.declarer ? after(state.declarer, 1) : state.declarer;
  if (state.doubles === MOST_DOUBLES) state.phase = 'play';
}

/** The number of a word, or null for anything else. */
export function doublingOf(word: unknown): number | null {
  const index = doubleWords.findIndex((known) => known === word);
  return index < 0 ? null : index;
}
