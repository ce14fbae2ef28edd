import { PACK } from '../../../cards/card';
import { cardAt } from '../../../cards/letter';
import { DEALER, TALON } from '../../../cards/three-hands';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { PackedGame, ReplayFault } from '../../packed-replay';
import { replayInto as replayGameInto } from '../../packed-replay';
import { digitAt } from '../../packed-text';
import type { PackedDeal } from '../../play';
import { seatOf } from '../../position';
import type { Table } from '../../table';
import type { GermanRules } from '../rules';
import { breachOf } from './breach';
import { apply, start } from './course';
import type { Truth } from './declarations';
import { speak } from './declarations';
import { discard, discardRule } from './discard';
import { declaredEnd, marks, shorthand } from './packed-action';
import { truthsAt } from './packed-declaration';
import { playRule } from './playable';
import type { GermanState } from './state';
import { clear, emptyState, turnOf } from './state';
import { playCard } from './trick';

/** Plays a packed record step by step into a state of its own; where it stopped, if it did. */
export function replayPacked(
  packed: PackedDeal,
  table: Table,
  rules: GermanRules,
): Outcome<GermanState, ReplayFault> {
  const state = emptyState(table, rules);
  const fault = replayInto(state, packed, { table, rules });
  return fault === null ? accept(state) : refuse(fault);
}

type Setting = { readonly table: Table; readonly rules: GermanRules };

/** The same into a used state, for many records in a row. Null if there is no fault. */
export const replayInto = (state: GermanState, packed: PackedDeal, setting: Setting): ReplayFault | null =>
  replayGameInto(packedGame, state, { packed, table: setting.table, rules: setting.rules });

/**
 * Plays, declares or discards what stands here if nothing speaks against it: how many characters that took. 0
 * if nothing was done, because the place must be read and judged in full.
 */
function plainStep(state: GermanState, text: string, index: number): number {
  switch (state.phase) {
    case 'play':
      return playPlainly(state, cardAt(text, index)) ? 1 : 0;
    case 'declare':
      return isInTurn(state, text, index) ? declarePlainly(state, text, index) : 0;
    case 'discard':
      return text[index] === marks.discard && discardPlainly(state, text, index + 1) ? 2 + TALON : 0;
    case 'finished':
      return 0;
  }
}

function playPlainly(state: GermanState, card: number): boolean {
  if (card >= PACK || playRule(state, turnOf(state), card) !== null) return false;
  playCard(state, card);
  return true;
}

const isInTurn = (state: GermanState, text: string, index: number): boolean =>
  (text[index] === marks.silent || text[index] === marks.declare) &&
  digitAt(text, index + 1) === seatOf(state, turnOf(state));

const NOTHING: readonly Truth[] = [];

function declarePlainly(state: GermanState, text: string, index: number): number {
  const silent = text[index] === marks.silent;
  const truths = silent ? NOTHING : truthsAt(state, text, index + 2);
  if (truths === null) return 0;
  speak(state, truths);
  return silent ? 2 : declaredEnd(text, index + 2) - index;
}

function discardPlainly(state: GermanState, text: string, index: number): boolean {
  if (digitAt(text, index) !== seatOf(state, DEALER)) return false;
  const cards = [cardAt(text, index + 1), cardAt(text, index + 2), cardAt(text, index + 3)];
  if (!cards.every(isCard) || discardRule(state, cards) !== null) return false;
  discard(state, cards);
  return true;
}

const isCard = (card: number): boolean => card < PACK;

const packedGame: PackedGame<GermanState, GermanRules> = {
  shorthand,
  clear,
  start,
  step: plainStep,
  breach: breachOf,
  apply,
};
