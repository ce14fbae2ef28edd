import { gameKey, type Voice } from '@/i18n/say';
import type { Translator } from '@/i18n/translation';

/** Speaks about a game in general: nobody sits there. */
export const gameVoice = (t: Translator, game: string): Voice => ({ t, game, names: [] });

/** Sentences numbered from 1 under a key of the game's words. */
export function numbered(voice: Voice, key: string): readonly string[] {
  const said: string[] = [];
  for (let number = 1; voice.t.has(gameKey(voice, `${key}.${number}`)); number++)
    said.push(voice.t(gameKey(voice, `${key}.${number}`)));
  return said;
}
