import type { Voice } from '@/i18n/say';
import { sayProblem } from '@/i18n/say';
import type { Problem } from '@/kernel/problem';
import { printable } from './voice';

/** A fault as the record format gives it to programs: a stable code, the place, a sentence. */
export type Fault = { readonly code: string; readonly path: string; readonly message: string };

export const faultsOf = (voice: Voice, problems: readonly Problem[]): readonly Fault[] =>
  problems.map((problem) => ({
    code: problem.code,
    path: problem.path,
    message: sayProblem(voice, problem),
  }));

/** For people: `line 7: deals.3.result.points: sentence`. */
export const faultLine = (voice: Voice, line: number, { path, message }: Fault): string =>
  [voice.t('cli.line', { number: line }), path, message]
    .filter((part) => part !== '')
    .map(printable)
    .join(': ');
