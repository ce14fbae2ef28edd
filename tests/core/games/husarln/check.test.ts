import { describe, expect, it } from 'vitest';
import { scoring } from '@/core/games/husarln/scoring';
import { faults, plain, scene } from './scene';

const bonus = (kind: string, seat: number, more: object = {}) => ({ kind, seat, ...more });
const announced = (kind: string, seat: number, more: object = {}) => bonus(kind, seat, { announced: true, ...more });
const withBonuses = (...bonuses: readonly unknown[]) => ({ ...plain, bonuses });
const all = scene({ rules: { kings: true, birds: true } });

describe('the form of a result', () => {
  it.each([
    ['no object', [], ['wrong-type ']],
    ['nothing at all', {}, ['missing-field contract']],
    ['a contract that is no text', { contract: 2 }, ['wrong-type contract']],
    ['an unknown contract', { contract: 'dreiblatt', points: 5 }, ['unknown-contract contract']],
    ['no declarer', { contract: 'solo', points: 5 }, ['missing-field declarer']],
    ['more beside a pass', { contract: 'pass', declarer: 0, points: [1, 2] }, ['pass-extra contract']],
    ['an unknown field', { ...plain, match: true }, ['unknown-field match']],
    ['an unknown field and contract', { contract: 'x', match: true }, ['unknown-contract contract', 'unknown-field match']],
    ['a choice that is a number', { ...plain, choice: 1 }, ['wrong-type choice']],
    ['a declarer that is no seat', { ...plain, declarer: 'Anna' }, ['not-integer declarer']],
    ['points that are no list', { ...plain, points: 36 }, ['wrong-type points']],
    ['three numbers', { ...plain, points: [36, 15, 15] }, ['points-shape points']],
    ['broken numbers', { ...plain, points: [35.5, 'x'] }, ['not-integer points.0', 'not-integer points.1']],
    ['three numbers, one broken', { ...plain, points: [1, 2, 0.5] }, ['not-integer points.2', 'points-shape points']],
    ['bonuses that are no list', { ...plain, bonuses: {} }, ['wrong-type bonuses']],
    ['a bonus that is a word', withBonuses('trull'), ['wrong-type bonuses.0']],
    ['an unknown bonus', withBonuses(bonus('valat', 0, { made: 1 })), ['bonus-kind bonuses.0.kind']],
    ['a bonus without kind and seat', withBonuses({ made: 3 }), ['missing-field bonuses.0.kind', 'missing-field bonuses.0.seat']],
    ['a bonus without a seat', withBonuses({ kind: 'uhu', made: 3 }), ['missing-field bonuses.0.seat']],
    ['a seat that is none', withBonuses(bonus('trull', 0.5)), ['not-integer bonuses.0.seat']],
    ['a bonus with a field too many', withBonuses(bonus('trull', 0, { by: 1 })), ['unknown-field bonuses.0.by']],
    ['a flag that is a number', withBonuses(bonus('trull', 0, { made: 1 })), ['wrong-type bonuses.0.made']],
  ])('refuses %s', (_, claim, expected) => {
    expect(faults(claim)).toEqual(expected);
    expect(scoring.check(claim, scene()).result).toBeNull();
  });

  it('says of what is not filled in yet that it is missing', () => {
    for (const claim of [{}, { contract: 'solo' }]) {
      expect(scoring.check(claim, scene()).problems.map(({ kind }) => kind)).toEqual(['missing']);
    }
  });
});

describe('the seats of a result', () => {
  const four = scene({ seats: 4, dealer: 3 });

  it.each([
    [{ ...plain, declarer: 4 }, ['bad-seat declarer']],
    [{ ...plain, declarer: -1 }, ['bad-seat declarer']],
    [{ ...plain, declarer: 3 }, ['inactive-seat declarer']],
    [withBonuses(bonus('trull', 3), bonus('uhu', 9)), ['bad-seat bonuses.1.seat', 'inactive-seat bonuses.0.seat']],
  ])('%j: %j', (claim, expected) => {
    expect(faults(claim, four)).toEqual(expected);
  });
});

