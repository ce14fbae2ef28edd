// Deals played legally card by card, by chance, to their end: for every preset, and spread over fifty sets of options
// chosen by chance, with three and four at the table. Everything that must hold of a deal is checked of each.
// `npm run soak deals -- -- [seed] [deals]` repeats a run; a fault is printed with the seed and the rules that show it.
import { randomFrom } from '@/core/cards/random';
import { dealFaults } from '../support/deal-check';
import type { Counts } from '../support/deals';
import { presetNames, randomDeal, randomOptions, randomTable, rulesFrom } from '../support/deals';

const SETS = 50;
const MOST_FAULTS = 20;

const [seedGiven, dealsGiven] = process.argv.slice(2).filter((word) => word !== '--');
const seed = Number(seedGiven ?? Date.now() % 2 ** 31);
const deals = Number(dealsGiven ?? 20_000);
const counts: Counts = new Map();
let faults = 0;

function play(name: string, rules: unknown, first: number, many: number): void {
  const read = rulesFrom(rules);
  for (let index = 0; index < many; index++) {
    const table = randomTable(randomFrom(first + index), index % 2 === 0 ? 3 : 4);
    report(name, first + index, dealFaults(randomDeal(first + index, { table, rules: read }, counts)));
  }
}

function report(name: string, at: number, found: readonly string[]): void {
  faults += found.length;
  for (const fault of found) if (faults <= MOST_FAULTS) console.error(`${name}, deal ${at}: ${fault}`);
}

console.log(`seed ${seed}, ${deals} deals for each preset and for ${SETS} sets of options`);
for (const preset of presetNames) play(preset, preset, seed, deals);
for (let set = 0; set < SETS; set++) {
  const options = randomOptions(randomFrom(seed + set));
  play(JSON.stringify(options), options, seed + set * deals, Math.ceil(deals / SETS));
}
for (const [what, times] of [...counts].sort()) console.log(`${String(times).padStart(9)} ${what}`);
console.log(faults === 0 ? 'no fault found' : `${faults} faults found`);
if (faults > 0) process.exitCode = 1;
