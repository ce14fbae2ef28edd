import { describe, expect, it } from 'vitest';
import type { Bonus, DanishResult, Declaration } from '@/core/games/danish-tarok/result';
import { scoring } from '@/core/games/danish-tarok/scoring';
import { faults, plain, scene } from './scene';

const pagat: Bonus = { seat: 0, kind: 'pagat', made: true };
const withBonuses = (...bonuses: readonly Bonus[]): DanishResult => ({ ...plain, bonuses });
const declared = (...declarations: readonly Declaration[]): DanishResult => ({ ...plain, declarations });
const announced = scene({ rules: { discardFool: 'tout', discardPagat: true } });

type Row = readonly [row: string, claim: DanishResult, faults: readonly string[]];

const voids: readonly Row[] = [
  ['1 a redeal has no last trick', { void: 'misdeal', lastTrick: 1 }, ['void-mixed lastTrick']],
  [
    '1 each field is a fault',
    { void: 'annulled', points: [1, 2, 75], bonuses: [] },
    ['void-mixed bonuses', 'void-mixed points'],
  ],
  [
    '1 an abandoned deal has no ultimo',
    { void: 'abandoned', bonuses: [pagat, { seat: 1, kind: 'king-ultimo', made: true }] },
    ['void-mixed bonuses.1'],
  ],
  [
    '1 and may have what happened before',
    {
      void: 'abandoned',
      bonuses: [pagat, { seat: 1, kind: 'king', made: false }],
      fines: [{ seat: 0, kind: 'irrecoverable' }],
    },
    [],
  ],
  [
    '2 an irrecoverable fine abandons the deal',
    {
      ...plain,
      fines: [
        { seat: 0, kind: 'irrecoverable' },
        { seat: 1, kind: 'irrecoverable' },
      ],
    },
    ['fine-void fines.0', 'fine-void fines.1'],
  ],
  [
    '2 also in a redeal',
    { void: 'no-taroks', fines: [{ seat: 0, kind: 'irrecoverable' }] },
    ['fine-void fines.0'],
  ],
];

const pagats: readonly Row[] = [
  [
    '3 one fate of the pagat',
    withBonuses(pagat, { seat: 2, kind: 'pagat-ultimo', made: false }),
    ['pagat-twice bonuses.1'],
  ],
  ['4 and one at least', { ...plain, bonuses: [] }, ['pagat-missing bonuses']],
  [
    '10 another holds it',
    { ...declared({ seat: 1, kind: 'taroks', count: 10, pagat: true }) },
    ['pagat-holder bonuses.0'],
  ],
  [
    '10 this one does not',
    { ...declared({ seat: 0, kind: 'taroks', count: 10, pagat: false }) },
    ['pagat-holder bonuses.0'],
  ],
];

const ultimo = (
  seat: number,
  made: boolean,
  kind: 'king-ultimo' | 'pagat-ultimo' = 'king-ultimo',
): Bonus => ({ seat, kind, made });

const ultimos: readonly Row[] = [
  [
    '5 one card of a player',
    { ...plain, lastTrick: 2, bonuses: [pagat, ultimo(1, false), ultimo(1, false)] },
    ['ultimo-conflict bonuses'],
  ],
  [
    '5 one winner',
    { ...plain, bonuses: [pagat, ultimo(1, true), ultimo(2, true)] },
    ['ultimo-conflict bonuses'],
  ],
  [
    '5 somebody wins',
    { ...plain, lastTrick: 0, bonuses: [pagat, ultimo(0, false), ultimo(1, false), ultimo(2, false)] },
    ['ultimo-conflict bonuses'],
  ],
  [
    '5 the pagat beats kings',
    { ...plain, bonuses: [ultimo(1, true), ultimo(0, false, 'pagat-ultimo')] },
    ['ultimo-conflict bonuses'],
  ],
  ['6 the loser did not take it', withBonuses(pagat, ultimo(1, false)), ['last-trick lastTrick']],
  ['6 the winner did', withBonuses(pagat, ultimo(2, true)), ['last-trick lastTrick']],
  ['6 and may be left out', { bonuses: [pagat, ultimo(2, true)], points: [26, 26, 26] }, []],
  ['7 the 20 needs a winner', { ...plain, lastTrick: undefined }, ['last-trick-missing lastTrick']],
];