describe('the meaning of a result', () => {
  const { choice: _choice, ...bare } = plain;
  const { points: _points, ...uncounted } = plain;

  it.each([
    [bare, ['choice-missing choice']],
    [{ ...plain, contract: 'solo' }, ['choice-extra choice']],
    [{ ...plain, choice: '4' }, ['choice-value choice']],
    [{ ...plain, choice: 'back-3' }, ['choice-value choice']],
    [{ ...plain, contract: 'einblatt', choice: 'back-6' }, ['choice-value choice']],
    [{ ...plain, contract: 'einblatt', choice: '01' }, ['choice-value choice']],
    [uncounted, ['points-missing points']],
    [{ ...plain, points: [null, null] }, ['points-missing points']],
    [{ ...plain, points: [67, -1] }, ['points-range points.0', 'points-range points.1']],
    [{ ...plain, points: [67, null] }, ['points-range points.0']],
    [{ ...plain, points: [34, 33] }, ['points-sum points']],
    [{ contract: 'zweiblatt', declarer: 0 }, ['choice-missing choice', 'points-missing points']],
  ])('%j: %j', (claim, expected) => {
    expect(faults(claim)).toEqual(expected);
  });

  it.each([
    [plain],
    [{ ...plain, points: [0, 66] }],
    [{ ...plain, points: [null, 66] }],
    [{ ...plain, contract: 'einblatt', choice: 'back-5' }],
    [{ contract: 'solo', declarer: 2, points: [66, null] }],
    [{ contract: 'pass' }],
  ])('%j is sound', (claim) => {
    expect(faults(claim)).toEqual([]);
  });

  it.each([
    ['birds that are not agreed', [announced('uhu', 0), bonus('pelikan', 1)], ['bonus-off bonuses.0', 'bonus-off bonuses.1']],
    ['kings that are not played', [bonus('kings', 0)], ['bonus-off bonuses.0']],
    ['a silent Trull', [bonus('trull', 0)], ['bonus-silent bonuses.0']],
    ['silent Tarocks, not made', [bonus('tarocks-10', 0, { made: false })], ['bonus-silent bonuses.0']],
    ['a Trull not made', [announced('trull', 0, { made: false })], ['bonus-made bonuses.0']],
    ['Tarocks not made', [announced('tarocks-12', 0, { made: false })], ['bonus-made bonuses.0']],
  ])('by Löw refuses %s', (_, bonuses, expected) => {
    expect(faults(withBonuses(...bonuses))).toEqual(expected);
  });

  it.each([
    ['silent kings', [bonus('kings', 0)], ['bonus-silent bonuses.0']],
    ['two Trulls, which is one fault', [announced('trull', 0), announced('trull', 1), announced('trull', 2)], ['bonus-twice bonuses.1']],
    ['two Pelikans', [bonus('pelikan', 0), bonus('pelikan', 1)], ['bonus-twice bonuses.1']],
    ['two Uhus', [bonus('uhu', 0), bonus('uhu', 0)], ['bonus-twice bonuses.1']],
    ['two numbers of Tarocks', [announced('tarocks-10', 0), announced('tarocks-11', 0)], ['bonus-twice bonuses.1']],
    ['kings twice by the defenders', [announced('kings', 1, { made: false }), announced('kings', 2, { made: false })], ['bonus-twice bonuses.1']],
    ['kings made by both sides', [announced('kings', 0), announced('kings', 2)], ['kings-both bonuses']],
    ['Trull and Pagat apart', [announced('trull', 0), bonus('pagat-ultimo', 1)], ['trull-pagat bonuses']],
    ['23 Tarocks', [announced('tarocks-12', 0), announced('tarocks-11', 1)], ['tarocks-sum bonuses']],
    ['ten, ten and the three birds', [announced('tarocks-10', 0), announced('tarocks-10', 1), bonus('uhu', 2), bonus('pelikan', 2), bonus('pagat-ultimo', 2)], ['tarocks-sum bonuses']],
    ['twelve, nothing but a Trull, eight', [announced('tarocks-12', 0), announced('tarocks-10', 1), announced('trull', 2)], ['tarocks-sum bonuses']],
  ])('with kings and birds refuses %s', (_, bonuses, expected) => {
    expect(faults(withBonuses(...bonuses), all)).toEqual(expected);
  });

  it.each([
    ['kings made by one side and missed by the other', [announced('kings', 0), announced('kings', 2, { made: false })]],
    ['ten, ten and two birds', [announced('tarocks-10', 0), announced('tarocks-10', 1), bonus('uhu', 2), bonus('pagat-ultimo', 2)]],
    ['ten with the Trull, and twelve', [announced('tarocks-10', 0), announced('trull', 0), announced('tarocks-12', 1)]],
    ['a silent Pagat beaten', [bonus('pagat-ultimo', 1, { made: false })]],
  ])('with kings and birds accepts %s', (_, bonuses) => {
    expect(faults(withBonuses(...bonuses), all)).toEqual([]);
  });

  it('refuses a silent loss where it costs nothing, and accepts an announced one', () => {
    const at = scene({ rules: { silentLoss: false } });
    expect(faults(withBonuses(bonus('pagat-ultimo', 1, { made: false })), at)).toEqual(['bonus-off bonuses.0']);
    expect(faults(withBonuses(announced('pagat-ultimo', 1, { made: false })), at)).toEqual([]);
  });

  it('accepts a silent Trull where it may be claimed late', () => {
    expect(faults(withBonuses(bonus('trull', 1)), scene({ rules: 'beck' }))).toEqual([]);
  });
});

