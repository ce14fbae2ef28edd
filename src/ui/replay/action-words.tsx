'use client';

import { memo } from 'react';
import type { AnyGame } from '@/core/games/game';
import type { Action } from '@/core/games/play';
import { gameKey, sayCard, sayName, sayPhrase, type Voice } from '@/i18n/say';
import { CardChip } from '../card/card-chip';
import { cardsIn } from '../card/card-code';
import { SeatMark } from '../seat/seat-mark';
import { useVoice } from '../words/say';
import { useTranslations } from '../words/translations';
import styles from './action-list.module.css';

type Props = { readonly game: AnyGame; readonly action: Action };

/** What somebody did, in a line: who, what, and the cards. That a card was played needs no verb. */
export const ActionWords = memo(function ActionWords({ game, action }: Props) {
  const voice = useVoice();
  const t = useTranslations('replay');
  const cards = cardsIn(action);
  const said = game.play.said(action).map((phrase) => sayPhrase(voice, phrase));
  const silent = cards.length === 0 && said.length === 0 && Object.values(action).some(Array.isArray);
  return (
    <span className={styles.words}>
      {action.seat !== undefined && (
        <>
          <SeatMark seat={action.seat} />
          <span className={action.type === 'play' ? 'hidden-words' : styles.who}>
            {sayName(voice, action.seat)}
          </span>
        </>
      )}
      {action.type !== 'play' && <span>{verbOf(voice, action)}</span>}
      {cards.map((code, at) => (
        <CardChip key={at} code={code} />
      ))}
      {said.length > 0 && <span>{said.join(', ')}</span>}
      {silent && <span className="soft">{t('nothingSaid')}</span>}
    </span>
  );
});

const verbOf = (voice: Voice, { type }: Action): string => {
  const key = gameKey(voice, `actions.${type}`);
  return voice.t.has(key) ? voice.t(key) : type;
};

/** The same as one sentence, to be heard. */
export function sayAction(voice: Voice, game: AnyGame, action: Action): string {
  const who = action.seat === undefined ? [] : [sayName(voice, action.seat)];
  const cards = cardsIn(action).map((code) => sayCard(voice, code));
  const said = game.play.said(action).map((phrase) => sayPhrase(voice, phrase));
  return [...who, verbOf(voice, action), [...cards, ...said].join(', ')].filter(Boolean).join(' ');
}
