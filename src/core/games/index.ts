import { danishTarok } from './danish-tarok';
import { droggn } from './droggn';
import type { AnyGame } from './game';
import { grosstarock } from './grosstarock';
import { germanTaroc } from './german-taroc';
import { herzblatt } from './herzblatt';
import { husarln } from './husarln';

/** What the product can score. A further game is a folder and a line here. */
export const games: readonly AnyGame[] = [danishTarok, grosstarock, droggn, germanTaroc, herzblatt, husarln];

/** The game of a record's `game`; undefined if there is none of that name. */
export const gameOf = (id: unknown): AnyGame | undefined => games.find((game) => game.id === id);

/** The ids of all of them, for a sentence. */
export const gameIds = (): string => games.map(({ id }) => id).join(', ');
