import { mutants as danish } from './danish-tarok';
import { mutants as droggn } from './droggn';
import { mutants as german } from './german-taroc';
import { mutants as gross } from './grosstarock';
import { mutants as herzblatt } from './herzblatt';
import { mutants as husarln } from './husarln';
import type { Mutant } from './mutant';

/** The faults of each game, by its id. */
export const mutantsOf: Readonly<Record<string, readonly Mutant[]>> = {
  'danish-tarok': danish,
  grosstarock: gross,
  'german-taroc': german,
  droggn,
  husarln,
  herzblatt,
};

export const fileOf = (game: string, { file }: Mutant): string => `src/core/games/${game}/${file}`;
