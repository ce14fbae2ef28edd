import { Command, InvalidArgumentError, Option } from 'commander';
import { type Counting, type TieBreak, tieBreaks } from '@/league/seasons/criteria';
import type { Locale } from '@/kernel/locale';
import { locales } from '@/kernel/locale';
import type { Exit } from './output';
import { listGames } from './games';
import type { GamesOptions } from './games';
import { standard } from './output';
import type { SeatOptions } from './seat';
import { seatFile } from './seat';
import { writeSchemas } from './schemas';
import type { ReplayOptions } from './replay';
import { replay } from './replay';
import type { Serving } from './serve';
import type { ScoreOptions } from './score';
import { score } from './score';
import type { StandingsOptions } from './standings';
import { standings } from './standings';

/**
 * The commands; one that has an exit code of its own hands it to `done`. Throws Commander's error for a
 * wrong call.
 */
export function commands(done: (exit: Exit) => void): Command {
  const program = new Command('ultimo')
    .description('Scores and replays deals of Tarok, and looks after an installation.')
    .exitOverride();
  addScore(program, done);
  addReplay(program, done);
  addGames(program);
  addSchemas(program);
  addStandings(program, done);
  addSeat(program, done);
  addViews(program);
  addServe(program);
  addBackup(program);
  addRestore(program);
  return program;
}

const language = () =>
  new Option('--lang <language>', 'language of tables and sentences')
    .choices(locales)
    .default('en' satisfies Locale);

const file = 'a sitting or a deal as JSON, many of them one a line, - for standard input';

function addScore(program: Command, done: (exit: Exit) => void): void {
  program
    .command('score')
    .description('derive the scores of sittings and deals')
    .argument('<file>', file)
    .option('--json', 'one line of JSON for each input', false)
    .option('--bookings', 'tell every booking of a sitting', false)
    .addOption(language())
    .action(async (path: string, options: ScoreOptions) => done(await score(path, options, standard)));
}

function addReplay(program: Command, done: (exit: Exit) => void): void {
  program
    .command('replay')
    .description('play deals card by card back, with every trick')
    .argument('<file>', file)
    .option('--json', 'one line of JSON for each input', false)
    .option(
      '--at <actions>',
      'stop after so many actions; show the state and what may be done next',
      count(0),
    )
    .option('--trick <tricks>', 'the same once so many tricks lie', count(0))
    .option('--deal <number>', 'which deal of a sitting, from 1', count(1))
    .addOption(language())
    .action(async (path: string, options: ReplayOptions) => done(await replay(path, options, standard)));
}

function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games, their rule sets and what their options may be')
    .option('--json', 'one line of JSON', false)
    .addOption(language())
    .action((options: GamesOptions) => listGames(options, standard));
}

function addSchemas(program: Command): void {
  program
    .command('schemas')
    .description('write the JSON Schema of the records of every game')
    .argument('<folder>', 'where to, one file a game')
    .action((folder: string) => writeSchemas(folder, standard));
}

function addStandings(program: Command, done: (exit: Exit) => void): void {
  program
    .command('standings')
    .description('list everybody in a file of sittings by points')
    .argument('<file>', 'sittings as JSON, or {"evening": …, "sitting": …}, one a line, - for standard input')
    .option('--json', 'one line of JSON', false)
    .option('--counting <rule>', 'sum, mean, or best:N', countingOf, { kind: 'sum' } satisfies Counting)
    .option('--minimum <evenings>', 'who played fewer is listed under the line', count(0), 0)
    .option('--tie-break <rules>', `in order, with commas: ${tieBreaks.join(', ')}`, tieBreaksOf, [])
    .option('--seed <number>', 'draws the lots', count(0), 0)
    .addOption(language())
    .action(async (path: string, options: StandingsOptions) =>
      done(await standings(path, options, standard)),
    );
}

function addSeat(program: Command, done: (exit: Exit) => void): void {
  program
    .command('seat')
    .description('seat rounds: who sits with whom, in which order, at which table')
    .argument('<file>', 'names, one a line, or a request as JSON, - for standard input')
    .option('--json', 'the seating as one line of JSON', false)
    .option('--rounds <number>', 'how many rounds', count(1))
    .option('--tables <number>', 'how many tables in each round', count(1))
    .option('--seed <number>', 'the same seed gives the same seating', count(0))
    .addOption(language())
    .action((path: string, options: SeatOptions) => done(seatFile(path, options, standard)));
}

function countingOf(text: string): Counting {
  if (text === 'sum' || text === 'mean') return { kind: text };
  const n = /^best:([1-9]\d{0,2})$/.exec(text)?.[1];
  if (n === undefined) throw new InvalidArgumentError('sum, mean, or best:N.');
  return { kind: 'best', n: Number(n) };
}

const tieBreaksOf = (text: string): readonly TieBreak[] =>
  text.split(',').map((name) => {
    const rule = tieBreaks.find((one) => one === name.trim());
    if (rule === undefined) throw new InvalidArgumentError(`some of ${tieBreaks.join(', ')}.`);
    return rule;
  });

function addViews(program: Command): void {
  program
    .command('views')
    .description('what the pages ask, made from the log')
    .command('rebuild')
    .description('throw the views away and make them anew, while no server runs')
    .option('--data <folder>', 'the data folder', folder)
    .action(async ({ data }: { data: string }) => {
      const { rebuildViews } = await import('./views');
      const { position, ms } = await rebuildViews(data);
      standard.out(`${position} events in ${ms} ms.`);
    });
}

const count =
  (least: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least) throw new InvalidArgumentError(`a whole number from ${least}.`);
    return value;
  };

const folder = process.env['ULTIMO_DATA'] ?? 'data';

const mostPort = 65_535;

const port = (text: string): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > mostPort)
    throw new InvalidArgumentError(`a whole number up to ${mostPort}.`);
  return value;
};

function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the pages; `npm start` builds what is missing and runs this')
    .addOption(
      new Option('-p, --port <port>', 'where to listen').argParser(port).default(3000).env('PORT'),
    )
    .option('-H, --hostname <hostname>', 'the address to listen at; every one of this machine if absent')
    .option('--data <folder>', 'the data folder', folder)
    .action(async ({ data, ...serving }: Serving & { data: string }) => {
      const { serve } = await import('./serve');
      await serve(serving, data);
    });
}

/** SQLite is loaded by the commands that need it, not by `score` and `replay`. */
function addBackup(program: Command): void {
  program
    .command('backup')
    .description('copy the database while the server runs, and check the copy')
    .argument('<target>', 'a file that is not there yet, or a folder')
    .option('--data <folder>', 'the data folder', folder)
    .action(async (target: string, { data }: { data: string }) => {
      const { backup } = await import('./backup');
      const made = await backup(data, target);
      standard.out(`${made.file}: ${made.bytes} bytes, ${made.events} events, checked.`);
    });
}

function addRestore(program: Command): void {
  program
    .command('restore')
    .description('put a backup into a data folder, checked before it takes its place')
    .argument('<backup>', 'the file that `ultimo backup` made')
    .option('--data <folder>', 'the data folder', folder)
    .option('--force', 'also over a database that is there; the old one is kept beside it', false)
    .action(async (source: string, { data, force }: { data: string; force: boolean }) => {
      const { restore } = await import('./restore');
      const made = await restore(source, data, { force });
      standard.out(`${made.file}: ${made.events} events, checked.`);
      if (made.kept) standard.out(`The database that was there is kept as ${made.kept}`);
    });
}
