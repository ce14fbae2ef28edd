import { describe, expect, it } from 'vitest';
import { faults, plain, scene } from './scene';

const declared = (...declarations: readonly unknown[]) => ({ ...plain, declarations });
const withBonus = (...bonuses: readonly unknown[]) => ({
  ...plain,
  bonuses: [...(plain.bonuses ?? []), ...bonuses],
});
const fined = (...fines: readonly unknown[]) => ({ ...plain, fines });
const adjusted = (...adjustments: readonly unknown[]) => ({ ...plain, adjustments });

type Row = readonly [claim: unknown, faults: readonly string[]];

const shapes: readonly Row[] = [
  [7, ['wrong-type ']],
  [[], ['wrong-type ']],
  [
    { ...plain, declarations: {}, pagatDiscarded: 1 },
    ['wrong-type declarations', 'wrong-type pagatDiscarded'],
  ],
  [{ ...plain, kings: 1, queens: 2 }, ['unknown-field kings', 'unknown-field queens']],
  [declared(5), ['wrong-type declarations.0']],
  [{ ...plain, void: 'rained-off' }, ['void-kind void']],
  [{ ...plain, void: 3 }, ['wrong-type void']],
  [{ ...plain, lastTrick: 1.5 }, ['not-integer lastTrick']],
  [{ ...plain, lastTrick: 3 }, ['bad-seat lastTrick']],
  [{ ...plain, lastTrick: -1 }, ['bad-seat lastTrick']],
  [{ ...plain, pagatDiscarded: true }, ['bonus-off pagatDiscarded']],
];

const declarations: readonly Row[] = [
  [declared({ seat: 0, kind: 'queens', rank: 1 }), ['declaration-kind declarations.0.kind']],
  [
    declared({ seat: 9, kind: 'queens' }),
    ['bad-seat declarations.0.seat', 'declaration-kind declarations.0.kind'],
  ],
  [
    declared({ kind: 'queens' }),
    ['declaration-kind declarations.0.kind', 'missing-field declarations.0.seat'],
  ],
  [declared({ seat: 0, kind: 4 }), ['wrong-type declarations.0.kind']],
  [
    declared({ seat: 9, kind: 'kings', missing: 'Z' }),
    ['bad-seat declarations.0.seat', 'missing-field declarations.0.form'],
  ],
  [declared({ seat: 0, kind: 'taroks', count: 9, pagat: true }), ['declaration-count declarations.0.count']],
  [declared({ seat: 0, kind: 'taroks', count: 23, pagat: true }), ['declaration-count declarations.0.count']],
  [
    declared({ seat: 0, kind: 'taroks', count: 10.5, pagat: 'T1' }),
    ['not-integer declarations.0.count', 'wrong-type declarations.0.pagat'],
  ],
  [declared({ seat: 0, kind: 'matadors', count: 2 }), ['declaration-count declarations.0.count']],
  [declared({ seat: 0, kind: 'kings', form: 'double' }), ['declaration-form declarations.0.form']],
  [declared({ seat: 0, kind: 'suit', suit: 'T', form: 'full' }), ['declaration-suit declarations.0.suit']],
  [
    declared({ seat: 0, kind: 'suit', suit: 'S', form: 'half', missing: 'A' }),
    ['declaration-missing declarations.0.missing'],
  ],
  [
    declared({ seat: 0, kind: 'kings', form: 'full', missing: 'S' }),
    ['unknown-field declarations.0.missing'],
  ],
  [declared({ seat: 0, kind: 'kings', form: 'half', suit: 'S' }), ['unknown-field declarations.0.suit']],
];

const bonuses: readonly Row[] = [
  [withBonus({ seat: 0, kind: 'queen', made: true }), ['bonus-kind bonuses.1.kind']],
  [withBonus({ seat: 0, kind: 'king', made: true }), ['bonus-made bonuses.1.made']],
  [withBonus({ seat: 0, kind: 'king', made: 'no' }), ['wrong-type bonuses.1.made']],
  [withBonus({ seat: 0, kind: 'nolo', made: false }), ['bonus-made bonuses.1.made']],
  [withBonus({ seat: 0, kind: 'tout', made: false }), ['bonus-made bonuses.1.made']],
  [withBonus({ seat: 0, kind: 'tout', made: false, before: 1 }), ['bonus-off bonuses.1.before']],
  [withBonus({ seat: 0, kind: 'king', made: false, before: 1 }), ['unknown-field bonuses.1.before']],
  [withBonus({ seat: 0, kind: 'king' }), ['missing-field bonuses.1.made']],
];

