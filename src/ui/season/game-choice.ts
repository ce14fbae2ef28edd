import { games } from '@/core/games';
import { gameKey } from '@/i18n/say';
import type { Translator } from '@/i18n/translation';
import { gameVoice } from '../rules/game-voice';

export type GameNamed = { readonly id: string; readonly name: string };

/** Every game that can be scored, with its name. */
export const gamesNamed = (t: Translator): readonly GameNamed[] =>
  games.map(({ id }) => ({ id, name: t(gameKey(gameVoice(t, id), 'name')) }));

/** The game an address asks for; the first one if it names none that exists. */
export const gameChosen = (asked: string | readonly string[] | undefined): string =>
  games.find(({ id }) => id === asked)?.id ?? games[0]?.id ?? '';
