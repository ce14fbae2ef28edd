import type { Phrase } from '@/kernel/phrase';
import type { Action } from '../../play';
import { sayWord } from '../../saying';

/** Whether somebody wants to play. */
export const said = (action: Action): readonly Phrase[] => sayWord('bids', action['bid']);
