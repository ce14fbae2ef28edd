import { describe, expect, it } from 'vitest';
import { pilePoints } from '@/core/cards/counting';
import { cardOfCode } from '@/core/cards/card';
import { randomFrom } from '@/core/cards/random';
import { replayPacked } from '@/core/games/droggn/cardplay/packed-replay';
import { droggnPlay } from '@/core/games/droggn/play';
import type { AnyDeal } from '../../../support/any-deal';
import { anyDealFaults } from '../../../support/any-deal';
import type { Counts } from './deals';
import { presetNames, randomDeal, randomTable, rulesFrom } from './deals';

const SEED = 19960401;

/** Deals by the given rules, half of them with four at the table; every fault with the seed that shows it. */
function faultsOf(rules: unknown, deals: number, counts: Counts): readonly string[] {
  return Array.from({ length: deals }, (_, index) => SEED + index).flatMap((seed) => {
    const table = randomTable(randomFrom(seed), seed % 2 === 0 ? 3 : 4);
    const setting = { table, rules: rulesFrom(rules) };
    const deal = randomDeal(seed, setting, counts);
    const faults = [...anyDealFaults(deal), ...packedFaults(deal, setting.rules), ...countFaults(deal)];
    return faults.map((fault) => `seed ${seed}, ${JSON.stringify(rules)}: ${fault}`);
  });
}

/** The same from the packed text, step by step. */
function packedFaults({ record, table, state, result }: AnyDeal, rules: ReturnType<typeof rulesFrom>): readonly string[] {
  const packed = replayPacked(droggnPlay.pack(record), { table, rules });
  if (!packed.ok) return [`the packed record is refused: ${JSON.stringify(packed.refusal)}`];
  const views = [packed.value, state].map((one) => JSON.stringify(droggnPlay.view(one as typeof packed.value)));
  const results = [droggnPlay.result(packed.value), result].map((one) => JSON.stringify(one));
  return new Set(views).size + new Set(results).size === 2 ? [] : ['the packed replay differs'];
}

/** Card points as section 2 counts a whole pile: tricks, discard or talon, and the Gstieß with who played it. */
function countFaults({ game, state, result }: AnyDeal): readonly string[] {
  const { contract, declarer, points, revoke } = Object(result);
  if (points === undefined || contract === 'pass' || revoke !== undefined) return [];
  const { tricks, skat } = game.play.view(state);
  const won = tricks.flatMap(({ cards, winner }) =>
    cards.filter(({ card, seat }) => (card === 'X' ? seat : winner) === declarer),
  );
  const pile = [...won.map(({ card }) => card), ...skat].map((code) => cardOfCode(code) ?? -1);
  return pilePoints(pile) === points[0] ? [] : [`the declarer's pile counts ${pilePoints(pile)}, not ${points[0]}`];
}

describe('random deals of Droggn, played legally to their end', () => {
  const counts: Counts = new Map();

  it.each(presetNames)('end, replay, check, score and fit on a sheet under %s', (preset) => {
    expect(faultsOf(preset, 100, counts)).toEqual([]);
  });

  it('do so where the Super Mord is played to the end, and the pair may be announced', () => {
    expect(faultsOf({ superMord: 'separate', kleineUndGstiess: true }, 160, counts)).toEqual([]);
  });

  it('do whatever can be done in a deal', () => {
    const done = ['bid pass', 'bid ansager', 'bid solo', 'bid super', 'bid super-mord', 'discard', 'buy', 'buy pass'];
    const said = ['announce', 'announce pagat-ultimo', 'announce gstiess-ultimo', 'double schwacher', 'double retour'];
    const ended = ['pass', 'ansager', 'solo', 'super', 'super-mord'].map((contract) => `ended ${contract}`);
    const fates = ['made', 'missed'].flatMap((end) => [`pagat-ultimo ${end}`, `pagat-ultimo laid out ${end}`]);
    const seldom = ['pagat-captured', 'gstiess-ultimo laid out missed', 'ended by a revoke', 'match super-mord'];
    expect([...done, ...said, ...ended, ...fates, ...seldom, 'play'].filter((what) => !counts.has(what))).toEqual([]);
  });
});
