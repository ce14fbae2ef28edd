import { PACK } from '../../../cards/card';
import { cardAt } from '../../../cards/letter';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { PackedGame, ReplayFault } from '../../packed-replay';
import { replayInto as replayGameInto } from '../../packed-replay';
import type { PackedDeal } from '../../play';
import type { Table } from '../../table';
import type { HusarlnRules } from '../rules';
import { breachOf } from './breach';
import { apply } from './move';
import { shorthand } from './packed-action';
import { startOf } from './start';
import type { HusarlnState } from './state';
import { clear, dealing, emptyState, turnOf } from './state';
import { playCard, playRule } from './trick';

/** Plays a packed record step by step into a state of its own; where it stopped, if it did. */
export function replayPacked(
  packed: PackedDeal,
  table: Table,
  rules: HusarlnRules,
): Outcome<HusarlnState, ReplayFault> {
  const state = emptyState(table, rules);
  const fault = replayInto(state, packed, { table, rules });
  return fault === null ? accept(state) : refuse(fault);
}

type Setting = { readonly table: Table; readonly rules: HusarlnRules };

/** The same into a used state, for many records in a row. Null if there is no fault. */
export const replayInto = (state: HusarlnState, packed: PackedDeal, setting: Setting): ReplayFault | null =>
  replayGameInto(packedGame, state, { packed, ...setting });

/** Plays a card from the hand it is in, if nothing speaks against it; else it must be judged in full. */
function step(state: HusarlnState, text: string, index: number): number {
  const card = cardAt(text, index);
  if (card >= PACK || state.phase !== 'play' || playRule(state, turnOf(state), card) !== null) return 0;
  playCard(state, card);
  return 1;
}

const packedGame: PackedGame<HusarlnState, HusarlnRules> = {
  shorthand,
  dealing,
  clear,
  start: startOf,
  step,
  breach: breachOf,
  apply,
};
