import { games as six } from '@/core/games';
import type { AnyGame } from '@/core/games/game';
import { lastTrick } from './last-trick';

/** The registry with a further game: what `src/core/games/index.ts` would be with one more folder and one more line. */
export const games: readonly AnyGame[] = [...six, lastTrick];

export const gameOf = (id: unknown): AnyGame | undefined => games.find((game) => game.id === id);
