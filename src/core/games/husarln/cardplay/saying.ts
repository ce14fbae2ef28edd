import type { Phrase } from '@/kernel/phrase';
import type { Action } from '../../play';
import { sayWord, sayWords } from '../../saying';
import { choicesOf } from '../contract';

/** A bid, the stage that is taken, what is announced or claimed. */
export const said = (action: Action): readonly Phrase[] => [
  ...sayWord('bids', action['bid']),
  ...sayWord('takings', choiceIn(action)),
  ...sayWords('bonuses', action['bonuses']),
];

/** The stages of an Einblatt; those of a Zweiblatt are called by the same numbers. */
const choiceIn = ({ choice }: Action): string | undefined =>
  choicesOf.einblatt.find((known) => known === choice);
