import type { AnyGame } from '@/core/games/game';
import type { Action } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import type { GoldenRecord } from './deal';

/** How much a game allows, counted to the end: the first actions, the ways to the second phase, the last tricks of a deal. */
export type GameCounts = {
  readonly first: number;
  /** Ways from the first action to the end of the first phase. */
  readonly openings: number;
  /** From so many actions before the end on: how many different deals there are. */
  readonly endings: Readonly<Record<string, number>>;
};

type At = { readonly game: AnyGame; readonly rules: unknown; readonly table: Table };

/** Beyond so many deals nothing longer is counted. */
const MANY = 200;

export function countsOf({ game, rules, table }: At, { cards, actions }: GoldenRecord): GameCounts {
  const { play } = game;
  const stateAfter = (done: number): unknown => {
    const start = play.start(cards, table, rules);
    if (!start.ok) throw new Error('the cards are refused');
    for (const action of actions.slice(0, done)) play.apply(start.value, action);
    return start.value;
  };
  const first = stateAfter(0);
  const { phase } = play.view(first);
  const inPhase = (state: unknown) => play.view(state).phase === phase;
  return {
    first: play.legal(first).length,
    openings: leavesOf(game, first, inPhase),
    endings: endingsOf(game, stateAfter, actions),
  };
}

/** Backwards from the end, as far as all deals can be counted. */
function endingsOf(game: AnyGame, stateAfter: (done: number) => unknown, actions: readonly Action[]): Readonly<Record<string, number>> {
  const endings: Record<string, number> = {};
  const played = actions.findLastIndex(({ type }) => type === 'play') + 1;
  for (let before = 3; before <= Math.min(12, played); before += 3) {
    const leaves = leavesOf(game, stateAfter(played - before), () => true);
    endings[before] = leaves;
    if (leaves > MANY) break;
  }
  return endings;
}

/** The ends of a tree: where nothing more is legal, or where `goesOn` says no. */
function leavesOf(game: AnyGame, state: unknown, goesOn: (state: unknown) => boolean): number {
  const { play } = game;
  const legal = goesOn(state) ? play.legal(state) : [];
  if (legal.length === 0) return 1;
  return legal.reduce((leaves, action) => {
    const copy = play.copy(state);
    play.apply(copy, action);
    return leaves + leavesOf(game, copy, goesOn);
  }, 0);
}
