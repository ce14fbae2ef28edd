'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { gameKey } from '@/i18n/say';
import { useVoice } from '../words/say';

/** Whose letters stand in the corners: the page's language, or those printed on the usual French pack. */
export const packs = ['page', 'french'] as const;
export type Pack = (typeof packs)[number];

/** Roi, dame, cavalier, valet; the ace is a 1. */
const french: Readonly<Record<string, string>> = { K: 'R', Q: 'D', N: 'C', J: 'V', A: '1' };

const PackContext = createContext<Pack>('page');

type Props = { readonly pack: Pack; readonly children: ReactNode };

/** Below it cards have the letters of this pack. */
export const CardLetters = ({ pack, children }: Props) => <PackContext value={pack}>{children}</PackContext>;

/** The letter of a rank in the corner of a card. */
export function useLetter(): (rank: string) => string {
  const pack = useContext(PackContext);
  const voice = useVoice();
  if (pack === 'french') return (rank) => french[rank] ?? rank;
  return (rank) => {
    const key = gameKey(voice, `cards.index.${rank}`);
    return voice.t.has(key) ? voice.t(key) : rank;
  };
}
