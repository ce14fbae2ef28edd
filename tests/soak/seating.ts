// Every cell of the table of best seatings known, with up to five times the usual budget (a single cell only from the
// second seed): up to 6 rounds as good, beyond
// that at most a tenth (or one) above; 27 to 60 people for 2 to 10 rounds without a repetition; the named cases; and
// 1,000 requests of chance, seated soundly or refused with names, the same bytes for the same seed.
// `npm run soak seating -- -- [cells|easy|named|chance] [seed] [people]`, the last for the cells of one head count.
import { randomFrom } from '@/core/cards/random';
import { defaultBudget } from '@/league/seating/budget';
import { seatNow } from '@/league/seating/seat';
import type { Seating } from '@/league/seating/seating';
import { best, cell, easy } from '../league/seating/best';
import { randomRequest } from '../league/seating/random-request';
import { ask, people, rounds } from '../league/seating/request';
import { faultsOf, isTelling } from '../league/seating/soundness';

const REQUESTS = 1000;
const PATIENCE = 5;
/** 17 people over 7 rounds are found from some seeds only, however long one searches; from the second. */
const SEEDS = 2;
const [part, seedGiven, only] = process.argv.slice(2).filter((word) => word !== '--');
const seed = Number(seedGiven ?? 7);
let faults = 0;

function fault(text: string): void {
  faults++;
  console.error(text);
}

/** The usual budget first; five times that only if it does not do, and then from other seeds: the line says how many. */
function tried(count: number, wanted: number, good: (found: Seating) => boolean): Seating {
  let last: Seating | null = null;
  for (const [times, from] of [[1, seed], ...Array.from({ length: SEEDS }, (_, i) => [PATIENCE, seed + i] as const)] as const) {
    const request = ask(count, wanted, { seed: from, budget: times * defaultBudget(count * wanted) });
    const found = seatNow(request);
    if (!found.ok) throw new Error(`${count} people, ${wanted} rounds: ${found.refusal.code}`);
    for (const text of faultsOf(request, found.value)) fault(`${count} people, ${wanted} rounds: ${text}`);
    last = found.value;
    if (good(last)) break;
  }
  return last!;
}

function checkCell(count: number, wanted: number): void {
  const [repeats, stints, most] = cell(count, wanted);
  const more = wanted <= 6 ? 0 : Math.max(1, Math.floor(repeats / 10));
  const good = ({ report }: Seating) =>
    report.repeats <= repeats + more &&
    (wanted > 6 || (report.most <= most && (report.repeats < repeats || report.stintUnevenness <= stints)));
  const found = tried(count, wanted, good);
  const { report, iterations } = found;
  const line = `${count} people, ${wanted} rounds: ${report.repeats} of ${repeats} repeats, stints ${report.stintUnevenness} of ${stints}, most ${report.most} of ${most}, ${iterations} moves, seed ${found.seed}`;
  if (good(found)) console.log(line);
  else fault(`${line}: NOT REACHED`);
}

function checkCells(): void {
  const counts = Object.entries(best).filter(([count]) => only === undefined || count === only);
  for (const [count, cells] of counts) cells.forEach((_, at) => checkCell(Number(count), at + 2));
}

function checkEasy(): void {
  for (let count = easy.from; count <= easy.to; count++) for (let wanted = 2; wanted <= 10; wanted++) checkCell(count, wanted);
}

function checkNamed(): void {
  const watching = rounds(4).map((one) => ({ ...one, layout: { kind: 'sitting-out' as const, size: 3 } }));
  const seven = rounds(2).map((one) => ({ ...one, layout: { kind: 'tables' as const, tables: 7 } }));
  const cases: readonly (readonly [string, ReturnType<typeof ask>, number])[] = [
    ['25 at seven tables, 2 rounds', ask(25, 2, { seed, rounds: seven }), 0],
    ['15 over 7', ask(15, 7, { seed }), 0],
    ['9 over 4', ask(9, 4, { seed }), 0],
    ['21 over 10', ask(21, 10, { seed }), 0],
    ['27 over 13', ask(27, 13, { seed }), 0],
    ['12 over 5', ask(12, 5, { seed }), 3],
    ['8, two out, 4 rounds', ask(8, 4, { seed, rounds: watching }), 0],
    ['13 over 4', ask(13, 4, { seed }), 0],
    ['17 over 2', ask(17, 2, { seed }), 0],
    ['42 over 3', ask(42, 3, { seed }), 0],
  ];
  for (const [name, request, repeats] of cases) {
    const found = seatNow(request);
    const ok = found.ok && found.value.report.repeats <= repeats && faultsOf(request, found.value).length === 0;
    if (ok) console.log(`${name}: as it must be`);
    else fault(`${name}: ${JSON.stringify(found.ok ? found.value.report : found.refusal)}`);
  }
  for (const wanted of [2, 3]) {
    const club = (at: number) => ({ persons: people(24).slice(4 * at, 4 * at + 4), strength: 'absolute' as const, reason: 'club' as const });
    const found = seatNow(ask(24, wanted, { seed, apart: Array.from({ length: 6 }, (_, at) => club(at)) }));
    if (!found.ok || found.value.report.repeats > 0) fault(`six clubs of four, ${wanted} rounds`);
  }
}

function checkChance(): void {
  const random = randomFrom(seed);
  const counts = { seated: 0, refused: 0 };
  for (let at = 1; at <= REQUESTS; at++) {
    const request = randomRequest(random, seed + at);
    const found = seatNow(request);
    if (at % 10 === 0 && JSON.stringify(seatNow(request)) !== JSON.stringify(found)) fault(`request ${at}: not the same bytes`);
    if (found.ok) for (const text of faultsOf(request, found.value)) fault(`request ${at}: ${text}`);
    else if (!isTelling(found.refusal)) fault(`request ${at}: ${JSON.stringify(found.refusal)}`);
    counts[found.ok ? 'seated' : 'refused']++;
  }
  console.log(`${REQUESTS} requests of chance, seed ${seed}: ${counts.seated} seated, ${counts.refused} refused`);
}

const parts: Readonly<Record<string, () => void>> = { named: checkNamed, chance: checkChance, cells: checkCells, easy: checkEasy };
for (const [name, check] of Object.entries(parts)) if (part === undefined || part === name) check();
console.log(faults === 0 ? 'no fault' : `${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
