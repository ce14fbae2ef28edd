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

/**
 * At which table, by which rules. It stops after `until` actions, or once `tricks` tricks lie, if that is
 * given.
 */
export type PlayedAt = Stop & { readonly table: Table; readonly rules: unknown };

export type Stop = { readonly until?: number; readonly tricks?: number };

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
  const most = Math.min(actions.length, at.until ?? actions.length);
  let done = 0;
  for (; done < most && !hasTricks(game, state, at.tricks); done++) {
    const action: unknown = actions[done];
    const breach = play.breach(state, action);
    if (breach) return refuse(below(`actions.${done}`, [breach]));
    if (isAction(action)) play.apply(state, action);
  }
  return accept({ state, done, result: play.result(state) });
}

const hasTricks = ({ play }: AnyGame, state: unknown, tricks: number | undefined): boolean =>
  tricks !== undefined && play.view(state).tricks.length >= tricks;

/** A game finds a breach in whatever is no action. */
function isAction(value: unknown): value is Action {
  if (!isFields(value) || typeof value['type'] !== 'string')
    throw new Error('a game let pass what is no action');
  return true;
}
