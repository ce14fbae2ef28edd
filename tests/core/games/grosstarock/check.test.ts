import { describe, expect, it } from 'vitest';
import type { GrossResult } from '@/core/games/grosstarock/result';
import { reconcile } from '@/core/games/grosstarock/reconciliation';
import { faults, plain, scene } from './scene';

const bonuses = plain.bonuses ?? [];
const kingsAndPagat = [...bonuses];
const withBonus = (...more: readonly object[]) => ({ ...plain, bonuses: [...kingsAndPagat, ...more] });
const declared = (...declarations: readonly object[]) => ({ ...plain, declarations });

describe('the form of a result', () => {
  it.each<[string, object, readonly string[]]>([
    ['no object', [], ['wrong-type ']],
    ['an unknown field', { ...plain, adjustments: [] }, ['unknown-field adjustments']],
    ['a list that is none', { ...plain, declarations: {} }, ['wrong-type declarations']],
    ['an unknown void', { void: 'abandoned' }, ['void-kind void']],
    ['an unknown declaration', declared({ seat: 0, kind: 'aces' }), ['declaration-kind declarations.0.kind']],
    [
      'nothing else of an unknown kind, but its seat',
      declared({ seat: 7, kind: 'aces', count: 3 }),
      ['bad-seat declarations.0.seat', 'declaration-kind declarations.0.kind'],
    ],
    [
      'fields missing and unknown',
      declared({ seat: 0, kind: 'kings', form: 'full' }),
      ['missing-field declarations.0.count', 'unknown-field declarations.0.form'],
    ],
    ['too few Tarocks', declared({ seat: 0, kind: 'taroks', count: 9, pagat: true, fool: true }), ['declaration-count declarations.0.count']],
    ['too many ladons', declared({ seat: 0, kind: 'ladons', count: 26 }), ['declaration-count declarations.0.count']],
    ['a form of another game', declared({ seat: 0, kind: 'suit', suit: 'S', form: 'abundant' }), ['declaration-form declarations.0.form']],
    ['a suit that is none', declared({ seat: 0, kind: 'suit', suit: 'T', form: 'full' }), ['declaration-suit declarations.0.suit']],
    ['a missing card that is no court', declared({ seat: 0, kind: 'suit', suit: 'S', form: 'half', missing: 'A' }), ['declaration-missing declarations.0.missing']],
    ['a missing card of a full suit', declared({ seat: 0, kind: 'suit', suit: 'S', form: 'full', missing: 'K' }), ['unknown-field declarations.0.missing']],
    ['an unknown bonus', withBonus({ seat: 0, kind: 'queen', made: true }), ['bonus-kind bonuses.5.kind']],
    ['a Vole missed that nobody announced', withBonus({ seat: 0, kind: 'tout', made: false }), ['bonus-made bonuses.5.made']],
    ['a window that is none', withBonus({ seat: 0, kind: 'tout', made: false, before: 7 }), ['bonus-before bonuses.5.before']],
    ['a Nolo before trick 20', withBonus({ seat: 0, kind: 'nolo', made: false, before: 20 }), ['bonus-before bonuses.5.before']],
    ['a window that is no integer', withBonus({ seat: 0, kind: 'nolo', made: false, before: 1.5 }), ['not-integer bonuses.5.before']],
    ['a king announced', withBonus({ seat: 0, kind: 'king', made: true, before: 1 }), ['unknown-field bonuses.5.before']],
    ['points of two seats', { ...plain, points: [39, 39] }, ['points-shape points']],
    ['points above 78', { ...plain, points: [79, 0, 0] }, ['points-range points.0']],
    ['half a point', { ...plain, points: [1.5, 2, 3] }, ['not-integer points.0']],
    ['a fine of another game', { ...plain, fines: [{ seat: 0, kind: 'minor' }] }, ['fine-kind fines.0.kind']],
    ['a fine to the cups', { ...plain, fines: [{ seat: 0, kind: 'revoke', to: 'pots' }] }, ['fine-to fines.0.to']],
    ['an amount beside a revoke', { ...plain, fines: [{ seat: 0, kind: 'revoke', amount: 5 }] }, ['fine-amount fines.0.amount']],
    ['no amount', { ...plain, fines: [{ seat: 0, kind: 'other' }] }, ['fine-amount fines.0.amount']],
    ['a last trick of nobody', { ...plain, lastTrick: 3 }, ['bad-seat lastTrick']],
  ])('%s', (_, claim, expected) => {
    expect(faults(claim)).toEqual(expected);
  });

  it('is sound with the least a table writes down', () => {
    expect(faults(plain)).toEqual([]);
  });

  it('knows three and four kings only, under kings-with-fool', () => {
    const at = scene({ rules: { kings: 'kings-with-fool' } });
    expect(faults(declared({ seat: 0, kind: 'kings', count: 5 }), at)).toEqual(['declaration-count declarations.0.count']);
  });
});

