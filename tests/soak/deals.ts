// Deals played legally card by card, by chance, to their end: for every game of the registry, every preset and every
// table size, and for each game spread over fifty sets of options chosen by chance. Everything that must hold of a deal
// is checked of each. `npm run soak deals -- -- [deals] [seed] [game]`: so many for each; a run is repeated with its
// seed, and a fault is printed with the seed of its deal and the rules that show it.
import { randomFrom } from '@/core/cards/random';
import { games } from '@/core/games';
import type { AnyGame } from '@/core/games/game';
import type { Counts } from '../conformance/player';
import { randomOptions } from '../conformance/player';
import { rulesOf, settingsOf } from '../conformance/settings';
import type { Sitting } from '../conformance/suite';
import { dealsFaults } from '../conformance/suite';

const SETS = 50;
const MOST_FAULTS = 20;

const [dealsGiven, seedGiven, gameGiven] = process.argv.slice(2).filter((word) => word !== '--');
const deals = Number(dealsGiven ?? 20_000);
const seed = Number(seedGiven ?? Date.now() % 2 ** 31);
let faults = 0;

function run(name: string, sitting: Sitting, counts: Counts, at: { readonly first: number; readonly many: number }): void {
  const started = Date.now();
  const found = dealsFaults(sitting, { seed: at.first, deals: at.many, counts });
  for (const fault of found.slice(0, Math.max(0, MOST_FAULTS - faults))) console.error(`${name}: ${fault}`);
  faults += found.length;
  console.log(`${name}: ${at.many} deals, ${found.length} faults, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function soak(game: AnyGame): void {
  const counts: Counts = new Map();
  for (const setting of settingsOf([game])) {
    run(`${game.id} ${setting.preset}, ${setting.people} at the table`, setting, counts, { first: seed, many: deals });
  }
  for (let set = 0; set < SETS; set++) {
    const options = randomOptions(randomFrom(seed + set), game);
    const rules = rulesOf(game, options);
    const sizes = game.seating.sizes(rules);
    const at = { first: seed + set * deals, many: Math.ceil(deals / SETS / sizes.length) };
    for (const people of sizes) run(`${game.id} ${JSON.stringify(options)}, ${people} at the table`, { game, rules, people }, counts, at);
  }
  for (const [what, times] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`${String(times).padStart(9)} ${what}`);
}

console.log(`seed ${seed}, ${deals} deals for each game, preset and table size, and for ${SETS} sets of options of each game`);
for (const game of games) if (gameGiven === undefined || game.id === gameGiven) soak(game);
console.log(faults === 0 ? 'no fault found' : `${faults} faults found`);
if (faults > 0) process.exitCode = 1;
