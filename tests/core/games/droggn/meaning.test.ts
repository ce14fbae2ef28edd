import { describe, expect, it } from 'vitest';
import { faults, scene } from './scene';

const solo = { contract: 'solo', declarer: 0, points: [40, 34] };
const mord = { contract: 'super-mord', declarer: 0, match: true };
const separate = scene({ rules: { superMord: 'separate' } });
const pair = scene({ rules: { kleineUndGstiess: true } });
const tie = scene({ rules: { tie: 'last-trick' } });
const pagat = (seat: number, more: object = {}) => ({ kind: 'pagat-ultimo', seat, ...more });
const gstiess = (more: object = {}) => ({ kind: 'gstiess-ultimo', seat: 0, announced: true, ...more });
const captured = (seat: number) => ({ kind: 'pagat-captured', seat });
const kleine = (seat: number) => ({ kind: 'kleine-und-gstiess', seat });
const laid = { announced: true };

describe('the form of a claim', () => {
  it.each([
    [null, ['wrong-type']],
    [{}, ['missing-field contract']],
    [{ contract: 'grand' }, ['unknown-contract contract']],
    [{ contract: 5 }, ['wrong-type contract']],
    [{ contract: 'grand', trull: true }, ['unknown-contract contract', 'unknown-field trull']],
    [{ contract: 'pass', points: [37, 37], declarer: 0 }, ['pass-extra contract']],
    [{ contract: 'solo', points: 'x' }, ['missing-field declarer']],
    [{ ...solo, trull: true }, ['unknown-field trull']],
    [{ ...solo, declarer: 'Anna' }, ['not-integer declarer']],
    [{ ...solo, declarer: 0.5 }, ['not-integer declarer']],
    [{ ...solo, points: [40.5, '33'] }, ['not-integer points.0', 'not-integer points.1']],
    [{ ...solo, points: [40, 17, 17] }, ['points-shape points']],
    [{ ...solo, points: [40, 17, 1.5] }, ['not-integer points.2', 'points-shape points']],
    [{ ...solo, points: '40:34' }, ['wrong-type points']],
    [{ ...solo, match: 'yes', doubles: 1.5, lastTrick: '0' }, ['not-integer doubles', 'not-integer lastTrick', 'wrong-type match']],
    [{ ...solo, bonuses: {} }, ['wrong-type bonuses']],
    [{ ...solo, bonuses: ['pagat'] }, ['wrong-type bonuses.0']],
    [{ ...solo, bonuses: [{}] }, ['missing-field bonuses.0.kind', 'missing-field bonuses.0.seat']],
    [{ ...solo, bonuses: [{ kind: 'valat', foo: 1 }] }, ['missing-field bonuses.0.seat']],
    [{ ...solo, bonuses: [{ kind: 'valat', seat: 0, made: 1 }] }, ['bonus-kind bonuses.0.kind']],
    [{ ...solo, bonuses: [{ ...captured(0), made: true }] }, ['unknown-field bonuses.0.made']],
    [{ ...solo, bonuses: [{ ...kleine(0), announced: true }] }, ['unknown-field bonuses.0.announced']],
    [{ ...solo, bonuses: [pagat(0, { made: 1 })] }, ['wrong-type bonuses.0.made']],
  ])('%j has %j', (claim, expected) => {
    expect(faults(claim)).toEqual(expected);
  });

  it('is asked before the seats, and those before the meaning', () => {
    const at = scene({ seats: 4, dealer: 3 });
    expect(faults({ ...solo, declarer: 4, trull: 1 }, at)).toEqual(['unknown-field trull']);
    const seats = { ...solo, declarer: 3, lastTrick: -1, revoke: 7, bonuses: [pagat(4)], doubles: 99 };
    expect(faults(seats, at)).toEqual([
      'bad-seat bonuses.0.seat',
      'bad-seat lastTrick',
      'bad-seat revoke',
      'inactive-seat declarer',
    ]);
  });
});

