import { describe, expect, it } from 'vitest';
import { handOf } from '@/core/cards/three-hands';
import { discardRule, legalDiscards } from '@/core/games/german-taroc/cardplay/discard';
import { replayPacked } from '@/core/games/german-taroc/cardplay/packed-replay';
import type { GermanState } from '@/core/games/german-taroc/cardplay/state';
import { germanPlay } from '@/core/games/german-taroc/play';
import type { Action } from '@/core/games/play';
import { tableOfThree } from '@/core/games/seating-of-three';
import type { Position } from './scene';
import { cardFor, dealtOnly, positionOf, rulesFrom, table } from './scene';

const playable = (state: GermanState): readonly string[] =>
  germanPlay.legal(state).map(({ card }) => String(card)).sort();

const sorted = (codes: string): readonly string[] => codes.split(' ').sort();

const second = (hand: string, trick: string, more: Partial<Position> = {}): GermanState =>
  positionOf({ hands: ['', hand, ''], trick, ...more });

describe('the legal cards of the worked examples', () => {
  it.each([
    ['T9 SK S4 X', 'S10', 5, 'SK S4 X'],
    ['T9 H2 X', 'S10', 5, 'T9 X'],
    ['H2 D4 X', 'S10', 5, 'X'],
    ['H2 D4 X', 'T7', 5, 'X'],
    ['H2 S4 X', 'S10', 5, 'S4 X'],
    ['T9 SK X', 'S10', 23, 'X'],
    ['T9 T2 H4', 'S10', 5, 'T9 T2'],
    ['H2 D4', 'S10', 5, 'H2 D4'],
  ])('with %s after %s in trick %i: %s', (hand, trick, number, expected) => {
    expect(playable(second(hand, trick, { number }))).toEqual(sorted(expected));
  });

  it('are all but the Excuse for who leads', () => {
    expect(playable(positionOf({ hands: ['T9 SK X', '', ''] }))).toEqual(sorted('T9 SK'));
  });

  it('are the Excuse too where it may be led, before its last trick', () => {
    const led = (number: number) =>
      playable(positionOf({ hands: ['T9 SK X', '', ''], number, rules: { foolLead: 'next-card' } }));
    expect(led(22)).toEqual(sorted('T9 SK X'));
    expect(led(23)).toEqual(sorted('T9 SK'));
  });

  it('are any after a led Excuse, and the second card sets the suit for the third', () => {
    const rules = { foolLead: 'next-card' };
    expect(playable(second('T9 SK H2', 'X', { rules }))).toEqual(sorted('T9 SK H2'));
    const state = positionOf({ hands: ['', '', 'S4 T9 H2'], trick: 'X S7', rules });
    expect(playable(state)).toEqual(['S4']);
    germanPlay.apply(state, { type: 'play', seat: 2, card: 'S4' });
    expect(germanPlay.view(state).tricks[4]?.winner).toBe(1);
  });
});

