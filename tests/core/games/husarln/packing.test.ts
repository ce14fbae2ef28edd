import { describe, expect, it } from 'vitest';
import { pick, randomFrom } from '@/core/cards/random';
import { breachOf } from '@/core/games/husarln/cardplay/breach';
import { replayPacked } from '@/core/games/husarln/cardplay/packed-replay';
import { emptyState } from '@/core/games/husarln/cardplay/state';
import { husarlnPlay } from '@/core/games/husarln/play';
import type { Action, PlayedDeal } from '@/core/games/play';
import { randomDeal, rulesFrom } from './deals';

const rules = rulesFrom({ preset: 'bamberger-1', birds: true, trull: 'until-next-deal' });
const deals = Array.from({ length: 40 }, (_, seed) => randomDeal(seed + 1, seed % 2 === 0 ? 3 : 4, { rules, counts: new Map() }));

/** Actions that are mostly illegal, of every form that a record may have. */
const strange: readonly Action[] = [
  { type: 'play', seat: 0, card: 'SK' },
  { type: 'play', seat: 1, card: 'S2' },
  { type: 'bid', seat: 1, bid: 'hold' },
  { type: 'bid', seat: 2, bid: 'dreiblatt' },
  { type: 'take', seat: 0, choice: 'back-5' },
  { type: 'take', seat: 0, choice: '7' },
  { type: 'reject', seat: 1 },
  { type: 'discard', seat: 0, cards: ['SK'] },
  { type: 'discard', seat: 2, cards: ['X', 'T2'] },
  { type: 'discard', seat: 2, cards: ['HJ', 'HJ', 'T2'] },
  { type: 'announce', seat: 1, bonuses: ['pagat-ultimo', 'trull'] },
  { type: 'announce', seat: 1, bonuses: ['trull', 'trull'] },
  { type: 'claim', seat: 0, bonuses: ['kings'] },
  { type: 'knock', seat: 7 },
  { type: 'bid', seat: 0, bid: 'pass', why: 'the "cat" \\' },
];

const packed = (record: PlayedDeal) => husarlnPlay.pack(record);

describe('a packed record of Husarln', () => {
  it('comes back as it was, whatever stands in it', () => {
    for (const { record, table } of deals) {
      const odd = { ...record, actions: [...record.actions, ...strange] };
      expect(husarlnPlay.unpack(packed(odd), table)).toEqual(odd);
      const short = { cards: { ...record.cards, talon: ['S2'] }, actions: [] };
      expect(husarlnPlay.unpack(packed(short), table)).toEqual(short);
    }
  });

  it('stops where the same record stops that is read in full, with the same fault', () => {
    const random = randomFrom(11);
    const faults = deals.flatMap(({ record, table }) =>
      Array.from({ length: 6 }, () => {
        const done = Math.floor((random() / 2 ** 32) * record.actions.length);
        const action = pick(random, strange);
        const stopped = { ...record, actions: [...record.actions.slice(0, done), action] };
        const replayed = replayPacked(packed(stopped), { table, rules });
        const problem = faultAfter(stopped, action, table);
        expect(replayed.ok ? null : replayed.refusal).toEqual(problem && { action: done, problems: [problem] });
        return problem?.code;
      }),
    );
    expect(new Set(faults).size).toBeGreaterThan(7);
  });

  it('is refused for its cards as the same record is', () => {
    for (const { record, table } of deals.slice(0, 6)) {
      const [first = '', ...talon] = record.cards.talon;
      for (const wrong of [['S2', ...talon], [talon[0] ?? '', ...talon], talon]) {
        const bad = { ...record, cards: { ...record.cards, talon: wrong } };
        const started = husarlnPlay.start(bad.cards, table, rules);
        const replayed = replayPacked(packed(bad), { table, rules });
        expect(replayed).toEqual({ ok: false, refusal: { action: null, problems: started.ok ? [] : started.refusal } });
      }
      expect(first).not.toBe('');
    }
  });

  it('is replayed into a used state, even one that a faulty record has left', () => {
    const [one, two] = deals;
    if (!one || !two) throw new Error('no deals');
    const state = emptyState(one.table, rules);
    const bad = { ...one.record, cards: { ...one.record.cards, talon: ['S2', ...one.record.cards.talon.slice(1)] } };
    for (const record of [one.record, bad, { ...one.record, actions: one.record.actions.slice(0, 20) }]) {
      replayPacked(packed(record), { table: one.table, rules }, state);
      replayPacked(packed(two.record), { table: two.table, rules }, state);
      expect(husarlnPlay.view(state)).toEqual(husarlnPlay.view(two.state as typeof state));
      expect(husarlnPlay.result(state)).toEqual(two.result);
    }
  });
});

/** The fault of the last action of a record, found by doing all before it one by one. */
function faultAfter({ cards, actions }: PlayedDeal, last: Action, table: (typeof deals)[number]['table']) {
  const started = husarlnPlay.start(cards, table, rules);
  if (!started.ok) throw new Error('unsound cards');
  for (const action of actions.slice(0, -1)) husarlnPlay.apply(started.value, action);
  return breachOf(started.value, last);
}
