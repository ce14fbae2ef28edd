import { danishTarok } from './danish-tarok';
import type { AnyGame } from './game';

/** What the product can score. A further game is a folder and a line here. */
export const games: readonly AnyGame[] = [danishTarok];

/** The game of a record's `game`; undefined if there is none of that name. */
export const gameOf = (id: unknown): AnyGame | undefined => games.find((game) => game.id === id);
