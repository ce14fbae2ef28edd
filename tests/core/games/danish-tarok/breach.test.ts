import { describe, expect, it } from 'vitest';
import { danishPlay } from '@/core/games/danish-tarok/play';
import type { DanishState } from '@/core/games/danish-tarok/cardplay/state';
import { seating } from '@/core/games/danish-tarok/seating';
import type { Action } from '@/core/games/play';
import { rulesFrom } from '../../../support/deals';
import { dealtOnly, positionOf, table } from './position';

const fault = (state: DanishState, action: unknown) => {
  const problem = danishPlay.breach(state, action);
  return problem && { code: problem.code, path: problem.path };
};

const rules = rulesFrom(undefined);
const pips = 'C2 C3 C4 C5 C6 C7 C8 C9 S2 S3 S4 S5 S6 S7 S8 S9 D2 D3 D4 D5 D6 D7 D8 D9 H2 H3 H4 T2';
const before = () => dealtOnly(['H5 H6', 'T5', pips]);
const during = () => positionOf({ hands: ['', 'S4 X H2', 'D9'], trick: 'S10', number: 7 });

function after(...actions: readonly Action[]): DanishState {
  const state = before();
  for (const action of actions) danishPlay.apply(state, action);
  return state;
}

const discard = { type: 'discard', seat: 2, cards: ['C2', 'C3', 'C4'] };

describe('the first fault of an action', () => {
  it.each([
    [7, 'wrong-type', ''],
    [{}, 'missing-field', 'type'],
    [{ type: 'bid', seat: 0 }, 'action-type', 'type'],
    [{ type: 'discard', seat: 2 }, 'missing-field', 'cards'],
    [{ type: 'redeal', seat: 0, why: '' }, 'unknown-field', 'why'],
    [{ type: 'misdeal', seat: 0 }, 'unknown-field', 'seat'],
    [{ type: 'redeal', seat: 'x' }, 'not-integer', 'seat'],
    [{ type: 'redeal', seat: 1.5 }, 'not-integer', 'seat'],
    [{ type: 'redeal', seat: 3 }, 'bad-seat', 'seat'],
    [{ type: 'play', seat: 2, card: 'C2' }, 'wrong-phase', 'type'],
    [{ type: 'name', seat: 2, names: 'C' }, 'wrong-phase', 'type'],
    [{ type: 'discard', seat: 0, cards: [] }, 'wrong-turn', 'seat'],
    [{ type: 'discard', seat: 2, cards: 'C2' }, 'wrong-type', 'cards'],
    [{ type: 'discard', seat: 2, cards: ['C2', 'C1', 7] }, 'bad-card', 'cards.1'],
    [{ type: 'discard', seat: 2, cards: ['C2', 'C3'] }, 'discard-illegal', 'cards'],
    [{ type: 'redeal', seat: 1 }, 'redeal-illegal', 'seat'],
    [{ type: 'fine', seat: 0, kind: 'huge' }, 'fine-kind', 'kind'],
    [{ type: 'fine', seat: 0, kind: 'other' }, 'fine-amount', 'amount'],
    [{ type: 'fine', seat: 0, kind: 'minor', amount: 5 }, 'fine-amount', 'amount'],
    [{ type: 'fine', seat: 0, kind: 'other', amount: 0 }, 'fine-amount', 'amount'],
    [{ type: 'fine', seat: 0, kind: 'minor', to: 'bank' }, 'fine-to', 'to'],
    [{ type: 'fine', seat: 0, kind: 'minor', why: 7 }, 'wrong-type', 'why'],
    [{ type: 'fine', seat: 0, kind: 'minor', late: true }, 'unknown-field', 'late'],
  ])('before the discard, of %j: %s', (action, code, path) => {
    expect(fault(before(), action)).toEqual({ code, path });
  });

  it.each([
    [discard, 'wrong-phase', 'type'],
    [{ type: 'misdeal' }, 'wrong-phase', 'type'],
    [{ type: 'play', seat: 2, card: 'D9' }, 'wrong-turn', 'seat'],
    [{ type: 'play', seat: 1, card: 'S1' }, 'bad-card', 'card'],
    [{ type: 'play', seat: 1, card: 'S5' }, 'play-illegal', 'card'],
    [{ type: 'play', seat: 1, card: 'H2' }, 'play-illegal', 'card'],
    [{ type: 'play', seat: 1, card: 'S4', names: 'S' }, 'names-illegal', 'names'],
    [{ type: 'play', seat: 1, card: 'X', names: 'S' }, 'names-illegal', 'names'],
    [{ type: 'claim-void', seat: 1 }, 'claim-illegal', 'type'],
    [{ type: 'name', seat: 1, names: 'Q' }, 'names-illegal', 'names'],
    [{ type: 'name', seat: 1, names: 'H' }, 'claim-illegal', 'type'],
    [{ type: 'demand', seat: 0 }, 'demand-illegal', 'type'],
  ])('in trick 7, of %j: %s', (action, code, path) => {
    expect(fault(during(), action)).toEqual({ code, path });
  });

  it('says which rule a card breaks, in which trick, and what to follow', () => {
    expect(danishPlay.breach(during(), { type: 'play', seat: 1, card: 'H2' })?.params).toEqual({
      rule: 'follow',
      trick: 7,
      seat: 1,
      card: 'H2',
      suit: 'S',
    });
  });

  it.each([
    ['S4 T2', 'D9', 5, 'S4', 'tarok'],
    ['S4 T2', 'D9', 5, 'H4', 'not-in-hand'],
    ['S4 X', 'D9', 24, 'X', 'fool-24'],
  ])('with %s after %s in trick %i, %s breaks the rule %s', (hand, trick, number, card, rule) => {
    const state = positionOf({ hands: ['', hand, ''], trick, number });
    expect(danishPlay.breach(state, { type: 'play', seat: 1, card })?.params).toMatchObject({ rule });
  });

  it('is not to follow the second card of a led fool nobody could follow', () => {
    const state = positionOf({ hands: ['', '', 'S4 D3'], trick: 'X S7', names: 'H' });
    const breach = danishPlay.breach(state, { type: 'play', seat: 2, card: 'D3' });
    expect(breach?.params).toMatchObject({ rule: 'follow-second', suit: 'S' });
  });

  it('is a missing name of a fool that is led', () => {
    const state = positionOf({ hands: ['X', '', ''] });
    expect(fault(state, { type: 'play', seat: 0, card: 'X' })).toEqual({ code: 'names-illegal', path: 'names' });
    expect(fault(state, { type: 'play', seat: 0, card: 'X', names: 'X' })?.code).toBe('names-illegal');
  });

  it('after the end is anything but a fine that does not end the deal', () => {
    const state = positionOf({ hands: ['', '', ''], trick: 'S2 S3 S4', number: 25 });
    expect(fault(state, { type: 'abandon' })?.code).toBe('after-end');
    expect(fault(state, { type: 'fine', seat: 0, kind: 'irrecoverable' })?.code).toBe('after-end');
    expect(fault(state, { type: 'fine', seat: 0, kind: 'minor' })).toBe(null);
  });

  it.each([{ type: 'redeal', seat: 0 }, { type: 'misdeal' }, { type: 'abandon' }])('after %j is anything at all', (end) => {
    const state = after(end);
    expect(danishPlay.view(state).ended).toBe(true);
    expect(danishPlay.legal(state)).toEqual([]);
    expect(fault(state, { type: 'fine', seat: 0, kind: 'minor' })?.code).toBe('after-end');
  });

  it('is a seat that sits out, save for its own fine', () => {
    const four = seating.table(4, [0, 1, 2, 3], 0);
    const start = danishPlay.start(danishPlay.shuffle(1, four, rules), four, rules);
    if (!start.ok) throw new Error('the cards are sound');
    expect(fault(start.value, { type: 'redeal', seat: 2 })).toEqual({ code: 'inactive-seat', path: 'seat' });
    expect(fault(start.value, { type: 'fine', seat: 2, kind: 'minor' })).toBe(null);
  });

  it('makes apply throw', () => {
    expect(() => danishPlay.apply(before(), { type: 'play', seat: 2, card: 'C2' })).toThrow('wrong-phase');
  });
});