describe('a claim beside its replay', () => {
  const replayed = {
    ...plain,
    points: [36, 30],
    bonuses: [bonus('pagat-ultimo', 1, { announced: false, made: true })],
  } as never;
  const differences = (claim: unknown) => scoring.reconcile(claim, replayed, scene());

  it('is nothing but differences, in the order of the fields', () => {
    const claim = { contract: 'solo', declarer: 1, points: [40, null], bonuses: [announced('tarocks-10', 0)] };
    const full = { kind: 'tarocks-10', seat: 0, announced: true, made: true };
    expect(differences(claim)).toEqual({
      result: replayed,
      problems: [],
      differences: [
        { path: 'contract', claimed: 'solo', replayed: 'zweiblatt' },
        { path: 'declarer', claimed: 1, replayed: 0 },
        { path: 'choice', claimed: null, replayed: '1' },
        { path: 'points.0', claimed: 40, replayed: 36 },
        { path: 'bonuses', claimed: full, replayed: null },
        { path: 'bonuses', claimed: null, replayed: { kind: 'pagat-ultimo', seat: 1, announced: false, made: true } },
      ],
    });
  });

  it('may leave out what is silent and made, and what was not counted', () => {
    expect(differences({ ...plain, points: [null, 30], bonuses: [bonus('pagat-ultimo', 1)] }).differences).toEqual([]);
  });

  it('may say that the deal was thrown in', () => {
    const paths = differences({ contract: 'pass' }).differences.map(({ path }) => path);
    expect(paths).toEqual(['contract', 'declarer', 'choice', 'bonuses']);
  });

  it('keeps its seats when somebody takes a chair between', () => {
    const moved = scoring.renumber({ ...plain, declarer: 1, bonuses: [{ kind: 'trull', seat: 2 }] }, [0, 2, 3], 4);
    expect(moved).toEqual({ ...plain, declarer: 2, bonuses: [{ kind: 'trull', seat: 3 }] });
    expect(scoring.renumber({ contract: 'pass' }, [1, 2, 3], 4)).toEqual({ contract: 'pass' });
    expect(scoring.renumber(plain, [1, 2, 3], 4)).toEqual({ ...plain, declarer: 1 });
  });
});