describe('the lead of the last trick for the Excuse', () => {
  const trick22 = (rules?: unknown, number = 22) => {
    const state = positionOf({ hands: ['S5', 'S6', 'SK X H2'], trick: 'S10 S9', number, rules });
    germanPlay.apply(state, { type: 'play', seat: 2, card: 'SK' });
    return germanPlay.view(state).turn;
  };

  it('passes from its holder to the next', () => {
    expect(trick22()).toBe(0);
    expect(trick22(undefined, 21)).toBe(2);
    expect(trick22({ foolDeadline: 22 }, 21)).toBe(0);
  });

  it('is kept in the view of the trick', () => {
    const state = positionOf({ hands: ['D10 S2', 'T20 S3', 'SK X S4'], trick: 'S10 S9', number: 22 });
    const play = (seat: number, card: string) => germanPlay.apply(state, { type: 'play', seat, card });
    play(2, 'SK');
    play(0, 'D10');
    play(1, 'T20');
    play(2, 'X');
    expect(germanPlay.view(state).tricks[22]?.cards.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(germanPlay.view(state).turn).toBe(1);
  });
});

const filler = 'C3 C4 C6 HQ HJ D2 D3 D4 D5 D6 D7 D8 D9 H2 H3 H4 H5 H6 H7 H8 H9 S2 S3 S4 SK';
const rule = (hand: string, cards: string, rules?: unknown) =>
  discardRule(dealtOnly(['', '', hand], rules), cards.split(' ').map(cardFor));

describe('what the dealer may lay away', () => {
  const three = `T1 T5 T9 ${filler}`;
  const withFool = `T1 T9 X ${filler}`;
  const four = `T1 T5 T9 T10 ${filler.replace('S4 ', '')}`;
  const threeAndFool = `T1 T5 T9 X ${filler.replace('S4 ', '')}`;
  const noPagat = `T2 T5 T9 ${filler}`;
  const xxi = `T1 T5 T21 ${filler}`;

  it.each<readonly [string, string, string, string | null, unknown]>([
    ['three Tarocs', three, 'C3 C4 C6', null, undefined],
    ['three Tarocs', three, 'HQ HJ D2', null, undefined],
    ['three Tarocs', three, 'T1 T5 T9', null, undefined],
    ['three Tarocs', three, 'T1 T5 C3', 'tarok', undefined],
    ['three Tarocs', three, 'SK C3 C4', 'king', undefined],
    ['three Tarocs', three, 'C3 C4', 'count', undefined],
    ['three Tarocs', three, 'C3 C4 C3', 'twice', undefined],
    ['three Tarocs', three, 'C3 C4 CK', 'not-in-hand', undefined],
    ['two Tarocs and the Excuse', withFool, 'T1 T9 X', null, undefined],
    ['two Tarocs and the Excuse', withFool, 'X C3 C4', 'fool', undefined],
    ['two Tarocs and the Excuse', withFool, 'T1 T9 C3', 'tarok', undefined],
    ['four Tarocs', four, 'T1 T5 T9', 'tarok', undefined],
    ['three Tarocs and the Excuse', threeAndFool, 'T1 T5 T9', 'tarok', undefined],
    ['three Tarocs and the Excuse', threeAndFool, 'T1 T5 T9', null, { foolIsTarok: false }],
    ['three Tarocs and the Excuse', threeAndFool, 'T1 T5 X', 'fool', undefined],
    ['three Tarocs without the Pagat', noPagat, 'T2 T5 T9', 'tarok', undefined],
    ['the XXI among three', xxi, 'T1 T5 T21', null, undefined],
    ['the XXI among three', xxi, 'T1 T5 T21', 'xxi', { discardXXI: false }],
  ])('with %s: of %s, %s breaks %s', (_, hand, cards, expected, rules) => {
    expect(rule(hand, cards, rules)).toBe(expected);
  });

  it('is every free card and low Tarocs, if there are fewer than three free cards', () => {
    const taroks = Array.from({ length: 21 }, (_, number) => `T${number + 1}`).join(' ');
    const hand = `${taroks} X SK HK DK CK C2 C3`;
    expect(rule(hand, 'C2 C3 T2')).toBe(null);
    expect(rule(hand, 'C2 T3 T2')).toBe('short');
    expect(rule(hand, 'C2 C3 T1')).toBe('matador');
    expect(rule(hand, 'C2 C3 T21')).toBe('matador');
    expect(rule(hand, 'C2 C3 X')).toBe('matador');
    expect(rule(hand, 'C2 C3 SK')).toBe('king');
    expect(legalDiscards(dealtOnly(['', '', hand]))).toHaveLength(19);
  });

  it('is listed as it is judged', () => {
    const hands: readonly (readonly [hand: string, rules?: object])[] = [
      ...[[three], [withFool], [four]] as const,
      ...[[threeAndFool, { foolIsTarok: false }], [xxi, { discardXXI: false }]] as const,
    ];
    for (const [hand, rules] of hands) {
      const state = dealtOnly(['', '', hand], rules);
      const cards = handOf(state, 2);
      const judged = cards.flatMap((one, i) =>
        cards.slice(i + 1).flatMap((two, j) => cards.slice(i + j + 2).filter((third) => discardRule(state, [one, two, third]) === null)),
      );
      expect(legalDiscards(state)).toHaveLength(judged.length);
    }
  });
});

describe('what may be declared', () => {
  const declaring = (hand: string, rules?: unknown) => {
    const state = dealtOnly(['', '', hand], rules);
    state.phase = 'declare';
    return state;
  };
  const strong = declaring('T1 T21 T20 T19 T5 T6 T7 T8 T9 X SK HK DK DQ DJ C2');
  const problem = (declarations: unknown, state = strong) =>
    germanPlay.breach(state, { type: 'declare', seat: 2, declarations });

  it('is all that is true of the hand', () => {
    expect(germanPlay.legal(strong).at(-1)?.['declarations']).toEqual([
      { kind: 'taroks', count: 10, pagat: true, fool: true },
      { kind: 'matadors', count: 5 },
      { kind: 'kings', form: 'half', missing: 'C' },
      { kind: 'suit', suit: 'D', form: 'half', missing: 'N' },
    ]);
    expect(germanPlay.legal(strong)).toHaveLength(16);
  });

  it.each<readonly [unknown, string | null]>([
    [[], null],
    [[{ kind: 'taroks', count: 10 }], null],
    [[{ kind: 'matadors', count: 5 }, { kind: 'taroks', count: 10, fool: true }], null],
    [[{ kind: 'matadors', count: 4 }], 'untrue'],
    [[{ kind: 'taroks', count: 10, pagat: false }], 'untrue'],
    [[{ kind: 'taroks', count: 10, seat: 2 }], 'untrue'],
    [[{ kind: 'kings', form: 'full' }], 'untrue'],
    [[{ kind: 'kings' }], 'field'],
    [[{ kind: 'queens' }], 'kind'],
    [[7], 'kind'],
    ['taroks', 'list'],
    [[{ kind: 'kings', form: 'half' }, { kind: 'kings', form: 'half', missing: 'C' }], 'twice'],
  ])('%j breaks %s', (declarations, expected) => {
    expect(problem(declarations)?.params?.['rule'] ?? null).toBe(expected);
  });

  it('has ten Tarocs without the Excuse, where it is none', () => {
    const state = declaring('T1 T21 T20 T19 T5 T6 T7 T8 T9 X', { foolIsTarok: false });
    expect(problem([{ kind: 'taroks', count: 10 }], state)?.code).toBe('declaration-illegal');
  });

  it('is recorded in full, and in the order in which it is said', () => {
    const state = germanPlay.copy(strong);
    const declarations = [{ kind: 'suit', suit: 'D', form: 'half' }, { kind: 'taroks', count: 10 }];
    germanPlay.apply(state, { type: 'declare', seat: 2, declarations });
    expect(germanPlay.view(state)).toMatchObject({
      turn: 0,
      declarations: [
        { seat: 2, kind: 'suit', suit: 'D', form: 'half', missing: 'N' },
        { seat: 2, kind: 'taroks', count: 10, pagat: true, fool: true },
      ],
    });
    expect(germanPlay.view(strong)).toMatchObject({ declarations: [] });
  });
});

describe('the first fault of an action', () => {
  const before = () => dealtOnly(['H10', 'T5', `T1 T6 T9 ${filler}`]);
  const during = () => positionOf({ hands: ['', 'S4 X H2', 'D9'], trick: 'S10', number: 7 });
  const fault = (state: GermanState, action: unknown) => {
    const problem = germanPlay.breach(state, action);
    return problem && `${problem.code} ${problem.path}`;
  };

  it.each([
    [7, 'wrong-type '],
    [{}, 'missing-field type'],
    [{ type: 'bid', seat: 0 }, 'action-type type'],
    [{ type: 'discard', seat: 2 }, 'missing-field cards'],
    [{ type: 'declare', seat: 2, declarations: [], x: 1 }, 'unknown-field x'],
    [{ type: 'play', seat: 'x', card: 'C3' }, 'not-integer seat'],
    [{ type: 'play', seat: 3, card: 'C3' }, 'bad-seat seat'],
    [{ type: 'play', seat: 2, card: 'C3' }, 'wrong-phase type'],
    [{ type: 'discard', seat: 0, cards: [] }, 'wrong-turn seat'],
    [{ type: 'discard', seat: 2, cards: 'C3' }, 'wrong-type cards'],
    [{ type: 'discard', seat: 2, cards: ['C3', 'C1', 7] }, 'bad-card cards.1'],
    [{ type: 'discard', seat: 2, cards: ['C3', 'C4'] }, 'discard-illegal cards'],
  ])('before the discard, of %j: %s', (action, expected) => {
    expect(fault(before(), action)).toBe(expected);
  });

  it.each([
    [{ type: 'play', seat: 2, card: 'D9' }, 'wrong-turn seat'],
    [{ type: 'play', seat: 1, card: 'S1' }, 'bad-card card'],
    [{ type: 'play', seat: 1, card: 'S5' }, 'play-illegal card'],
    [{ type: 'declare', seat: 1, declarations: [] }, 'wrong-phase type'],
  ])('in trick 7, of %j: %s', (action, expected) => {
    expect(fault(during(), action)).toBe(expected);
  });

  it('says which rule a card breaks, in which trick, and what to follow', () => {
    expect(germanPlay.breach(during(), { type: 'play', seat: 1, card: 'H2' })?.params).toEqual({
      rule: 'follow',
      trick: 7,
      seat: 1,
      card: 'H2',
      suit: 'S',
    });
  });

  it.each([
    ['T9 S4 X', 'S10', 23, 'S4', 'fool-due'],
    ['H2 X', 'S10', 5, 'H2', 'fool-void'],
    ['T9 H2', 'S10', 5, 'H2', 'tarok'],
  ])('with %s after %s in trick %i: %s breaks %s', (hand, trick, number, card, expected) => {
    const breach = germanPlay.breach(second(hand, trick, { number }), { type: 'play', seat: 1, card });
    expect(breach?.params).toMatchObject({ rule: expected });
  });

  it('is the Excuse led', () => {
    const state = positionOf({ hands: ['X S4', '', ''] });
    expect(germanPlay.breach(state, { type: 'play', seat: 0, card: 'X' })?.params).toMatchObject({ rule: 'fool-led' });
  });

  it('is the King at the table, and anything after the end', () => {
    const four = tableOfThree(4, [0, 1, 2, 3], 0);
    const start = germanPlay.start(germanPlay.shuffle(1, four, rulesFrom()), four, rulesFrom());
    expect(start.ok && fault(start.value, { type: 'play', seat: 2, card: 'C3' })).toBe('inactive-seat seat');
    const end = positionOf({ hands: ['', '', ''], trick: 'S2 S3 S4', number: 25 });
    expect(fault(end, { type: 'play', seat: 0, card: 'C3' })).toBe('after-end ');
    expect(germanPlay.legal(end)).toEqual([]);
    expect(() => germanPlay.apply(end, { type: 'play', seat: 0, card: 'C3' })).toThrow('after-end');
  });
});

describe('a packed record', () => {
  const cards = germanPlay.shuffle(3, table, rulesFrom());
  const rest = (actions: readonly Action[]) => germanPlay.unpack(germanPlay.pack({ cards, actions }), table).actions;

  it.each<Action>([
    { type: 'declare', seat: 2, declarations: [] },
    { type: 'declare', seat: 0, declarations: [{ kind: 'taroks', count: 12, pagat: true }, { kind: 'matadors', count: 3 }] },
    { type: 'declare', seat: 0, declarations: [{ kind: 'taroks', count: 12, pagat: false, fool: true }] },
    { type: 'declare', seat: 0, declarations: [{ count: 12, kind: 'taroks' }] },
    { type: 'declare', seat: 0, declarations: [{ kind: 'kings', form: 'half', missing: 'Z' }, 7] },
    { type: 'declare', seat: 1, declarations: [{ kind: 'suit', suit: 'H', form: 'half', missing: 'Q' }, { kind: 'kings', form: 'full' }] },
    { type: 'declare', seat: 12, declarations: 'none' },
    { type: 'discard', seat: 2, cards: ['C3'] },
  ])('gives %j back', (action) => {
    expect(rest([action])).toEqual([action]);
  });

  it.each([
    [[{ kind: 'taroks', count: 12, pagat: true }, { kind: 'kings', form: 'half' }], null],
    [[{ kind: 'taroks', count: 12, fool: false }], 'untrue'],
    [[{ kind: 'taroks', count: 11 }], 'untrue'],
    [[{ kind: 'matadors', count: 4 }], 'untrue'],
    [[{ kind: 'kings', form: 'full' }], 'untrue'],
    [[{ kind: 'kings', form: 'half', missing: 'S' }], 'untrue'],
    [[{ kind: 'suit', suit: 'C', form: 'half' }], 'untrue'],
    [[{ kind: 'kings', form: 'half' }, { kind: 'kings', form: 'half', missing: 'C' }], 'twice'],
  ])('is judged as its actions are: %j breaks %s', (declarations, rule) => {
    const pips = ['H', 'D', 'C'].flatMap((suit) => [2, 3, 4, 5, 6, 7, 8, 9, 10].map((rank) => `${suit}${rank}`));
    const talon = pips.slice(10, 13);
    const rich = [...'T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T21 X SK HK DK'.split(' '), ...pips.slice(0, 10)];
    const { hands: dealt, talon: last } = germanPlay.shuffle(1, table, rulesFrom());
    const rest = [...dealt.flatMap((hand) => hand ?? []), ...last].filter((card) => ![...rich, ...talon].includes(card));
    const hands = [rest.slice(0, 25), rest.slice(25), rich];
    const actions = [
      { type: 'discard', seat: 2, cards: talon },
      { type: 'declare', seat: 2, declarations },
    ];
    const replay = replayPacked(germanPlay.pack({ cards: { hands, talon }, actions }), { table, rules: rulesFrom() });
    const accepted = { turn: 0, declarations: [{ fool: true }, { missing: 'C' }] };
    const refused = { action: 1, problems: [{ params: { rule } }] };
    expect(replay.ok ? germanPlay.view(replay.value) : replay.refusal).toMatchObject(rule === null ? accepted : refused);
  });

  it('stops at the action that breaks a rule', () => {
    const actions = [{ type: 'declare', seat: 2, declarations: [] }];
    const replay = replayPacked(germanPlay.pack({ cards, actions }), { table, rules: rulesFrom() });
    expect(!replay.ok && replay.refusal).toMatchObject({ action: 0, problems: [{ code: 'wrong-phase' }] });
    const spoilt = { ...cards, talon: cards.talon.slice(1) };
    const refused = replayPacked(germanPlay.pack({ cards: spoilt, actions: [] }), { table, rules: rulesFrom() });
    expect(!refused.ok && refused.refusal).toMatchObject({ action: null, problems: [{ code: 'cards-count' }] });
  });
});
