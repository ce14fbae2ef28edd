import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import { isFields } from '../games/faults';
import type { AnyGame } from '../games/game';
import type { Action } from '../games/play';
import type { Table } from '../games/table';

/** What is played: cards as dealt and actions as in a record, both not yet examined. */
export type Played = { readonly cards: unknown; readonly actions: unknown };

/** At which table, by which rules; after `until` actions it stops, if that is given. */
export type PlayedAt = { readonly table: Table; readonly rules: unknown; readonly until?: number };

/** How far a deal got: the game's own state after `done` actions, and the result once it is over. */
export type Playback = { readonly state: unknown; readonly done: number; readonly result: unknown };

/**
 * A deal card by card, every action's legality checked. `result` is null while the deal is unfinished.
 * Refused with the faults of the cards (below `cards`), or with the first fault of an action (below
 * `actions.N`).
 */
export function playBack(game: AnyGame, played: Played, at: PlayedAt): Outcome<Playback, readonly Problem[]> {
  const { play } = game;
  const started = play.start(played.cards, at.table, at.rules);
  const faults = started.ok ? [] : below('cards', started.refusal);
  const { actions } = played;
  if (!Array.isArray(actions))
    return refuse([...faults, wrong('wrong-type', 'actions', { expected: 'list' })]);
  if (!started.ok) return refuse(faults);
  const state = started.value;
  const done = Math.min(actions.length, at.until ?? actions.length);
  for (let index = 0; index < done; index++) {
    const action: unknown = actions[index];
    const breach = play.breach(state, action);
    if (breach) return refuse(below(`actions.${index}`, [breach]));
    if (isAction(action)) play.apply(state, action);
  }
  return accept({ state, done, result: play.result(state) });
}

/** A game finds a breach in whatever is no action. */
function isAction(value: unknown): value is Action {
  if (!isFields(value) || typeof value['type'] !== 'string')
    throw new Error('a game let pass what is no action');
  return true;
}
