import { at } from '../../../cards/byte';
import { takeUp } from '../../../cards/three-hands';
import type { TalonContract } from '../contract';
import { choicesOf, levelOf, stageOfLevel, stages, stageSize } from '../contract';
import type { HusarlnState } from './state';
import { ASIDE, contractOf } from './state';

/** The rule of section 4.3 that a choice would break. */
export type TakeRule = 'unknown' | 'not-last' | 'too-early' | 'last-stage';

/** Zweiblatt or Einblatt. @throws Error in a Solo, which leaves the talon alone. */
export function talonContract(state: HusarlnState): TalonContract {
  const contract = contractOf(state);
  if (contract === 'solo') throw new Error('nothing is taken in a Solo');
  return contract;
}

/** The rule that turning up the next stage would break, or null. */
export const rejectRule = (state: HusarlnState): TakeRule | null =>
  state.stage < stages[talonContract(state)] ? null : 'last-stage';

/** The stage turned up last may be taken; once all are turned up, an earlier one too. */
export function takeRule(state: HusarlnState, choice: string): TakeRule | null {
  const contract = talonContract(state);
  const level = levelOf(contract, choice);
  if (level === 0) return 'unknown';
  if (level > stages[contract]) return state.stage === stages[contract] ? null : 'too-early';
  return level === state.stage ? null : 'not-last';
}

/** Every choice that may be made now. */
export const legalChoices = (state: HusarlnState): readonly string[] =>
  choicesOf[talonContract(state)].filter((choice) => takeRule(state, choice) === null);

/** The next stage is turned up. */
export function reject(state: HusarlnState): void {
  state.stage += 1;
}

/** Into the declarer's hand. */
export function take(state: HusarlnState, choice: string): void {
  const contract = talonContract(state);
  const size = stageSize[contract];
  state.level = levelOf(contract, choice);
  const first = (stageOfLevel(contract, state.level) - 1) * size;
  for (let index = 0; index < size; index++) takeUp(state, at(state.talon, first + index), state.declarer);
  state.phase = 'discard';
}

/** How many cards are turned up so far. */
const turnedCount = (state: HusarlnState): number =>
  state.stage === 0 ? 0 : state.stage * stageSize[talonContract(state)];

/** The cards turned up so far. */
export const cardsTurned = (state: HusarlnState): readonly number[] =>
  cardsFrom(state, 0, turnedCount(state));

/** The cards not seen. */
export const cardsHidden = (state: HusarlnState): readonly number[] =>
  cardsFrom(state, turnedCount(state), state.talon.length);

/** Turned up, and not taken. */
export const rejectedCards = (state: HusarlnState): readonly number[] =>
  cardsTurned(state).filter((card) => at(state.holder, card) === ASIDE);

function cardsFrom({ talon }: HusarlnState, from: number, to: number): readonly number[] {
  const cards: number[] = [];
  for (let index = from; index < to; index++) cards.push(at(talon, index));
  return cards;
}

/** Whoever discards has had the talon at his disposal: from then on its cards are told to be his. */
export function ownTalon(state: HusarlnState): void {
  const { talon, dealt, declarer } = state;
  for (let index = 0; index < talon.length; index++) dealt[at(talon, index)] = declarer;
}