const half = (seat: number, kind: 'kings', missing?: 'S' | 'H'): Declaration => ({
  seat,
  kind,
  form: 'half',
  ...(missing && { missing }),
});

const declarations: readonly Row[] = [
  [
    '8 taroks twice by one',
    declared(
      { seat: 1, kind: 'taroks', count: 10, pagat: false },
      { seat: 1, kind: 'taroks', count: 11, pagat: false },
    ),
    ['declaration-twice declarations.1'],
  ],
  [
    '8 kings twice by two, and nothing after it',
    { ...declared(half(1, 'kings'), half(2, 'kings')), points: [1, 2, 3] },
    ['declaration-twice declarations.1'],
  ],
  [
    '9 the Scies in two hands',
    declared(half(1, 'kings'), { seat: 2, kind: 'matadors', count: 3 }),
    ['declaration-conflict declarations'],
  ],
  [
    '9 full beside the own Scies',
    declared(
      { seat: 1, kind: 'kings', form: 'full' },
      { seat: 1, kind: 'suit', suit: 'S', form: 'abundant' },
    ),
    ['declaration-conflict declarations'],
  ],
  [
    '9 ten matadors without taroks',
    { ...declared({ seat: 0, kind: 'matadors', count: 10 }) },
    ['declaration-conflict declarations'],
  ],
  [
    '9 fewer taroks than matadors',
    declared({ seat: 0, kind: 'taroks', count: 10, pagat: true }, { seat: 0, kind: 'matadors', count: 11 }),
    ['declaration-conflict declarations'],
  ],
  [
    '9 23 taroks',
    declared(
      { seat: 0, kind: 'taroks', count: 12, pagat: true },
      { seat: 1, kind: 'taroks', count: 11, pagat: false },
    ),
    ['declaration-conflict declarations'],
  ],
  [
    '9 23 taroks with the pagat told',
    {
      ...declared(
        { seat: 1, kind: 'taroks', count: 11, pagat: false },
        { seat: 2, kind: 'taroks', count: 11, pagat: false },
      ),
    },
    ['declaration-conflict declarations'],
  ],
  [
    '9 26 cards',
    declared(
      { seat: 1, kind: 'taroks', count: 22, pagat: true },
      { seat: 1, kind: 'kings', form: 'abundant' },
    ),
    ['declaration-conflict declarations'],
  ],
  [
    '11 five kings',
    withBonuses(pagat, ...[0, 0, 1, 1, 2].map((seat): Bonus => ({ seat, kind: 'king', made: false }))),
    ['kings-count bonuses'],
  ],
  [
    '11 three declared and two lost',
    {
      ...declared(half(1, 'kings')),
      bonuses: [pagat, { seat: 2, kind: 'king', made: false }, { seat: 2, kind: 'king', made: false }],
    },
    ['kings-count bonuses'],
  ],
];

const nolo = (seat: number): Bonus => ({ seat, kind: 'nolo', made: true });
const tout = (seat: number): Bonus => ({ seat, kind: 'tout', made: true });

const touts: readonly Row[] = [
  ['12 two nolos', withBonuses(nolo(0), nolo(2)), ['bonus-twice bonuses.1']],
  ['13 two touts', withBonuses(tout(0), tout(1)), ['tout-conflict bonuses']],
  ['13 tout and nolo', withBonuses(tout(1), nolo(0)), ['tout-conflict bonuses']],
  [
    '13 without the last trick',
    { bonuses: [tout(0)], lastTrick: 1, points: [73, 1, 4] },
    ['tout-conflict bonuses'],
  ],
  [
    '13 having lost a king',
    { bonuses: [tout(1), { seat: 1, kind: 'king', made: false }], points: [1, 77, 0] },
    ['tout-conflict bonuses'],
  ],
  [
    '13 while another won the pagat',
    { bonuses: [tout(1), pagat], points: [1, 77, 0] },
    ['tout-conflict bonuses'],
  ],
  [
    '9 a tout that keeps the Scies',
    { bonuses: [tout(1)], declarations: [{ seat: 1, kind: 'matadors', count: 3 }], points: [1, 77, 0] },
    ['declaration-conflict declarations'],
  ],
  ['14 nolo with the last trick', { bonuses: [nolo(1)], lastTrick: 1 }, ['nolo-conflict bonuses.0']],
  [
    '14 nolo with a card brought home',
    { bonuses: [pagat, nolo(0)], lastTrick: 1 },
    ['nolo-conflict bonuses.1'],
  ],
];

