import { describe, expect, it } from 'vitest';
import { faults, scene } from './scene';

const points = [26, 26, 26];
const declared = (...declarations: readonly object[]) => ({ declarations, points });
const withBonus = (...bonuses: readonly object[]) => ({ bonuses, points });
const fined = (...fines: readonly object[]) => ({ fines, points });

describe('the form of a result', () => {
  it.each<readonly [claim: unknown, codes: readonly string[]]>([
    [7, ['wrong-type ']],
    [{ points, kings: 1 }, ['unknown-field kings']],
    [{ points, void: 'rain' }, ['void-kind void']],
    [{ points, lastTrick: 3 }, ['bad-seat lastTrick']],
    [{ points, lastTrick: 0.5 }, ['not-integer lastTrick']],
    [{ points, pagatDiscarded: 1 }, ['wrong-type pagatDiscarded']],
    [declared({ seat: 0, kind: 'queens' }), ['declaration-kind declarations.0.kind']],
    [declared({ kind: 'queens', count: 'x' }), ['declaration-kind declarations.0.kind']],
    [declared({ seat: 9, count: 3 }), ['bad-seat declarations.0.seat', 'missing-field declarations.0.kind']],
    [declared({ seat: 0, kind: 'taroks', count: 9 }), ['declaration-count declarations.0.count']],
    [declared({ seat: 0, kind: 'matadors', count: 23 }), ['declaration-count declarations.0.count']],
    [declared({ seat: 0, kind: 'taroks', pagat: 1, x: 1 }), ['missing-field declarations.0.count', 'unknown-field declarations.0.x']],
    [declared({ kind: 'taroks', count: 9 }), ['missing-field declarations.0.seat']],
    [declared({ seat: 0, kind: 'kings', form: 'abundant' }), ['declaration-form declarations.0.form']],
    [declared({ seat: 0, kind: 'kings', form: 'full', missing: 'S' }), ['unknown-field declarations.0.missing']],
    [declared({ seat: 0, kind: 'suit', suit: 'T', form: 'half' }), ['declaration-suit declarations.0.suit']],
    [declared({ seat: 0, kind: 'suit', suit: 'S', form: 'half', missing: 'A' }), ['declaration-missing declarations.0.missing']],
    [withBonus({ seat: 0, kind: 'king', made: true }), ['bonus-kind bonuses.0.kind']],
    [withBonus({ seat: 0, kind: 'fool-alone', made: false }), ['bonus-made bonuses.0.made']],
    [withBonus({ seat: 0, kind: 'pagat' }), ['missing-field bonuses.0.made']],
    [{ points: [26, 52] }, ['points-shape points']],
    [{ points: [79, 0, -1] }, ['points-range points.0', 'points-range points.2']],
    [fined({ seat: 0, kind: 'minor' }), ['fine-kind fines.0.kind']],
    [fined({ seat: 0, kind: 'other' }), ['fine-amount fines.0.amount']],
    [fined({ seat: 0, kind: 'revoke', amount: 5 }), ['fine-amount fines.0.amount']],
    [fined({ seat: 0, kind: 'other', amount: 0, to: 'pots', why: 1 }), ['fine-amount fines.0.amount', 'fine-to fines.0.to', 'wrong-type fines.0.why']],
  ])('%j has the faults %j', (claim, expected) => {
    expect(faults(claim)).toEqual(expected);
  });

  it('knows who sits out: no number, no declaration, and no fine but to the club', () => {
    const claim = {
      declarations: [{ seat: 2, kind: 'taroks', count: 10 }],
      points: [26, 26, 0, 26],
      fines: [{ seat: 2, kind: 'revoke' }, { seat: 2, kind: 'revoke', to: 'club' }],
    };
    expect(faults(claim, scene({ seats: 4 }))).toEqual([
      'inactive-seat declarations.0.seat',
      'inactive-seat fines.0.seat',
      'points-shape points.2',
    ]);
  });

  it('counts 21 Tarocs at most where the Excuse is none', () => {
    const all = declared({ seat: 0, kind: 'taroks', count: 22 });
    expect(faults(all)).toEqual([]);
    expect(faults(all, scene({ rules: { foolIsTarok: false } }))).toEqual(['declaration-count declarations.0.count']);
  });
});

