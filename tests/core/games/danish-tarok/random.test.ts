import { describe, expect, it } from 'vitest';
import { randomFrom } from '@/core/cards/random';
import { dealFaults } from '../../../support/deal-check';
import type { Counts } from '../../../support/deals';
import { presetNames, randomDeal, randomTable, rulesFrom } from '../../../support/deals';

const SEED = 20110401;

/** Deals by the given rules, half of them with four at the table; every fault with the seed that shows it. */
function faultsOf(rules: unknown, deals: number, counts: Counts): readonly string[] {
  return Array.from({ length: deals }, (_, index) => SEED + index).flatMap((seed) => {
    const table = randomTable(randomFrom(seed), seed % 2 === 0 ? 3 : 4);
    const deal = randomDeal(seed, { table, rules: rulesFrom(rules) }, counts);
    return dealFaults(deal).map((fault) => `seed ${seed}, ${JSON.stringify(rules)}: ${fault}`);
  });
}

describe('random deals, played legally to their end', () => {
  const counts: Counts = new Map();

  it.each(presetNames)('end, replay, check, score and fit on a sheet under %s', (preset) => {
    expect(faultsOf(preset, 80, counts)).toEqual([]);
  });

  it('do so where pagat and fool may be laid away', () => {
    expect(faultsOf({ discardPagat: true, discardFool: 'tout' }, 120, counts)).toEqual([]);
  });

  it('do whatever can be done in a deal', () => {
    const done = ['discard', 'play', 'fool led', 'redeal', 'claim-void', 'name', 'demand', 'misdeal', 'abandon'];
    const fines = ['superficial', 'minor', 'major', 'irrecoverable', 'other'].map((grade) => `fine ${grade}`);
    const ended = ['ended finished', 'ended redealt', 'ended abandoned', 'deals with cards taken back'];
    const seldom = ['tout announced', 'tout made', 'nolo made', 'pagat laid away', 'fine minor, late'];
    expect([...done, ...fines, ...ended, ...seldom].filter((what) => !counts.has(what))).toEqual([]);
  });
});