describe('the result of a deal that was not played out', () => {
  it('says why the cards were dealt again', () => {
    expect(danishPlay.result(after({ type: 'redeal', seat: 0 }))).toEqual({ void: 'no-taroks' });
    expect(danishPlay.result(after({ type: 'misdeal' }))).toEqual({ void: 'misdeal' });
  });

  it('has empty lists if it was abandoned before the discard, and the fine that ended it', () => {
    const fine = { seat: 1, kind: 'irrecoverable', why: 'saw the talon' };
    expect(danishPlay.result(after({ type: 'fine', ...fine }))).toEqual({
      void: 'abandoned',
      declarations: [],
      bonuses: [],
      fines: [fine],
    });
  });

  it('is there only once it is over', () => {
    expect(danishPlay.result(after(discard))).toBe(null);
    expect(danishPlay.result(after(discard, { type: 'abandon' }))).toMatchObject({ void: 'abandoned' });
  });

  it('marks a fine after the last trick as late', () => {
    const state = positionOf({ hands: ['', '', ''], trick: 'S2 S3 S4', number: 25 });
    danishPlay.apply(state, { type: 'fine', seat: 0, kind: 'minor', to: 'club' });
    expect(danishPlay.result(state)?.fines).toEqual([{ seat: 0, kind: 'minor', to: 'club', late: true }]);
  });
});

describe('a copy of a state', () => {
  it('goes its own way', () => {
    const state = during();
    const copy = danishPlay.copy(state);
    danishPlay.apply(copy, { type: 'play', seat: 1, card: 'S4' });
    danishPlay.apply(copy, { type: 'play', seat: 2, card: 'D9' });
    expect(danishPlay.view(copy).tricks).toHaveLength(7);
    expect(danishPlay.view(state)).toEqual(danishPlay.view(during()));
    expect(state.table).toBe(table);
  });
});
