import { danishTarok } from './danish-tarok';
import type { AnyGame } from './game';
import { herzblatt } from './herzblatt';

/** What the product can score. A further game is a folder and a line here. */
export const games: readonly AnyGame[] = [danishTarok, herzblatt];

/** The game of a record's `game`; undefined if there is none of that name. */
export const gameOf = (id: unknown): AnyGame | undefined => games.find((game) => game.id === id);
