'use client';

import { useLocale, useMessages } from 'next-intl';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { gameOf } from '@/core/games';
import type { Messages } from '@/i18n/messages';
import { sayPhrase, type Voice } from '@/i18n/say';
import { translatorOf } from '@/i18n/translation';
import type { Phrase } from '@/kernel/phrase';

const VoiceContext = createContext<Voice | null>(null);

type Props = {
  /** A game's id. */
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly children: ReactNode;
};

/**
 * Below it every sentence of the game is said in the page's language and with these people's names. The game
 * brings its words with its code: a page that sent them too would send them twice.
 */
export function GameWords({ game, names, children }: Props) {
  const locale = useLocale();
  const app = useMessages();
  const t = useMemo(() => {
    const words = { [game]: gameOf(game)?.words[locale] ?? {} };
    return translatorOf(locale, wholeCatalogue({ ...app, games: words }));
  }, [locale, app, game]);
  const voice = useMemo(() => ({ t, game, names }), [t, game, names]);
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}

/** next-intl's type names the product's words only; the game's are beside them now. */
const wholeCatalogue = (messages: unknown): Messages => messages as Messages;

export function useVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (!voice) throw new Error('the words of a game are asked for outside GameWords');
  return voice;
}

/** Says a sentence of the game. */
export function useSay(): (phrase: Phrase) => string {
  const voice = useVoice();
  return (phrase) => sayPhrase(voice, phrase);
}

/** Names by seat. */
export const useNames = (): readonly string[] => useVoice().names;
