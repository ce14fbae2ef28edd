'use client';

import { sayCard } from '@/i18n/say';
import { useVoice } from '../words/say';
import { partsOf } from './card-code';
import styles from './card.module.css';
import { useLetter } from './card-letters';
import { isRed, SuitSign } from './suit-sign';

type Props = { readonly code: string };

/** A card in a line of text: sign and letter to look at, its name to hear. */
export function CardChip({ code }: Props) {
  const voice = useVoice();
  const name = sayCard(voice, code);
  return (
    <span className={`${styles.chip} ${tintOf(code)}`} title={name}>
      <span className="hidden-words">{name}</span>
      <ChipSign code={code} />
    </span>
  );
}

function tintOf(code: string): string {
  const parts = partsOf(code);
  if (parts?.group !== 'suit') return styles.chipTarok ?? '';
  return (isRed(parts.suit) ? styles.chipRed : styles.chipBlack) ?? '';
}

function ChipSign({ code }: Props) {
  const letter = useLetter();
  const parts = partsOf(code);
  if (parts?.group === 'suit')
    return (
      <>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <SuitSign suit={parts.suit} x={0} y={0} size={20} />
        </svg>
        <span aria-hidden="true">{letter(parts.rank)}</span>
      </>
    );
  return <span aria-hidden="true">{parts?.group === 'tarok' ? `T${parts.number}` : '★'}</span>;
}
