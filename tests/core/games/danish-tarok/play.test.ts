import { describe, expect, it } from 'vitest';
import type { DanishState } from '@/core/games/danish-tarok/cardplay/state';
import { danishPlay } from '@/core/games/danish-tarok/play';
import type { Action } from '@/core/games/play';
import type { Position } from './position';
import { positionOf } from './position';

const playable = (state: DanishState): readonly string[] => [
  ...new Set(danishPlay.legal(state).flatMap(({ type, card }) => (type === 'play' ? [String(card)] : []))),
];

const others = (state: DanishState): readonly string[] => [
  ...new Set(danishPlay.legal(state).flatMap(({ type }) => (type === 'play' ? [] : [type]))),
];

const sorted = (codes: string): readonly string[] => codes.split(' ').sort();

/** Hands of who has played, or plays later, do not matter here but for the suit asked about. */
const second = (hand: string, trick: string, more: Partial<Position> = {}): DanishState =>
  positionOf({ hands: ['', hand, ''], trick, ...more });

const third = (hand: string, trick: string, more: Partial<Position> = {}): DanishState =>
  positionOf({ hands: ['', '', hand], trick, ...more });

describe('the playable cards of the worked examples', () => {
  it.each([
    ['S4 SK T9 H2 X', 'S10', 5, 'S4 SK X'],
    ['T9 T2 H2 X', 'S10', 5, 'T9 T2 X'],
    ['H2 D4 X', 'T7', 5, 'H2 D4 X'],
    ['S4 X', 'H9', 24, 'S4'],
  ])('with %s, after %s in trick %i: %s', (hand, trick, number, expected) => {
    expect([...playable(second(hand, trick, { number }))].sort()).toEqual(sorted(expected));
  });

  it('is the fool alone when it is demanded', () => {
    const state = second('S4 T9 X', 'H9', { number: 23, demanded: true });
    expect(playable(state)).toEqual(['X']);
  });

  it.each([
    ['H2 T9 S4', 'X', 'H2', []],
    ['T9 S4 D3', 'X', 'T9', ['claim-void']],
  ])('second after a fool named hearts, with %s', (hand, trick, expected, besides) => {
    const state = second(hand, trick, { names: 'H' });
    expect(playable(state)).toEqual(sorted(expected));
    expect(others(state)).toEqual(besides);
  });

  it.each([
    ['S4 D3', 'S4', ['name']],
    ['T9 D3', 'T9', ['name']],
    ['H3 D3', 'H3', []],
  ])('third after a fool named hearts and a spade, with %s', (hand, expected, besides) => {
    const state = third(hand, 'X S7', { names: 'H' });
    expect(playable(state)).toEqual(sorted(expected));
    expect(others(state)).toEqual(besides);
  });

  it('is anything for who leads, and the fool under five names', () => {
    const state = positionOf({ hands: ['S4 X', '', ''] });
    expect(danishPlay.legal(state).map(({ card, names }) => [card, names])).toEqual([
      ['S4', undefined],
      ...['S', 'H', 'D', 'C', 'T'].map((names) => ['X', names]),
    ]);
  });
});

/** Who wins a trick of three cards led by seat 0. */
function winner(trick: string, more: Partial<Position> = {}): number {
  const view = danishPlay.view(positionOf({ hands: ['', '', ''], number: 1, trick, ...more }));
  return view.tricks[0]?.winner ?? -1;
}

describe('the winner of a trick', () => {
  it.each([
    ['S10 SK T2', 2],
    ['T9 T2 T21', 2],
    ['S4 H10 SA', 0],
    ['S4 HK CK', 0],
    ['H9 HA H10', 1],
    ['D2 D10 DJ', 2],
    ['C2 CA C10', 2],
    ['S4 X S5', 2],
    ['S4 X H5', 0],
  ])('%s is seat %i', (trick, expected) => {
    expect(winner(trick)).toBe(expected);
  });

  it('has red pip cards the natural way round where the rules say so', () => {
    expect(winner('H9 HA H10', { rules: { redPips: 'natural' } })).toBe(2);
  });

  it.each([
    ['X S7 H3', 'H', 2],
    ['X S7 D3', 'H', 1],
    ['X S7 S8', 'H', 2],
    ['X S7 T1', 'H', 2],
    ['X T1 H3', 'H', 1],
    ['X T2 T3', 'T', 2],
  ])('of a led fool: %s, named %s, is seat %i', (trick, names, expected) => {
    expect(winner(trick, { names })).toBe(expected);
  });
});

const act = (state: DanishState, action: Action): void => danishPlay.apply(state, action);

