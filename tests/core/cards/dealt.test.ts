import { describe, expect, it } from 'vitest';
import { danishPlay } from '@/core/games/danish-tarok/play';
import { seating } from '@/core/games/danish-tarok/seating';
import type { Cards } from '@/core/games/play';
import { rulesFrom } from '../../support/deals';

const rules = rulesFrom(undefined);
const table = seating.table(4, [0, 1, 2, 3], 0);
const sound = danishPlay.shuffle(11, table, rules);

/** Codes and paths of the faults of these cards. */
function faults(cards: unknown): readonly string[] {
  const start = danishPlay.start(cards, table, rules);
  return start.ok ? [] : start.refusal.map(({ code, path }) => `${code} ${path}`);
}

const withHand = (seat: number, hand: unknown): unknown => ({
  ...sound,
  hands: sound.hands.map((as, index) => (index === seat ? hand : as)),
});

const hand = (seat: number): Cards['talon'] => sound.hands[seat] ?? [];

describe('cards as dealt', () => {
  it('are sound when shuffled: 25 for each who plays, three besides, the same from the same seed', () => {
    expect(faults(sound)).toEqual([]);
    expect(sound.hands.map((cards) => cards?.length ?? null)).toEqual([25, 25, null, 25]);
    expect(danishPlay.shuffle(11, table, rules)).toEqual(sound);
    expect(danishPlay.shuffle(12, table, rules)).not.toEqual(sound);
  });

  it.each([null, 7, [], {}, { hands: [] }, { hands: [], talon: {} }, { ...sound, more: 1 }])('are not %j', (cards) => {
    expect(faults(cards)).toEqual(['wrong-type ']);
  });

  it('have one hand a seat, or nothing else is examined', () => {
    expect(faults({ hands: sound.hands.slice(1), talon: ['S1'] })).toEqual(['cards-count hands']);
  });

  it('have the right number in each hand and beside', () => {
    expect(faults(withHand(0, hand(0).slice(1)))).toEqual(['cards-count hands.0']);
    expect(faults(withHand(1, null))).toEqual(['cards-count hands.1']);
    expect(faults(withHand(2, ['SK']))).toEqual(['cards-count hands.2']);
    expect(faults({ ...sound, talon: [] })).toEqual(['cards-count talon']);
  });

  it('are lists of codes', () => {
    expect(faults(withHand(3, 'SK'))).toEqual(['wrong-type hands.3']);
    expect(faults(withHand(3, [...hand(3).slice(0, 24), 'S1']))).toEqual(['bad-card hands.3.24']);
    expect(faults({ ...sound, talon: ['S1', 7, sound.talon[2]] })).toEqual(['bad-card talon.0', 'bad-card talon.1']);
  });

  it('are every card once; the second of a pair is named', () => {
    expect(faults({ ...sound, talon: [hand(0)[0], ...sound.talon.slice(1)] })).toEqual(['cards-deck talon.0']);
    expect(faults(withHand(1, [...hand(1).slice(0, 24), hand(0)[3]]))).toEqual(['cards-deck hands.1.24']);
  });
});
