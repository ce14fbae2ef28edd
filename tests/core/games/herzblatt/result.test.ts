import { describe, expect, it } from 'vitest';
import { scoring } from '@/core/games/herzblatt/scoring';
import { contextOf, faultsOf } from './scene';

const at = contextOf('braun', 3);
const solo = { contract: 'solo', declarer: 1, points: [70, 50] };

describe('the form of a result', () => {
  it.each([
    [7, ['wrong-type ']],
    [[], ['wrong-type ']],
    [{}, ['missing-field contract']],
    [{ ...solo, contract: 'grand' }, ['unknown-contract contract']],
    [{ ...solo, contract: 5 }, ['unknown-contract contract']],
    [{ declarer: 9, why: '' }, ['unknown-field why', 'missing-field contract']],
    [{ ...solo, contract: 'pass' }, ['pass-extra declarer']],
    [{ contract: 'pass', points: null }, ['pass-extra points']],
    [{ contract: 'solo', points: [70, 50] }, ['missing-field declarer']],
    [{ ...solo, declarer: '1' }, ['not-integer declarer']],
    [{ ...solo, declarer: 1.5 }, ['not-integer declarer']],
    [{ ...solo, declarer: 3 }, ['bad-seat declarer']],
    [{ ...solo, declarer: -1 }, ['bad-seat declarer']],
    [{ ...solo, points: 70 }, ['wrong-type points']],
    [{ ...solo, points: [70] }, ['points-shape points']],
    [{ ...solo, points: [40, 40, 40] }, ['points-shape points']],
    [{ ...solo, points: ['70', 50] }, ['not-integer points.0']],
    [{ ...solo, points: [-1, 121] }, ['points-range points.0', 'points-range points.1']],
    [{ contract: 'solo', points: [121, null], x: 1 }, ['unknown-field x', 'missing-field declarer', 'points-range points.0']],
  ])('%j has the faults %j', (claim, faults) => {
    expect(faultsOf(claim, at)).toEqual(faults);
  });
});

describe('the meaning of a result', () => {
  it.each([
    [solo, []],
    [{ contract: 'pass' }, []],
    [{ ...solo, points: [null, 0] }, []],
    [{ ...solo, points: [120, null] }, []],
    [{ contract: 'solo', declarer: 0 }, ['points-missing points']],
    [{ ...solo, points: [null, null] }, ['points-missing points']],
    [{ ...solo, points: [70, 49] }, ['points-sum points']],
    [{ ...solo, points: [1, 118] }, ['points-sum points']],
    [{ ...solo, points: [1, 119] }, ['points-impossible points.0']],
    [{ ...solo, points: [null, 1] }, ['points-impossible points.1']],
    [{ ...solo, points: [119, null] }, ['points-impossible points.0']],
  ])('%j: %j', (claim, faults) => {
    expect(faultsOf(claim, at)).toEqual(faults);
  });

  it('has no deal without a soloist where forehand must play', () => {
    expect(faultsOf({ contract: 'pass' }, contextOf({ allPass: 'forehand-plays' }, 3))).toEqual(['pass-illegal contract']);
  });

  it('calls what is not yet filled in missing, so that a form can preview', () => {
    const kinds = (claim: unknown) => scoring.check(claim, at).problems.map(({ kind }) => kind);
    expect(kinds({})).toEqual(['missing']);
    expect(kinds({ contract: 'solo' })).toEqual(['missing']);
    expect(kinds({ contract: 'solo', declarer: 1 })).toEqual(['missing']);
    expect(kinds({ contract: 'solo', declarer: 1, points: [70, 49] })).toEqual(['wrong']);
  });
});

describe('a claim beside its replay', () => {
  const differences = (claim: unknown, replayed: Parameters<typeof scoring.reconcile>[1]) =>
    scoring.reconcile(claim, replayed, at).differences.map((one) => Object.values(one));

  it('differs in contract, declarer and the counts it has, in this order', () => {
    const played = { contract: 'solo', declarer: 2, points: [76, 44] } as const;
    expect(differences(played, played)).toEqual([]);
    expect(differences(solo, played)).toEqual([['declarer', 1, 2], ['points.0', 70, 76], ['points.1', 50, 44]]);
    expect(differences({ ...solo, points: [null, 44] }, played)).toEqual([['declarer', 1, 2]]);
    expect(differences({ contract: 'pass' }, played)).toEqual([['contract', 'pass', 'solo'], ['declarer', null, 2]]);
    expect(differences({ ...solo, points: [70, null] }, { contract: 'pass' })).toEqual([
      ['contract', 'solo', 'pass'],
      ['declarer', 1, null],
      ['points.0', 70, null],
    ]);
  });

  it('is scored as it was replayed', () => {
    expect(scoring.reconcile(solo, { contract: 'pass' }, at).result).toEqual({ contract: 'pass' });
    expect(scoring.reconcile({ contract: 'grand' }, { contract: 'pass' }, at).problems).toHaveLength(1);
  });
});

describe('a result', () => {
  it('follows its soloist to a new chair', () => {
    expect(scoring.renumber({ contract: 'solo', declarer: 1, points: [70, 50] }, [0, 2, 3], 4)).toEqual({ ...solo, declarer: 2 });
    expect(scoring.renumber({ contract: 'pass' }, [0, 2, 3], 4)).toEqual({ contract: 'pass' });
  });

  it('without a soloist was not played out', () => {
    expect(scoring.voidOf({ contract: 'pass' })).toBe('pass');
    expect(scoring.voidOf({ contract: 'solo', declarer: 1 })).toBe(null);
  });
});
