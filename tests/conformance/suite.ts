import { randomFrom } from '@/core/cards/random';
import type { AnyGame } from '@/core/games/game';
import { randomDealFaults, usedStateOf } from './faults';
import type { Counts } from './player';
import { randomDeal, randomOptions, randomTable } from './player';
import type { Setting } from './settings';
import { rulesOf, settingsOf } from './settings';

const DEALS = 200;
const OPTION_SETS = 20;
const SEED = 20_000;

/** A sentence that must hold of a game, and what speaks against it. */
export type Claim = readonly [sentence: string, faults: () => readonly string[]];

/** What must hold of a game's deals because it is registered: by every preset at every table size, and by any options. */
export const conforming = (game: AnyGame): readonly Claim[] => [
  ...settingsOf([game]).map((setting): Claim => [
    `${DEALS} random deals by ${setting.preset}, ${setting.people} at the table, hold`,
    () => dealsFaults(setting, { seed: SEED, deals: DEALS, counts: new Map() }),
  ]),
  ['random deals by options chosen by chance hold', () => optionFaults(game)],
];

export type Sitting = Pick<Setting, 'game' | 'rules' | 'people'>;

export type Many = { readonly seed: number; readonly deals: number; readonly counts: Counts };

/** Faults of so many deals, each with the seed that shows it. */
export function dealsFaults(sitting: Sitting, { seed, deals, counts }: Many): readonly string[] {
  const { game, rules, people } = sitting;
  const table = randomTable(randomFrom(seed), game, people);
  const used = usedStateOf(game, { table, rules });
  const faults: string[] = [];
  for (let at = seed; at < seed + deals; at++) {
    for (const fault of randomDealFaults(randomDeal(at, sitting, counts), at, used)) faults.push(`seed ${at}: ${fault}`);
  }
  return faults;
}

function optionFaults(game: AnyGame): readonly string[] {
  const faults: string[] = [];
  for (let set = 0; set < OPTION_SETS; set++) {
    const options = randomOptions(randomFrom(SEED + set), game);
    const rules = rulesOf(game, options);
    for (const people of game.seating.sizes(rules)) {
      const found = dealsFaults({ game, rules, people }, { seed: SEED + 100 * set, deals: 6, counts: new Map() });
      faults.push(...found.map((fault) => `${JSON.stringify(options)}: ${fault}`));
    }
  }
  return faults;
}
