import type { Phrase } from '@/kernel/phrase';
import type { Action } from '../../play';
import { sayWord } from '../../saying';

/** The suit that a led Scies stands for, the grade of a fine. */
export const said = (action: Action): readonly Phrase[] =>
  action.type === 'fine'
    ? sayWord('sheet.choices.fine-kind', action['kind'])
    : sayWord('suits', action['names']);
