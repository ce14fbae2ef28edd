// How fast recorded deals become bookings, in every game: unpacked, every card's legality checked, every entry made, one
// deal after the other as they followed in their sitting. Against a hand-written engine for one rule set, which is about
// what JavaScript can do on this machine. Fails if a game falls below its bar. CPU time, the limit and the games taking
// turns, median of the rounds. Names of games after `--` measure only these; `all` every preset and size of table.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pick, randomFrom } from '@/core/cards/random';
import { games } from '@/core/games';
import type { AnyGame, Pots } from '@/core/games/game';
import type { Action, PackedDeal } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import type { Booking } from '@/kernel/booking';
import type { AnyDeal } from '../support/any-deal';
import { playOut } from '../support/any-deal';
import { buf, N } from './limit/deals.mjs';
import { createMicro } from './limit/engine.mjs';
import { REC } from './limit/spec.mjs';

const DEALS = 600;
/** Deals in a sitting. */
const SITTING = 20;
const ROUNDS = 7;
const SECONDS = 0.35;
const SCHEDSTAT = '/proc/self/schedstat';

/** Of the limit, at least. */
const LEAST = 0.09;
const leastOf: Readonly<Record<string, number>> = { husarln: 0.15, herzblatt: 0.15 };

/** What is seldom done at a table, or is a ruling of it; chosen evenly it would be done all the time. */
const seldom = new Set(['redeal', 'claim-void', 'demand', 'name', 'revoke']);

/** One game by one set of rules, and how many are present. */
type Course = { readonly game: AnyGame; readonly preset: string; readonly seats: number };

type Recorded = { readonly packed: PackedDeal; readonly table: Table };

type Pass = { readonly name: string; readonly least: number; readonly run: () => number };

const limit: Pass = { name: 'limit', least: 0, run: limitRun() };

function rulesOf({ game, preset }: Course): unknown {
  const rules = game.rules.read(preset);
  if (!rules.ok) throw new Error(`no rules ${preset}`);
  return rules.value;
}

/** Chance among what is usual; thrown-in deals, in which no card is played, are left out. */
function recordedDeals(course: Course): readonly Recorded[] {
  const deals: Recorded[] = [];
  for (let seed = 1; deals.length < DEALS; seed++) {
    const table = tableOf(course, deals.length);
    const deal = dealOf(course, seed, table);
    const played = course.game.play.view(deal.state).tricks.length > 0;
    if (played) deals.push({ packed: course.game.play.pack(deal.record), table });
  }
  return deals;
}

const tableOf = ({ game, seats }: Course, index: number): Table => {
  const present = Array.from({ length: seats }, (_, seat) => seat);
  return game.seating.table(seats, present, index % seats);
};

function dealOf(course: Course, seed: number, table: Table): AnyDeal {
  const random = randomFrom(seed);
  const rules = rulesOf(course);
  const cards = course.game.play.shuffle(seed, table, rules);
  return playOut({ game: course.game, table, rules }, cards, (_, legal) => {
    const usual = legal.filter(({ type }: Action) => !seldom.has(type));
    return pick(random, usual.length > 0 ? usual : legal);
  });
}

let entries = 0;

/** Sittings one after the other; in each every deal inherits what the one before it left. */
function gamePass(course: Course): Pass {
  const { game, preset, seats } = course;
  const recorded = recordedDeals(course);
  const rules = rulesOf(course);
  const sittings = Array.from({ length: DEALS / SITTING }, (_, at) => recorded.slice(at * SITTING, (at + 1) * SITTING));
  const run = sittingRun(game, rules, firstState(game, rules, recorded));
  const runAll = (): number => {
    for (const sitting of sittings) run(sitting);
    return recorded.length;
  };
  return { name: `${game.id} · ${preset} · ${seats}`, least: leastOf[game.id] ?? LEAST, run: runAll };
}

function firstState(game: AnyGame, rules: unknown, [first]: readonly Recorded[]): unknown {
  const replayed = first && game.play.replayPacked(first.packed, { table: first.table, rules });
  if (!replayed?.ok) throw new Error('the first deal is not replayed');
  return replayed.value;
}