describe('the meaning of a result', () => {
  it.each<[string, object, readonly string[]]>([
    ['points of a void deal', { void: 'misdeal', points: [26, 26, 26] }, ['void-mixed points']],
    ['declarations of a misdeal', { void: 'misdeal', declarations: [] }, ['void-mixed declarations']],
    ['two fates of the Pagat', withBonus({ seat: 1, kind: 'pagat', made: false }), ['pagat-twice bonuses.5']],
    ['no word of the Pagat', { ...plain, bonuses: bonuses.slice(0, 4) }, ['pagat-missing bonuses']],
    ['a Pagat laid away that is shown', { ...declared({ seat: 2, kind: 'matadors', count: 3 }), bonuses: bonuses.slice(0, 4), pagatDiscarded: true }, ['pagat-holder pagatDiscarded']],
    ['the last trick won with a king beside the Pagat', { ...plain, bonuses: [...bonuses.slice(0, 3), { seat: 0, kind: 'king-ultimo', made: true }, { seat: 1, kind: 'pagat-ultimo', made: false }] }, ['ultimo-conflict bonuses']],
    ['the last trick of who lost a king in it', { ...plain, lastTrick: 2, bonuses: [...bonuses.slice(0, 3), { seat: 2, kind: 'king-ultimo', made: false }, ...bonuses.slice(4)] }, ['last-trick lastTrick']],
    ['matadors of two players', declared({ seat: 0, kind: 'matadors', count: 3 }, { seat: 1, kind: 'matadors', count: 3 }), ['declaration-twice declarations.1']],
    ['Tarocks twice', declared({ seat: 0, kind: 'taroks', count: 10, pagat: true, fool: true }, { seat: 0, kind: 'taroks', count: 11, pagat: true, fool: true }), ['declaration-twice declarations.1']],
    ['a card in two hands', declared({ seat: 0, kind: 'queens' }, { seat: 1, kind: 'suit', suit: 'S', form: 'full' }), ['declaration-conflict declarations']],
    ['more cards than in a hand', declared({ seat: 0, kind: 'ladons', count: 16 }, { seat: 0, kind: 'taroks', count: 10, pagat: true, fool: true }), ['declaration-conflict declarations']],
    ['more ladons than there are', declared({ seat: 0, kind: 'ladons', count: 24 }, { seat: 1, kind: 'ladons', count: 17 }), ['declaration-conflict declarations']],
    ['more kings than there are', declared({ seat: 0, kind: 'kings', count: 5 }, { seat: 1, kind: 'kings', count: 3 }), ['declaration-conflict declarations']],
    ['the Pagat of another', declared({ seat: 1, kind: 'taroks', count: 10, pagat: true, fool: false }), ['pagat-holder bonuses.4']],
    ['a Pagat denied', declared({ seat: 0, kind: 'taroks', count: 10, pagat: false, fool: false }), ['pagat-holder bonuses.4']],
    ['five kings', withBonus({ seat: 0, kind: 'king', made: false }), ['kings-count bonuses']],
    ['three kings', { ...plain, bonuses: bonuses.slice(1) }, ['kings-count bonuses']],
    ['two Nolos', withBonus({ seat: 0, kind: 'nolo', made: false, before: 1 }, { seat: 0, kind: 'nolo', made: false, before: 13 }), ['announced-twice bonuses.6', 'bonus-twice bonuses.6']],
    ['two announcements', withBonus({ seat: 0, kind: 'tout', made: false, before: 1 }, { seat: 0, kind: 'nolo', made: false, before: 1 }), ['announced-twice bonuses.6']],
    ['two Voles', { bonuses: [{ seat: 0, kind: 'tout', made: true }, { seat: 1, kind: 'tout', made: true }] }, ['tout-conflict bonuses']],
    ['a Vole and a failed Nolo of another', { bonuses: [{ seat: 0, kind: 'tout', made: true }, { seat: 1, kind: 'nolo', made: false, before: 1 }] }, ['tout-conflict bonuses']],
    ['a Vole with a king lost', { bonuses: [{ seat: 0, kind: 'tout', made: true }, { seat: 0, kind: 'king', made: false }] }, ['tout-conflict bonuses']],
    ['a Vole with the Sküs', { bonuses: [{ seat: 0, kind: 'tout', made: true }], declarations: [{ seat: 0, kind: 'matadors', count: 3 }] }, ['declaration-conflict declarations']],
    ['a Nolo with the last trick', { lastTrick: 0, bonuses: [{ seat: 0, kind: 'nolo', made: true }] }, ['nolo-conflict bonuses.0']],
    ['a Nolo with a king won', { bonuses: [{ seat: 0, kind: 'nolo', made: true }, { seat: 0, kind: 'king', made: true }] }, ['nolo-conflict bonuses.0']],
    ['one number', { ...plain, points: [26, null, null] }, ['points-missing points']],
    ['77 card points', { ...plain, points: [26, 26, 25] }, ['points-sum points']],
    ['two that exceed 78', { ...plain, points: [40, 39, null] }, ['points-sum points']],
    ['a Nolo with points', { bonuses: [{ seat: 1, kind: 'nolo', made: true }], points: [40, 7, 31] }, ['points-no-trick points.1']],
    ['points beside a Vole', { bonuses: [{ seat: 0, kind: 'tout', made: true }], points: [74, 4, 0] }, ['points-no-trick points.1']],
    ['no point without a Nolo', { ...plain, points: [40, 38, 0] }, ['nolo-missing points.2']],
  ])('%s', (_, claim, expected) => {
    expect(faults(claim)).toEqual(expected);
  });

  it.each<[string, object]>([
    ['a Nolo with nothing else', { bonuses: [{ seat: 1, kind: 'nolo', made: true }] }],
    ['a Nolo with the Sküs', { bonuses: [{ seat: 1, kind: 'nolo', made: true }], points: [40, 4, 34] }],
    ['a Nolo of the dealer', { bonuses: [{ seat: 0, kind: 'nolo', made: true }], points: [15, 33, 30] }],
    ['a Vole of who failed a Nolo', { bonuses: [{ seat: 0, kind: 'tout', made: true }, { seat: 0, kind: 'nolo', made: false, before: 1 }] }],
    ['a wrong discard with declarations', { void: 'wrong-discard', declarations: [{ seat: 1, kind: 'queens' }] }],
    ['a Pagat laid away by a dealer who declares without it', { ...declared({ seat: 0, kind: 'taroks', count: 10, pagat: false, fool: true }), bonuses: bonuses.slice(0, 4), pagatDiscarded: true }],
  ])('%s is sound', (_, claim) => {
    expect(faults(claim)).toEqual([]);
  });

  it('asks for the count after a Nolo only where it is paid', () => {
    const nolo = { bonuses: [{ seat: 1, kind: 'nolo', made: true }] };
    const found = ['kings-count bonuses', 'pagat-missing bonuses', 'points-missing points'];
    expect(faults(nolo, scene({ rules: { voleNolo: 'additive' } }))).toEqual(found);
    expect(faults(nolo, scene({ rules: { voleNolo: 'replace-cards', kingHome: 0 } }))).toEqual(['pagat-missing bonuses']);
  });

  it('lets a Sküs that is a ladon count twice', () => {
    const full = declared({ seat: 0, kind: 'ladons', count: 16 }, { seat: 0, kind: 'taroks', count: 10, pagat: true, fool: true });
    expect(faults(full, scene({ rules: { ladonFool: true } }))).toEqual([]);
  });
});

