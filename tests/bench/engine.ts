// How fast recorded deals become bookings: unpacked, every card's legality checked, every entry made, one action after
// the other. Against a hand-written engine for one rule set, which is about what JavaScript can do on this machine.
// Fails below 0.09 of it. CPU time, the two taking turns, median of the rounds.
import { existsSync, readFileSync } from 'node:fs';
import { danishPlay } from '@/core/games/danish-tarok/play';
import { emptyState } from '@/core/games/danish-tarok/cardplay/state';
import { replayInto } from '@/core/games/danish-tarok/cardplay/packed-replay';
import { playedResult } from '@/core/games/danish-tarok/cardplay/played-result';
import { firstLeft } from '@/core/games/danish-tarok/left';
import { KING_POT, PAGAT_POT } from '@/core/games/danish-tarok/payments/ledger';
import { score } from '@/core/games/danish-tarok/score';
import { seating } from '@/core/games/danish-tarok/seating';
import type { Pots } from '@/core/games/game';
import type { PackedDeal } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import type { Booking } from '@/kernel/booking';
import { plainDeal, rulesFrom } from '../support/deals';
import { buf, N } from './limit/deals.mjs';
import { createMicro } from './limit/engine.mjs';
import { REC } from './limit/spec.mjs';

const DEALS = 1000;
/** Deals in a sitting. */
const SITTING = 20;
const ROUNDS = 7;
const SECONDS = 0.7;
const LEAST = 0.09;
const SCHEDSTAT = '/proc/self/schedstat';

type Recorded = { readonly packed: PackedDeal; readonly table: Table };

const rules = rulesFrom('dtf-2011');
const present = [0, 1, 2];
const recorded = Array.from({ length: DEALS }, (_, index) => record(index));

function record(index: number): Recorded {
  const table = seating.table(3, present, index % 3);
  return { packed: danishPlay.pack(plainDeal(index + 1, { table, rules }).record), table };
}

const state = emptyState(recorded[0]!.table, rules);
let entries = 0;

/** Sittings one after the other; in each every deal inherits what the one before it left. */
function engine(): number {
  for (let first = 0; first < DEALS; first += SITTING) sitting(recorded.slice(first, first + SITTING));
  return DEALS;
}

function sitting(deals: readonly Recorded[]): void {
  let pots: Pots = { king: 0, pagat: 0 };
  let left = firstLeft;
  for (const { packed, table } of deals) {
    const fault = replayInto(state, packed, { table, rules });
    const result = playedResult(state);
    if (fault !== null || result === null) throw new Error(`not replayed: ${JSON.stringify(fault)}`);
    const scored = score(result, { table, rules, pots, left });
    pots = potsAfter(pots, scored.bookings);
    left = scored.left;
    entries += scored.bookings.length;
  }
}

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

const micro = createMicro();
const ledger = new Int32Array(5);
const out = new Int32Array(N * 5);

function limit(): number {
  ledger.fill(0);
  for (let deal = 0; deal < N; deal++) {
    if (micro(buf, deal * REC, ledger, out, deal * 5) !== 0) throw new Error(`deal ${deal}`);
  }
  return N;
}

/** Of this thread where the system tells it, else of the process with the threads that collect its garbage. */
function cpuSeconds(): number {
  if (existsSync(SCHEDSTAT)) return Number(readFileSync(SCHEDSTAT, 'utf8').split(' ')[0]) / 1e9;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Deals a second of CPU time. */
function rate(pass: () => number): number {
  const start = cpuSeconds();
  let deals = 0;
  do deals += pass();
  while (cpuSeconds() - start < SECONDS);
  return deals / (cpuSeconds() - start);
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

rate(limit);
rate(engine);
const rounds = Array.from({ length: ROUNDS }, () => ({ limit: rate(limit), engine: rate(engine) }));
const ours = median(rounds.map((round) => round.engine));
const best = median(rounds.map((round) => round.limit));
const ratio = median(rounds.map((round) => round.engine / round.limit));

const thousands = (rate: number): string => `${Math.round(rate / 1000)} thousand deals a second`;
console.log(`engine: ${thousands(ours)}, ${((ours * 75) / 1e6).toFixed(1)} million cards`);
console.log(`limit:  ${thousands(best)}`);
console.log(`ratio:  ${ratio.toFixed(3)} (at least ${LEAST})`);
if (ratio < LEAST) process.exitCode = 1;
