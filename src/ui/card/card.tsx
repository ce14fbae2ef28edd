'use client';

import { memo } from 'react';
import { sayCard } from '@/i18n/say';
import { useVoice } from '../words/say';
import { CardFace } from './card-face';
import { useLetter } from './card-letters';

type Props = { readonly code: string };

/** A card face up, with its name in the language of the page. */
export const Card = memo(function Card({ code }: Props) {
  const voice = useVoice();
  return <CardFace code={code} name={sayCard(voice, code)} letter={useLetter()} />;
});