describe('naming the fool anew', () => {
  it('is the second player’s when he claims and the third has none either', () => {
    const state = positionOf({ hands: ['', 'S4 T9', 'D3 T2'], trick: 'X', names: 'H' });
    act(state, { type: 'claim-void', seat: 1 });
    expect(danishPlay.view(state)).toMatchObject({ phase: 'name', turn: 1, claimed: true, fixed: false });
    expect(danishPlay.legal(state)).toHaveLength(5);
    act(state, { type: 'name', seat: 1, names: 'S' });
    expect(danishPlay.view(state)).toMatchObject({ phase: 'play', turn: 1, names: 'S', fixed: true });
    expect(playable(state)).toEqual(['S4']);
    expect(others(state)).toEqual([]);
  });

  it('is nobody’s when he claims and the third has one', () => {
    const state = positionOf({ hands: ['', 'S4 T9', 'H3 T2'], trick: 'X', names: 'H' });
    act(state, { type: 'claim-void', seat: 1 });
    expect(danishPlay.view(state)).toMatchObject({ phase: 'play', turn: 1, names: 'H', claimed: true });
    expect(others(state)).toEqual([]);
    act(state, { type: 'play', seat: 1, card: 'T9' });
    expect(others(state)).toEqual([]);
  });

  it('by the third sends a card back that the new name does not allow', () => {
    const state = positionOf({ hands: ['', 'C5', 'D3'], trick: 'X T9', names: 'H' });
    act(state, { type: 'name', seat: 2, names: 'C' });
    expect(danishPlay.view(state)).toMatchObject({ turn: 1, names: 'C', fixed: true });
    expect(playable(state)).toEqual(['C5']);
  });

  it('by the third leaves a card that the new name allows', () => {
    const state = positionOf({ hands: ['', 'C5', 'D3'], trick: 'X T9', names: 'H' });
    act(state, { type: 'name', seat: 2, names: 'D' });
    expect(danishPlay.view(state)).toMatchObject({ turn: 2, names: 'D', fixed: true });
    expect(danishPlay.view(state).trick.map(({ card }) => card)).toEqual(['X', 'T9']);
    expect(playable(state)).toEqual(['D3']);
  });
});

describe('the fool demanded', () => {
  const before: Position = { hands: ['S4', 'S7 X', 'C9'], number: 23, trick: 'S9' };
  const demandedBy = (state: DanishState) =>
    danishPlay.legal(state).flatMap(({ type, seat }) => (type === 'demand' ? [seat] : []));

  it('may be by everybody else, in trick 23 only', () => {
    expect(demandedBy(positionOf(before))).toEqual([0, 2]);
    expect(demandedBy(positionOf({ ...before, number: 22 }))).toEqual([]);
  });

  it('is played next if its holder has not played', () => {
    const state = positionOf(before);
    act(state, { type: 'demand', seat: 2 });
    expect(danishPlay.view(state)).toMatchObject({ turn: 1, demanded: true });
    expect(playable(state)).toEqual(['X']);
    expect(demandedBy(state)).toEqual([]);
  });

  it('takes the holder’s card back if he has', () => {
    const state = positionOf(before);
    act(state, { type: 'play', seat: 1, card: 'S7' });
    act(state, { type: 'demand', seat: 0 });
    expect(danishPlay.view(state)).toMatchObject({ turn: 1, demanded: true, trick: [{ seat: 0, card: 'S9' }] });
    expect(danishPlay.view(state).hands[1]).toEqual(['S7', 'X']);
  });

  it('takes every card back if its holder has led', () => {
    const state = positionOf({ hands: ['X', 'S4', 'C9'], number: 23, trick: 'S9 S7' });
    act(state, { type: 'demand', seat: 2 });
    expect(danishPlay.view(state)).toMatchObject({ turn: 0, trick: [] });
    expect(danishPlay.view(state).hands).toEqual([['S9', 'X'], ['S4', 'S7'], ['C9']]);
    expect(danishPlay.breach(state, { type: 'play', seat: 0, card: 'S9' })?.params).toMatchObject({ rule: 'demanded' });
  });

  it('is not possible once it lies', () => {
    expect(demandedBy(positionOf({ hands: ['S4', 'S7', 'C9'], number: 23, trick: 'S9 X' }))).toEqual([]);
  });
});

describe('a fool led to the last trick', () => {
  const rules = { foolNamedInLastTrick: false };

  it('has no name where the rules say so, and the second card sets the suit', () => {
    const state = positionOf({ hands: ['X', 'H5', 'H9'], number: 25, rules });
    expect(danishPlay.breach(state, { type: 'play', seat: 0, card: 'X', names: 'H' })?.code).toBe('names-illegal');
    act(state, { type: 'play', seat: 0, card: 'X' });
    act(state, { type: 'play', seat: 1, card: 'H5' });
    act(state, { type: 'play', seat: 2, card: 'H9' });
    expect(danishPlay.view(state)).toMatchObject({ phase: 'finished', turn: null, ended: true });
    expect(danishPlay.result(state)).toMatchObject({ lastTrick: 1, points: [0, 5, 0] });
  });

  it('belongs to the winner, and before that trick to who played it', () => {
    const earlier = positionOf({ hands: ['', '', ''], number: 1, trick: 'X H5 H9', names: 'H' });
    expect([...earlier.points]).toEqual([4, 1, 0]);
  });
});
