'use client';

import { useLocale, type Locale } from 'next-intl';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { gameOf } from '@/core/games';
import { productWords } from '@/i18n/product-words';
import { sayPhrase, type Voice } from '@/i18n/say';
import { translatorOf, type Translator } from '@/i18n/translation';
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
  const t = wordsWith(game, locale);
  const voice = useMemo(() => ({ t, game, names }), [t, game, names]);
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}

const made = new Map<string, Translator>();

/** The product's words with those of one game beside them; put together once. */
function wordsWith(game: string, locale: Locale): Translator {
  const place = `${locale}:${game}`;
  const words = { [game]: gameOf(game)?.words[locale] ?? {} };
  const known = made.get(place) ?? translatorOf(locale, { ...productWords[locale], games: words });
  made.set(place, known);
  return known;
}

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