const points: readonly Row[] = [
  ['15 two numbers at least', { ...plain, points: [26, null, null] }, ['points-missing points']],
  ['15 not where nothing is counted', { bonuses: [nolo(1)], lastTrick: 0 }, []],
  ['16 three make 78', { ...plain, points: [26, 26, 25] }, ['points-sum points']],
  ['16 two do not exceed it', { ...plain, points: [40, 39, null] }, ['points-sum points']],
  [
    '17 a nolo counts 0 or 4',
    { bonuses: [nolo(1)], lastTrick: 0, points: [50, 3, 25] },
    ['points-no-trick points.1'],
  ],
  [
    '17 the dealer his skat',
    { bonuses: [nolo(0)], lastTrick: 1, points: [0, 74, 4] },
    ['points-no-trick points.0'],
  ],
  [
    '17 also where it follows from two',
    { bonuses: [tout(1)], points: [null, 74, 3] },
    ['points-no-trick points.2'],
  ],
  ['18 who counts nothing had no trick', { ...plain, points: [40, 38, 0] }, ['nolo-missing points.2']],
  ['18 the dealer less than 2', { ...plain, points: [1, 40, null] }, ['nolo-missing points.0']],
];

describe('the meaning of a result', () => {
  const rows = [...voids, ...pagats, ...ultimos, ...declarations, ...touts, ...points];

  it.each(rows)('%s', (_row, claim, expected) => {
    expect(faults(written(claim))).toEqual(expected);
  });

  it('finds nothing in a plain deal', () => {
    expect(faults(plain)).toEqual([]);
  });

  it('knows announced touts', () => {
    const missed: Bonus = { seat: 1, kind: 'tout', made: false, before: 1 };
    expect(faults(withBonuses(pagat, missed), announced)).toEqual(['tout-conflict bonuses']);
    expect(faults(withBonuses(pagat, { ...missed, seat: 0 }), announced)).toEqual([]);
    expect(faults(withBonuses({ ...missed, seat: 0 }, { ...missed, seat: 0 }), announced)).toEqual([
      'bonus-twice bonuses.1',
    ]);
  });

  it('knows the pagat laid away', () => {
    expect(faults({ ...plain, pagatDiscarded: true }, announced)).toEqual(['pagat-twice pagatDiscarded']);
    const claim = {
      ...plain,
      bonuses: [],
      pagatDiscarded: true,
      declarations: declared({ seat: 1, kind: 'matadors', count: 3 }).declarations,
    };
    expect(faults(claim, announced)).toEqual(['pagat-holder pagatDiscarded']);
  });

  it('asks neither for the pagat that pays nothing nor for a count that is off', () => {
    expect(faults({ lastTrick: 0 }, scene({ rules: { pagatWon: 0, counting: 'off' } }))).toEqual([]);
  });

  it('calls missing what is not filled in yet, and wrong everything else', () => {
    const kinds = scoring.check({}, scene()).problems.map(({ kind, code }) => `${kind} ${code}`);
    expect(kinds).toEqual(['missing pagat-missing', 'missing last-trick-missing', 'missing points-missing']);
    expect(scoring.check({ ...plain, points: [1, 2, 3] }, scene()).problems).toEqual([
      { kind: 'wrong', code: 'points-sum', path: 'points', params: { sum: 6, due: 78, given: 3 } },
    ]);
  });
});

/** As JSON would have it: without fields that are undefined. */
const written = (claim: DanishResult): unknown => JSON.parse(JSON.stringify(claim));
