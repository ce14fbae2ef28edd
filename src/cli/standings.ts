import { scoreRecord } from '@/core/replay/record';
import { isFields } from '@/core/games/faults';
import type { Locale } from '@/kernel/locale';
import { type Counting, Criteria, plainCriteria, type TieBreak } from '@/league/seasons/criteria';
import { seasonTable, type Table } from '@/league/standings/table';
import { faultsOf } from './faults';
import { type Input, readInputs } from './input';
import { type Exit, exits, type Output } from './output';
import { eachWithProgress } from './progress';
import { ofRecord, sayFaults } from './score';
import { gathering, type Gathering, take } from './standings-facts';
import { standingsPicture } from './standings-picture';
import { voiceOf } from './voice';

export type StandingsOptions = {
  readonly json: boolean;
  readonly lang: Locale;
  readonly counting: Counting;
  readonly minimum: number;
  readonly tieBreak: readonly TieBreak[];
  readonly seed: number;
};

/**
 * `ultimo standings FILE`: one list of everybody in a file of sittings, by name. A line is a sitting, or `{
 * "evening": "2026-03-10", "sitting": … }`: sittings of the same evening count together, each without one
 * counts by itself. What is refused is told and left out.
 */
export async function standings(file: string, options: StandingsOptions, output: Output): Promise<Exit> {
  let exit: Exit = exits.done;
  const gathered = gathering();
  await eachWithProgress(readInputs(file), (input) => {
    if (!takeOne(input, gathered, { options, output })) exit = exits.refused;
  });
  const table = seasonTable(gathered, { criteria: criteriaOf(options), seed: options.seed });
  const names = new Map([...gathered.people].map(([name, id]) => [String(id), name]));
  if (options.json) output.out(JSON.stringify(asJson(table, names, options)));
  else output.out(standingsPicture(table, names, options));
  return exit;
}

const criteriaOf = ({ counting, minimum, tieBreak }: StandingsOptions): Criteria =>
  Criteria.parse({ ...plainCriteria, counting, minimumEvenings: minimum, tieBreaks: [...tieBreak] });

type Telling = { readonly options: StandingsOptions; readonly output: Output };

function takeOne(input: Input, gathered: Gathering, { options, output }: Telling): boolean {
  const { evening, record } = opened(input);
  const scored = ofRecord(record, scoreRecord);
  const value = 'value' in record ? record.value : null;
  const voice = voiceOf(options.lang, value);
  if (scored.ok) take(gathered, { evening, record: value, derived: scored.value });
  else if (options.json) output.out(JSON.stringify({ errors: faultsOf(voice, scored.refusal) }));
  else sayFaults(record, scored.refusal, { voice, output });
  return scored.ok;
}

type Opened = { readonly evening: string | null; readonly record: Input };

/** The sitting of a line, taken out of what says which evening it belongs to. */
function opened(input: Input): Opened {
  if (!('value' in input) || !isFields(input.value)) return { evening: null, record: input };
  const { evening, sitting } = input.value;
  if (typeof evening !== 'string' || sitting === undefined) return { evening: null, record: input };
  return { evening, record: { line: input.line, value: sitting } };
}

type Names = ReadonlyMap<string, string>;

const asJson = ({ lines }: Table, names: Names, { counting, minimum, tieBreak, seed }: StandingsOptions) => ({
  format: 'tarok-standings/1',
  ...{ counting, minimum, tieBreaks: tieBreak, seed },
  lines: lines.map(({ key, rank, shared, points, of, parts, breaks }) => ({
    ...{ rank, name: names.get(key) ?? '', points, of, shared },
    evenings: parts.filter(({ played }) => played).length,
    dropped: parts.filter(({ counted }) => !counted).map((part) => part.points),
    breaks,
  })),
});