describe('the meaning of a claim', () => {
  it.each([
    [solo, []],
    [{ contract: 'pass' }, []],
    [{ ...solo, doubles: 16 }, []],
    [{ ...solo, doubles: 17 }, ['doubles-range doubles']],
    [{ ...solo, doubles: -1 }, ['doubles-range doubles']],
    [{ ...solo, bonuses: [captured(1), pagat(0)] }, ['bonus-twice bonuses.1']],
    [{ ...mord, bonuses: [gstiess(), gstiess()] }, ['bonus-twice bonuses.1']],
    [{ ...mord, bonuses: [pagat(0, laid), gstiess()] }, ['laid-out-twice bonuses']],
    [{ ...solo, bonuses: [kleine(0)] }, ['bonus-off bonuses.0']],
    [{ ...solo, bonuses: [gstiess()] }, ['bonus-contract bonuses.0']],
    [{ ...mord, bonuses: [{ ...gstiess(), seat: 1 }] }, ['bonus-contract bonuses.0']],
    [{ ...mord, bonuses: [{ kind: 'gstiess-ultimo', seat: 0 }] }, ['bonus-contract bonuses.0']],
    [{ ...mord, bonuses: [pagat(0)] }, ['bonus-contract bonuses.0']],
    [{ ...mord, bonuses: [pagat(1, laid)] }, ['bonus-contract bonuses.0']],
    [{ ...mord, bonuses: [captured(0)] }, ['bonus-contract bonuses.0']],
    [{ ...mord, bonuses: [pagat(0, { ...laid, made: false })] }, ['bonus-match bonuses.0']],
    [{ ...mord, match: false, bonuses: [gstiess()] }, ['bonus-match bonuses.0']],
    [{ ...mord, match: false, bonuses: [gstiess({ made: false })] }, []],
    [{ contract: 'super-mord', declarer: 0, bonuses: [gstiess({ made: false })] }, ['match-missing match']],
    [{ ...mord, points: [70, 4] }, ['points-extra points']],
    [{ ...mord, points: [null, null] }, []],
    [{ contract: 'solo', declarer: 0 }, ['points-missing points']],
    [{ ...solo, points: [null, null] }, ['points-missing points']],
    [{ contract: 'solo', declarer: 0, match: true }, []],
    [{ ...solo, points: [75, -1] }, ['points-range points.0', 'points-range points.1']],
    [{ ...solo, points: [null, 74] }, ['points-range points.0']],
    [{ ...solo, points: [0, 73] }, ['points-sum points']],
    [{ ...solo, points: [0, 74] }, ['points-range points.0']],
    [{ ...solo, points: [1, 73] }, []],
    [{ ...solo, points: [40, 33] }, ['points-sum points']],
    [{ ...solo, points: [74, 0] }, ['points-match points']],
    [{ ...solo, points: [null, 4] }, []],
    [{ ...solo, points: [70, 4], match: true }, []],
    [{ ...solo, points: [71, 3], match: true }, ['points-match points']],
    [{ ...solo, points: [74, 0], match: true }, ['points-match points']],
    [{ ...solo, contract: 'super', points: [74, 0], match: true }, []],
    [{ ...solo, points: [70, 4], match: true, bonuses: [pagat(0, { made: false })] }, ['bonus-match bonuses.0']],
    [{ ...solo, points: [70, 4], match: true, bonuses: [pagat(1)] }, ['bonus-match bonuses.0']],
    [{ ...solo, points: [70, 4], match: true, bonuses: [pagat(1, { made: false })] }, []],
    [{ ...solo, points: [70, 4], match: true, bonuses: [captured(1)] }, ['bonus-match bonuses.0']],
    [{ ...solo, points: [70, 4], match: true, bonuses: [captured(0)] }, []],
    [{ ...solo, points: [70, 4], match: true, lastTrick: 1 }, ['last-trick lastTrick']],
    [{ ...solo, lastTrick: 1, bonuses: [pagat(0)] }, ['last-trick lastTrick']],
    [{ ...solo, lastTrick: 0, bonuses: [pagat(0, { made: false })] }, ['last-trick lastTrick']],
    [{ ...solo, lastTrick: 0, bonuses: [pagat(0, { ...laid, made: false })] }, []],
    [{ ...solo, lastTrick: 1, bonuses: [captured(0)] }, []],
  ])('%j has %j', (claim, expected) => {
    expect(faults(claim)).toEqual(expected);
  });

  it('depends on the rules', () => {
    expect(faults({ ...solo, bonuses: [kleine(0)] }, pair)).toEqual([]);
    expect(faults({ ...solo, bonuses: [kleine(1)] }, pair)).toEqual(['bonus-contract bonuses.0']);
    expect(faults({ ...mord, bonuses: [kleine(0)] }, pair)).toEqual(['bonus-contract bonuses.0']);
    expect(faults({ ...solo, lastTrick: 1, bonuses: [kleine(0)] }, pair)).toEqual(['last-trick lastTrick']);
    const match = { ...solo, points: [70, 4], match: true, bonuses: [kleine(0)] };
    expect(faults(match, pair)).toEqual(['bonus-match bonuses.0']);
    expect(faults({ ...mord, bonuses: [captured(0), gstiess()] }, separate)).toEqual([]);
    expect(faults({ ...mord, bonuses: [captured(1)] }, separate)).toEqual(['bonus-match bonuses.0']);
    expect(faults({ ...solo, points: [37, 37] }, tie)).toEqual(['last-trick-missing lastTrick']);
    expect(faults({ ...solo, points: [null, 37] }, tie)).toEqual(['last-trick-missing lastTrick']);
    expect(faults({ ...solo, points: [37, 37], lastTrick: 2 }, tie)).toEqual([]);
    expect(faults({ ...solo, points: [37, 37] })).toEqual([]);
  });

  it('of a revoke asks for nothing that is not known', () => {
    const revoked = { contract: 'solo', declarer: 0, revoke: 1 };
    expect(faults(revoked)).toEqual([]);
    expect(faults({ ...revoked, doubles: 3, bonuses: [pagat(2, laid)] })).toEqual([]);
    expect(faults({ ...revoked, points: [40, 33], match: true, lastTrick: 0 })).toEqual(['revoke-extra revoke']);
    expect(faults({ ...revoked, bonuses: [pagat(2)] })).toEqual(['revoke-extra revoke']);
    expect(faults({ ...revoked, bonuses: [pagat(2, { ...laid, made: false })] })).toEqual(['revoke-extra revoke']);
    expect(faults({ ...revoked, bonuses: [gstiess()] })).toEqual(['bonus-contract bonuses.0']);
    expect(faults({ contract: 'super-mord', declarer: 0, revoke: 1, bonuses: [gstiess()] })).toEqual([]);
  });
});
