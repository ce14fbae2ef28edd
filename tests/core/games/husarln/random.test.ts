import { describe, expect, it } from 'vitest';
import { cardOfCode, isKing } from '@/core/cards/card';
import { pilePoints } from '@/core/cards/counting';
import { replayPacked } from '@/core/games/husarln/cardplay/packed-replay';
import type { HusarlnView } from '@/core/games/husarln/cardplay/view';
import { husarlnPlay } from '@/core/games/husarln/play';
import type { HusarlnRules } from '@/core/games/husarln/rules';
import type { AnyDeal } from '../../../support/any-deal';
import { anyDealFaults } from '../../../support/any-deal';
import type { Counts } from './deals';
import { presetNames, randomDeal, rulesFrom } from './deals';

const SEED = 19560301;

/** Deals by the given rules, half of them with four at the table; every fault with the seed that shows it. */
function faultsOf(rules: unknown, deals: number, counts: Counts): readonly string[] {
  return Array.from({ length: deals }, (_, index) => SEED + index).flatMap((seed) => {
    const deal = randomDeal(seed, seed % 2 === 0 ? 3 : 4, { rules, counts });
    const faults = [...anyDealFaults(deal), ...packedFaults(deal, rulesFrom(rules)), ...pileFaults(deal)];
    return faults.map((fault) => `seed ${seed}, ${JSON.stringify(rules)}: ${fault}`);
  });
}

/** The same from the packed text, step by step. */
function packedFaults({ record, table, state, result }: AnyDeal, rules: HusarlnRules): readonly string[] {
  const packed = replayPacked(husarlnPlay.pack(record), { table, rules });
  if (!packed.ok) return [`the packed record is refused: ${JSON.stringify(packed.refusal)}`];
  const views = [packed.value, state].map((one) => JSON.stringify(viewOf(one)));
  const results = [husarlnPlay.result(packed.value), result].map((one) => JSON.stringify(one));
  return new Set(views).size + new Set(results).size === 2 ? [] : ['the packed replay differs'];
}

const viewOf = (state: unknown) => husarlnPlay.view(state as never) as HusarlnView;

/** The declarer's pile as sections 2, 4.3 and 5 say it: tricks, discard and rejected talon cards. */
function pileFaults({ state, result, rules }: AnyDeal): readonly string[] {
  const { contract, declarer, points, bonuses } = Object(result);
  if (contract === 'pass') return [];
  const { tricks, skat, turned, hidden } = viewOf(state);
  const played = tricks.flatMap(({ cards }) => cards.map(({ card }) => card));
  const rejected = turned.filter((code) => !played.includes(code) && !skat.includes(code));
  const won = tricks.filter(({ winner }) => winner === declarer).flatMap(({ cards }) => cards.map(({ card }) => card));
  const pile = [...won, ...skat, ...(Object(rules).rejectedTo === 'declarer' ? rejected : [])].map(numberOf);
  const all = [...played, ...skat, ...rejected, ...hidden];
  const kings = pile.filter(isKing).length;
  return [
    ...(new Set(all).size === 42 && all.length === 42 ? [] : [`${all.length} cards in all`]),
    ...(pilePoints(pile) === points[0] ? [] : [`the declarer's pile counts ${pilePoints(pile)}, not ${points[0]}`]),
    ...kingFaults(bonuses, declarer, kings),
  ];
}

const numberOf = (code: string): number => cardOfCode(code) ?? -1;

type Bonus = { readonly kind: string; readonly seat: number; readonly made: boolean };

const kingFaults = (bonuses: readonly Bonus[], declarer: number, kings: number): readonly string[] =>
  bonuses
    .filter(({ kind }) => kind === 'kings')
    .filter(({ seat, made }) => made !== (seat === declarer ? kings === 4 : kings === 0))
    .map(({ seat }) => `kings of seat ${seat}, of which the declarer has ${kings}`);

describe('random deals of Husarln, played legally to their end', () => {
  const counts: Counts = new Map();

  it.each(presetNames)('end, replay, check, score and fit on a sheet under %s', (preset) => {
    expect(faultsOf(preset, 60, counts)).toEqual([]);
  });

  it('do so with the birds, and the Trull claimed late', () => {
    expect(faultsOf({ preset: 'bamberger-1', birds: true, trull: 'until-next-deal' }, 150, counts)).toEqual([]);
  });

  it('do whatever can be done in a deal', () => {
    const bids = ['pass', 'zweiblatt', 'einblatt', 'solo', 'hold'].map((bid) => `bid ${bid}`);
    const takes = [...['1', '6'], ...['1', '2', '5'].map((stage) => `back-${stage}`)].map((choice) => `take ${choice}`);
    const others = ['reject', 'discard', 'discard a Tarock', 'announce', 'play', 'claim', 'claim trull'];
    const kinds = ['trull', 'tarocks-10', 'tarocks-11', 'tarocks-12', 'kings', 'pelikan', 'uhu', 'pagat-ultimo'];
    const ended = ['pass', 'zweiblatt', 'einblatt', 'solo'].map((contract) => `ended ${contract}`);
    const fates = ['pelikan', 'uhu', 'pagat-ultimo'].flatMap((kind) =>
      [' made', ' missed', ' announced made', ' announced missed'].map((fate) => `${kind}${fate}`),
    );
    const seldom = ['trull made', 'kings announced made', 'kings announced missed'];
    const defenders = kinds.map((kind) => `${kind}, defender`);
    const all = [...bids, ...takes, ...others, ...kinds, ...ended, ...fates, ...seldom, ...defenders];
    expect(all.filter((what) => !counts.has(what))).toEqual([]);
  });
});
