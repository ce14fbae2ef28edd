import { pick, type Random } from '@/core/cards/random';
import type { AnyGame } from '@/core/games/game';
import type { Action, PlayedDeal } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import { chosen } from './player';

export type Played = PlayedDeal & { readonly result: unknown };

type Setting = { readonly table: Table; readonly rules: unknown };

/** A deal shuffled and played to its end through the engine, every card of it legal. */
export function playDeal(game: AnyGame, at: Setting, random: Random): Played {
  const { table, rules } = at;
  const cards = game.play.shuffle(random(), table, rules);
  const started = game.play.start(cards, table, rules);
  if (!started.ok) throw new Error('a shuffled pack was refused');
  const state = started.value;
  const actions: Action[] = [];
  for (let action = next(game, state, random); action; action = next(game, state, random)) {
    game.play.apply(state, action);
    actions.push(action);
  }
  return { cards, actions, result: game.play.result(state) };
}

function next(game: AnyGame, state: unknown, random: Random): Action | null {
  const view = game.play.view(state);
  if (view.ended) return null;
  return discard(game, state, random) ?? chosen(view, game.play.legal(state), random);
}

const tries = 40;

/**
 * Three cards laid away, found by trying: to list all that are legal
 * takes long. Null if none are asked for.
 */
function discard(game: AnyGame, state: unknown, random: Random): Action | null {
  const { phase, turn, hands } = game.play.view(state);
  const hand = turn === null ? null : hands[turn];
  if (phase !== 'discard' || turn === null || !hand) return null;
  for (let tried = 0; tried < tries; tried += 1) {
    const cards = [pick(random, hand), pick(random, hand), pick(random, hand)];
    const action = { type: 'discard', seat: turn, cards };
    if (game.play.breach(state, action) === null) return action;
  }
  return null;
}
