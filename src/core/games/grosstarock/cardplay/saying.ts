import type { Phrase } from '@/kernel/phrase';
import type { Action } from '../../play';
import { sayDeclarations, sayWords } from '../../saying';

/** What is declared before the play; Vole or Nolo announced. */
export const said = (action: Action): readonly Phrase[] => [
  ...sayDeclarations(action['declarations']),
  ...sayWords('reasons', action['bonuses']),
];