describe('claimed against replayed', () => {
  const replayed: GrossResult = { ...plain, declarations: [{ seat: 1, kind: 'suit', suit: 'S', form: 'half', missing: 'Q' }], lastTrick: 1 };
  const paths = (claim: object, rules?: unknown) => reconcile(claim, replayed, scene({ rules })).differences.map(({ path }) => path);

  it('finds none where only the missing court and the last trick are left out', () => {
    expect(paths({ ...plain, declarations: [{ seat: 1, kind: 'suit', suit: 'S', form: 'half' }] })).toEqual([]);
  });

  it('compares nothing beside a void', () => {
    expect(paths({ void: 'misdeal' })).toEqual(['void']);
  });

  it('lists lists first, claimed elements before replayed ones', () => {
    const claim = { ...plain, bonuses: [...bonuses.slice(0, 4), { seat: 0, kind: 'pagat', made: false }], lastTrick: 0, points: [25, 27, null] };
    expect(paths(claim)).toEqual(['declarations', 'bonuses', 'bonuses', 'lastTrick', 'points.0', 'points.1']);
  });

  it('asks of the Pagat laid away, and leaves out kings that pay nothing', () => {
    expect(paths({ ...replayed, bonuses: bonuses.slice(3), pagatDiscarded: true }, { kingHome: 0 })).toEqual(['pagatDiscarded']);
  });

  it('keeps the fines of the claim', () => {
    const fines = [{ seat: 0, kind: 'revoke' }] as const;
    expect(reconcile({ ...replayed, fines }, replayed, scene()).result).toEqual({ ...replayed, fines });
    expect(reconcile({ points: 1 }, replayed, scene()).problems).toHaveLength(1);
  });
});