function sittingRun({ play, scoring }: AnyGame, rules: unknown, state: unknown) {
  const empty: Pots = Object.fromEntries(scoring.pots(rules).map((pot) => [pot, 0]));
  const hasPots = scoring.pots(rules).length > 0;
  return (deals: readonly Recorded[]): void => {
    let pots = empty;
    let left = scoring.first(rules);
    for (const { packed, table } of deals) {
      const replayed = play.replayPacked(packed, { table, rules }, state);
      const result = replayed.ok ? play.result(replayed.value) : null;
      if (result === null) throw new Error(`not replayed: ${JSON.stringify(replayed)}`);
      const scored = scoring.score(result, { table, rules, pots, left });
      if (hasPots) pots = potsAfter(pots, scored.bookings);
      left = scored.left;
      entries += scored.bookings.length;
    }
  };
}

// Literals, so that comparing accounts is comparing references.
const KING_POT = 'pot:king';
const PAGAT_POT = 'pot:pagat';

function potsAfter(pots: Pots, bookings: readonly Booking[]): Pots {
  let { king = 0, pagat = 0 } = pots;
  for (const { from, to, amount } of bookings) {
    if (to === KING_POT) king += amount;
    else if (to === PAGAT_POT) pagat += amount;
    if (from === KING_POT) king -= amount;
    else if (from === PAGAT_POT) pagat -= amount;
  }
  return { king, pagat };
}

function limitRun(): () => number {
  const micro = createMicro();
  const ledger = new Int32Array(5);
  const out = new Int32Array(N * 5);
  return () => {
    ledger.fill(0);
    for (let deal = 0; deal < N; deal++) {
      if (micro(buf, deal * REC, ledger, out, deal * 5) !== 0) throw new Error(`deal ${deal}`);
    }
    return N;
  };
}

/** Of this thread where the system tells it, else of the process with the threads that collect its garbage. */
function cpuSeconds(): number {
  if (existsSync(SCHEDSTAT)) return Number(readFileSync(SCHEDSTAT, 'utf8').split(' ')[0]) / 1e9;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Deals a second of CPU time. */
function rate({ run }: Pass): number {
  const start = cpuSeconds();
  let deals = 0;
  do deals += run();
  while (cpuSeconds() - start < SECONDS);
  return deals / (cpuSeconds() - start);
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Every game by its first rules with three present, or everything there is. */
function courses(names: readonly string[]): readonly Course[] {
  const all = names.includes('all');
  const chosen = names.filter((name) => name !== 'all');
  const measured = games.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  return measured.flatMap((game) => {
    const presets = game.rules.presets.map(({ id }) => id);
    return (all ? presets : presets.slice(0, 1)).flatMap((preset) => sizesOf(game, preset, all));
  });
}

function sizesOf(game: AnyGame, preset: string, all: boolean): readonly Course[] {
  const sizes = game.seating.sizes(rulesOf({ game, preset, seats: 0 }));
  const chosen = all ? sizes : [sizes.includes(3) ? 3 : Math.min(...sizes)];
  return chosen.map((seats) => ({ game, preset, seats }));
}

const line = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(10))).join('');
const thousands = (deals: number): string => `${Math.round(deals / 1000)} k`;

/** These games in this process, taking turns with the limit. */
function measure(names: readonly string[]): void {
  const passes = courses(names).map(gamePass);
  for (const pass of [limit, ...passes]) rate(pass);
  const rounds = Array.from({ length: ROUNDS }, () => ({ limit: rate(limit), rates: passes.map(rate) }));
  console.log(line(['limit', thousands(median(rounds.map((round) => round.limit))), '1', '']));
  passes.forEach(({ name, least }, at) => {
    const ratio = median(rounds.map((round) => (round.rates[at] ?? 0) / round.limit));
    const deals = thousands(median(rounds.map((round) => round.rates[at] ?? 0)));
    console.log(line([name, deals, ratio.toFixed(3), `${least}${ratio < least ? '  below' : ''}`]));
    if (ratio < least) process.exitCode = 1;
  });
  if (entries === 0) throw new Error('nothing was booked');
}

/** Each game in a process of its own, as it is measured alone: one game's shapes do not slow the next one's down. */
function measureEach(): void {
  console.log(line(['game · preset · present', 'deals/s', 'ratio', 'bar']));
  for (const { id } of games) {
    const again = ['tests/support/run-ts.mjs', 'tests/bench/engine.ts', id];
    if (spawnSync(process.execPath, again, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
  }
}

const named = process.argv.slice(2);
if (named.length > 0) measure(named);
else measureEach();