const points: readonly Row[] = [
  [{ ...plain, points: 78 }, ['wrong-type points']],
  [{ ...plain, points: [26, 26] }, ['points-shape points']],
  [{ ...plain, points: [79, -1, null] }, ['points-range points.0', 'points-range points.1']],
  [{ ...plain, points: [26.5, '26', 26] }, ['not-integer points.0', 'not-integer points.1']],
];

const fines: readonly Row[] = [
  [fined({ seat: 0, kind: 'severe' }), ['fine-kind fines.0.kind']],
  [fined({ seat: 0, kind: 'minor', amount: 5 }), ['fine-amount fines.0.amount']],
  [fined({ seat: 0, kind: 'other' }), ['fine-amount fines.0.amount']],
  [fined({ seat: 0, kind: 'other', amount: 0 }), ['fine-amount fines.0.amount']],
  [fined({ seat: 0, kind: 'other', amount: 1_000_001 }), ['fine-amount fines.0.amount']],
  [fined({ seat: 0, kind: 'other', amount: 2.5 }), ['not-integer fines.0.amount']],
  [
    fined({ seat: 0, kind: 'minor', to: 'host', late: 1, why: 2 }),
    ['fine-to fines.0.to', 'wrong-type fines.0.late', 'wrong-type fines.0.why'],
  ],
  [fined({ kind: 'minor', to: 'host' }), ['missing-field fines.0.seat']],
];

const adjustments: readonly Row[] = [
  [adjusted({ from: 'seat:0', to: 'seat:1', amount: 0 }), ['adjustment-amount adjustments.0.amount']],
  [adjusted({ from: 'seat:0', to: 'seat:1', amount: 1.5 }), ['not-integer adjustments.0.amount']],
  [
    adjusted({ from: 'seat:3', to: 'pot:queen', amount: 5 }),
    ['bad-account adjustments.0.from', 'bad-account adjustments.0.to'],
  ],
  [adjusted({ from: 'sheet', to: 'club', amount: 5 }), ['bad-account adjustments.0.from']],
  [adjusted({ from: 'club', to: 'club', amount: 5 }), ['bad-account adjustments.0.to']],
  [adjusted({ from: 'club', to: 7 }), ['missing-field adjustments.0.amount']],
];

describe('the form of a result', () => {
  const rows = [...shapes, ...declarations, ...bonuses, ...points, ...fines, ...adjustments];

  it.each(rows)('%j has the faults %j', (claim, expected) => {
    expect(faults(claim)).toEqual(expected);
  });

  it('reports every fault at once', () => {
    const claim = {
      declarations: [{ seat: 7, kind: 'taroks', count: 9, pagat: true }],
      points: [1, 2],
      extra: 0,
    };
    expect(faults(claim)).toEqual([
      'bad-seat declarations.0.seat',
      'declaration-count declarations.0.count',
      'points-shape points',
      'unknown-field extra',
    ]);
  });

  it('knows who sits out', () => {
    const at = scene({ seats: 4 });
    const claim = {
      bonuses: [{ seat: 2, kind: 'pagat', made: true }],
      lastTrick: 2,
      points: [26, 26, 0, 26],
      fines: [{ seat: 2, kind: 'minor' }],
    };
    expect(faults(claim, at)).toEqual([
      'inactive-seat bonuses.0.seat',
      'inactive-seat lastTrick',
      'points-shape points.2',
    ]);
  });

  it('asks that who is fined is present', () => {
    const at = scene({ seats: 5, present: [0, 1, 3] });
    const claim = { ...plain, points: [26, 26, null, 26, null], fines: [{ seat: 2, kind: 'minor' }] };
    expect(faults(claim, at)).toEqual(['inactive-seat fines.0.seat']);
  });

  it('knows which announcements the rules have', () => {
    const at = scene({ rules: { discardFool: 'tout', discardPagat: true } });
    expect(faults(withBonus({ seat: 0, kind: 'tout', made: false, before: 2 }), at)).toEqual([
      'bonus-before bonuses.1.before',
    ]);
    expect(faults({ pagatDiscarded: true, lastTrick: 1, points: [26, 26, 26] }, at)).toEqual([]);
  });

  it('has no pots where the rules have none', () => {
    const at = scene({ rules: 'no-pots' });
    expect(faults(adjusted({ from: 'seat:0', to: 'pot:king', amount: 5 }), at)).toEqual([
      'bad-account adjustments.0.to',
    ]);
  });
});
