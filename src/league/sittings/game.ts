import { gameOf as find } from '@/core/games';
import type { AnyGame } from '@/core/games/game';

/** The game of that name, or null. */
export const findGame = (id: string): AnyGame | null => find(id) ?? null;

/** The game of a sitting that exists. @throws Error if this version of the product does not know it. */
export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}
