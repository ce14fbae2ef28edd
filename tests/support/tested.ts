import { games } from '@/core/games';
import type { AnyGame } from '@/core/games/game';

const only = process.env['ONLY_GAME'];

/** The registered games that a suite over the registry runs through: all, or the one that a run is about. */
export const testedGames: readonly AnyGame[] = games.filter(({ id }) => only === undefined || only === id);

if (testedGames.length === 0) throw new Error(`there is no game ${only}`);

/** By name, as `describe.each` takes them. */
export const namedGames: readonly (readonly [string, AnyGame])[] = testedGames.map((game) => [game.id, game]);
