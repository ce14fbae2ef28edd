import { type Random } from '@/core/cards/random';
import type { AnyGame } from '@/core/games/game';
import type { PlayedDeal } from '@/core/games/play';
import type { Action } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import { chosen } from './player';

export type Played = PlayedDeal & { readonly result: unknown };

/** A deal shuffled and played to its end through the engine, every card of it legal. */
export function playDeal(game: AnyGame, at: { readonly table: Table; readonly rules: unknown }, random: Random): Played {
  const { table, rules } = at;
  const cards = game.play.shuffle(random(), table, rules);
  const started = game.play.start(cards, table, rules);
  if (!started.ok) throw new Error('a shuffled pack was refused');
  const state = started.value;
  const actions: Action[] = [];
  for (let legal = game.play.legal(state); legal.length > 0; legal = game.play.legal(state)) {
    const action = chosen(game.play.view(state), legal, random);
    game.play.apply(state, action);
    actions.push(action);
  }
  return { cards, actions, result: game.play.result(state) };
}
