import { describe, expect, it } from 'vitest';
import { onceIn, pick, randomFrom } from '@/core/cards/random';
import { herzblatt } from '@/core/games/herzblatt';
import { replayPacked } from '@/core/games/herzblatt/cardplay/packed-replay';
import { emptyState } from '@/core/games/herzblatt/cardplay/state';
import { herzPlay } from '@/core/games/herzblatt/play';
import type { HerzRules } from '@/core/games/herzblatt/rules';
import { presets, settlements } from '@/core/games/herzblatt/rules';
import { seating } from '@/core/games/herzblatt/seating';
import type { PackedDeal, PlayedDeal } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import type { AnyDeal } from '../../../support/any-deal';
import { anyDealFaults, playOut } from '../../../support/any-deal';
import { rulesFrom, tableOf, worked } from './scene';

const SEED = 19660000;
const used = emptyState(tableOf(3), rulesFrom('braun'));

function randomDeal(seed: number, table: Table, rules: HerzRules): AnyDeal {
  const random = randomFrom(seed);
  const keen = onceIn(random, 2);
  return playOut({ game: herzblatt, table, rules }, herzPlay.shuffle(seed, table, rules), (_, legal) => {
    const solo = legal.find(({ bid }) => bid === 'solo');
    return solo && keen ? solo : pick(random, legal);
  });
}

function replayed(packed: PackedDeal, table: Table, rules: HerzRules) {
  const replay = replayPacked(packed, { table, rules }, used);
  return replay.ok ? null : replay.refusal;
}

/** The same from the packed text, into a state that has seen many deals. */
function packedFaults({ record, table, state, result }: AnyDeal, rules: HerzRules): readonly string[] {
  const fault = replayed(herzPlay.pack(record), table, rules);
  if (fault) return [`the packed record is refused: ${JSON.stringify(fault)}`];
  const same = JSON.stringify([herzPlay.view(used), herzPlay.result(used)]) === JSON.stringify([herzblatt.play.view(asState(state)), result]);
  return same ? [] : ['the packed replay differs'];
}

const asState = (state: unknown) => state as typeof used;

function faultsOf(rules: HerzRules, seats: number, deals: number): readonly string[] {
  return Array.from({ length: deals }, (_, index) => SEED + index).flatMap((seed) => {
    const deal = randomDeal(seed, tableOf(seats, seed % seats), rules);
    return [...anyDealFaults(deal), ...packedFaults(deal, rules)].map((fault) => `seed ${seed}: ${fault}`);
  });
}

const settings = presets.flatMap(({ id }) => seating.sizes(rulesFrom(id)).map((seats) => [id, seats] as const));

describe('random deals of Herzblatt, played legally to their end', () => {
  it.each(settings)('end, replay, check, score and fit on a sheet by %s with %i', (preset, seats) => {
    expect(faultsOf(rulesFrom(preset), seats, 8)).toEqual([]);
  });

  it('do so with every option chosen by chance', () => {
    const random = randomFrom(SEED);
    const faults = Array.from({ length: 12 }, () => {
      const rules = rulesFrom({
        settlement: pick(random, settlements),
        stake: pick(random, [1, 7, 1_000_000]),
        packs: pick(random, ['main', 'lembke']),
        fourOut: pick(random, ['eights', 'sevens']),
        mustTrump: pick(random, [true, false]),
        overtrumpRuffs: pick(random, [true, false]),
        forehand: pick(random, ['left-of-dealer', 'dealer']),
        allPass: pick(random, ['throw-in', 'forehand-plays']),
      });
      return faultsOf(rules, pick(random, seating.sizes(rules)), 4);
    });
    expect(faults.flat()).toEqual([]);
  });
});

describe('packed records', () => {
  const table = tableOf(3, 2);
  const rules = rulesFrom('braun');
  const packed = herzPlay.pack(worked);

  it('take a character a card, and two or four for what is said and laid away', () => {
    expect([packed.cards.length, packed.actions.length]).toEqual([27, 3 * 2 + 4 + 24]);
    expect(replayed(packed, table, rules)).toBe(null);
    expect(herzPlay.result(used)).toEqual({ contract: 'solo', declarer: 2, points: [76, 44] });
  });

  const spoilt: readonly PlayedDeal[] = [
    { ...worked, actions: [...worked.actions, { type: 'play', seat: 0, card: 'S8' }] },
    { ...worked, actions: [{ type: 'bid', seat: 0, bid: 'grand' }] },
    { ...worked, actions: [{ type: 'bid', seat: 2, bid: 'solo' }] },
    { ...worked, actions: [...worked.actions.slice(0, 3), { type: 'discard', seat: 2, cards: ['S10', 'DA'] }] },
    { ...worked, actions: [...worked.actions.slice(0, 3), { type: 'discard', seat: 2, cards: ['S10'] }] },
    { ...worked, actions: [...worked.actions.slice(0, 4), { type: 'play', seat: 0, card: 'T1' }] },
    { ...worked, actions: [...worked.actions.slice(0, 4), { type: 'play', seat: 1, card: 'SJ', why: 'x' }] },
    { ...worked, actions: [...worked.actions.slice(0, 5), { type: 'play', seat: 1, card: 'HA' }] },
  ];

  it.each(spoilt)('stop where one step at a time does, and are given back whole: $actions', (record) => {
    const text = herzPlay.pack(record);
    expect(herzPlay.unpack(text, table)).toEqual(record);
    const fault = replayed(text, table, rules);
    expect(fault?.action).toBe(record.actions.length - 1);
    expect(fault?.problems).toEqual([herzPlay.breach(asState(used), record.actions.at(-1))]);
  });

  it.each([
    [{ hands: worked.cards.hands, talon: ['CJ', 'CJ'] }, 'cards-deck'],
    [{ hands: worked.cards.hands, talon: ['CJ', 'S7'] }, 'bad-card'],
    [{ hands: worked.cards.hands, talon: ['CJ'] }, 'cards-count'],
    [{ hands: [null, null, null], talon: [] }, 'cards-count'],
  ])('of unsound cards are given back whole and refused: %j', (cards, code) => {
    const text = herzPlay.pack({ cards, actions: [] });
    expect(herzPlay.unpack(text, table)).toEqual({ cards, actions: [] });
    expect(replayed(text, table, rules)).toMatchObject({ action: null });
    expect(replayed(text, table, rules)?.problems.map((problem) => problem.code)).toContain(code);
  });
});
