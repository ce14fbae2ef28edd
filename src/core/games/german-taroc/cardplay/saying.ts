import type { Phrase } from '@/kernel/phrase';
import type { Action } from '../../play';
import { sayDeclarations } from '../../saying';

/** What is declared before the play. */
export const said = (action: Action): readonly Phrase[] => sayDeclarations(action['declarations']);
