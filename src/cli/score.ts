import type { Derived } from '@/core/replay/derived';
import { scoreRecord } from '@/core/replay/record';
import type { Voice } from '@/i18n/say';
import type { Locale } from '@/kernel/locale';
import type { Outcome } from '@/kernel/outcome';
import { refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { faultLine, faultsOf } from './faults';
import type { Input } from './input';
import { readInputs, unreadable } from './input';
import type { Exit, Output } from './output';
import { exits } from './output';
import { eachWithProgress } from './progress';
import { scoreSheet } from './score-sheet';
import { voiceOf } from './voice';

export type ScoreOptions = { readonly json: boolean; readonly lang: Locale; readonly bookings: boolean };

/**
 * `ultimo score FILE`: the derived scores of every record of a file, in its order. With `json` one line
 * each; else a table, and faults go to standard error.
 */
export async function score(file: string, options: ScoreOptions, output: Output): Promise<Exit> {
  let exit: Exit = exits.done;
  await eachWithProgress(readInputs(file), (input) => {
    if (!scoreOne(input, options, output)) exit = exits.refused;
  });
  return exit;
}

function scoreOne(input: Input, options: ScoreOptions, output: Output): boolean {
  const voice = voiceOf(options.lang, 'value' in input ? input.value : null);
  const scored = ofRecord(input, scoreRecord);
  if (options.json)
    output.out(JSON.stringify(scored.ok ? scored.value : { errors: faultsOf(voice, scored.refusal) }));
  else sayScore(input, scored, { voice, bookings: options.bookings, output });
  return scored.ok;
}

type Scored = Outcome<Derived, readonly Problem[]>;

/** A record's outcome, or what is wrong with an input that cannot be read at all. */
export const ofRecord = <Value>(
  input: Input,
  act: (record: unknown) => Outcome<Value, readonly Problem[]>,
): Outcome<Value, readonly Problem[]> =>
  'value' in input ? act(input.value) : refuse([unreadable(input).problem]);

type Telling = { readonly voice: Voice; readonly bookings: boolean; readonly output: Output };

function sayScore(input: Input, scored: Scored, { voice, bookings, output }: Telling): void {
  if (scored.ok && 'value' in input)
    output.out(scoreSheet(voice, { record: input.value, derived: scored.value, bookings }));
  else if (!scored.ok) sayFaults(input, scored.refusal, { voice, output });
}

/** Every fault on a line of its own, on standard error. */
export function sayFaults(
  input: Input,
  problems: readonly Problem[],
  { voice, output }: Pick<Telling, 'voice' | 'output'>,
): void {
  const { line } = 'text' in input ? unreadable(input) : input;
  for (const fault of faultsOf(voice, problems)) output.error(faultLine(voice, line, fault));
}