describe('the meaning of a result', () => {
  const pagat = (seat: number, made: boolean, kind = 'pagat') => ({ seat, kind, made });
  const alone = (seat: number) => ({ seat, kind: 'fool-alone', made: true });
  const ten = { seat: 0, kind: 'taroks', count: 10 };

  it.each<readonly [claim: object, codes: readonly string[]]>([
    [{ void: 'misdeal', points, lastTrick: 0 }, ['void-mixed lastTrick', 'void-mixed points']],
    [{ void: 'wrong-discard', declarations: [ten, ten], bonuses: [] }, ['void-mixed bonuses']],
    [{ void: 'wrong-discard', declarations: [ten, ten] }, ['declaration-twice declarations.1']],
    [withBonus(pagat(0, true), pagat(1, false, 'pagat-ultimo')), ['pagat-twice bonuses.1']],
    [{ ...withBonus(pagat(0, true)), pagatDiscarded: true }, ['pagat-twice pagatDiscarded']],
    [{ ...withBonus(pagat(1, false, 'pagat-ultimo')), lastTrick: 1 }, ['last-trick lastTrick']],
    [{ ...withBonus(pagat(1, true, 'pagat-ultimo')), lastTrick: 0 }, ['last-trick lastTrick']],
    [{ ...withBonus(pagat(1, false)), lastTrick: 1 }, []],
    [declared({ seat: 0, kind: 'kings', form: 'full' }, { seat: 1, kind: 'kings', form: 'half' }), ['declaration-twice declarations.1']],
    [declared({ seat: 0, kind: 'kings', form: 'half' }, { seat: 1, kind: 'matadors', count: 3 }), ['declaration-conflict declarations']],
    [declared({ seat: 0, kind: 'taroks', count: 12 }, { seat: 1, kind: 'taroks', count: 11 }), ['declaration-conflict declarations']],
    [declared(ten, { seat: 0, kind: 'matadors', count: 11 }), ['declaration-conflict declarations']],
    [declared({ ...ten, fool: false }, { seat: 0, kind: 'kings', form: 'half' }), ['declaration-conflict declarations']],
    [declared({ seat: 0, kind: 'kings', form: 'half', missing: 'S' }, { seat: 0, kind: 'suit', suit: 'S', form: 'full' }), ['declaration-conflict declarations']],
    [declared({ ...ten, count: 22 }, { seat: 0, kind: 'kings', form: 'full' }), ['declaration-conflict declarations']],
    [{ ...declared({ ...ten, fool: true }), bonuses: [alone(1)] }, ['declaration-conflict declarations']],
    [{ ...declared({ ...ten, pagat: true }), bonuses: [pagat(1, true)] }, ['pagat-holder bonuses.0']],
    [{ ...declared({ ...ten, pagat: false }), bonuses: [pagat(0, true)] }, ['pagat-holder bonuses.0']],
    [{ ...declared({ ...ten, pagat: true }), pagatDiscarded: true }, ['pagat-holder pagatDiscarded']],
    [{ ...declared({ ...ten, pagat: false }), pagatDiscarded: true }, []],
    [{ bonuses: [alone(1), alone(1)], points: [50, 4, 24] }, ['bonus-twice bonuses.1']],
    [{ bonuses: [alone(1)], points: [50, 4, 24], lastTrick: 1 }, ['fool-alone-conflict bonuses.0']],
    [{ bonuses: [alone(1), pagat(1, true)], points: [50, 4, 24] }, ['fool-alone-conflict bonuses.0']],
    [{}, ['points-missing points']],
    [{ points: [26, null, null] }, ['points-missing points']],
    [{ points: [40, 20, 17] }, ['points-sum points']],
    [{ points: [40, null, 39] }, ['points-sum points']],
    [{ bonuses: [alone(1)], points: [50, 6, 22] }, ['points-no-trick points.1']],
    [{ bonuses: [alone(0)], points: [15, 40, 23] }, ['points-no-trick points.0']],
    [{ bonuses: [alone(0)], points: [14, 40, 24] }, []],
    [{ points: [0, 40, 38] }, ['points-dealer points.0']],
    [{ points: [null, 40, 38] }, ['points-dealer points.0']],
  ])('%j has the faults %j', (claim, expected) => {
    expect(faults(claim)).toEqual(expected);
  });

  it('gives an Excuse that is transferred no points', () => {
    const at = scene({ rules: { foolAlone: 'transfer-and-pay' } });
    expect(faults({ bonuses: [alone(1)], points: [54, 0, 24] }, at)).toEqual([]);
    expect(faults({ bonuses: [alone(1)], points: [50, 4, 24] }, at)).toEqual(['points-no-trick points.1']);
    expect(faults({ bonuses: [alone(0)], points: [11, 40, 27] }, at)).toEqual(['points-no-trick points.0']);
    expect(faults({ bonuses: [alone(0)], points: [10, 40, 28] }, at)).toEqual([]);
  });

  it('counts the Excuse apart from the Tarocs where the rules say so', () => {
    const at = scene({ rules: { foolIsTarok: false } });
    const claim = declared({ seat: 0, kind: 'taroks', count: 10 }, { seat: 0, kind: 'matadors', count: 11 });
    expect(faults(claim, at)).toEqual([]);
    expect(faults(claim)).toEqual(['declaration-conflict declarations']);
  });
});
