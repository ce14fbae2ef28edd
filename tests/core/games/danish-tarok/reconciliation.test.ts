import { describe, expect, it } from 'vitest';
import type { DanishResult } from '@/core/games/danish-tarok/result';
import { reconcile } from '@/core/games/danish-tarok/reconciliation';
import { plain, said, scene } from './scene';

const replayed: DanishResult = {
  declarations: [{ seat: 2, kind: 'suit', suit: 'S', form: 'half', missing: 'Q' }],
  bonuses: [
    { seat: 2, kind: 'king', made: false },
    { seat: 2, kind: 'king', made: false },
    { seat: 0, kind: 'pagat', made: true },
  ],
  lastTrick: 1,
  points: [26, 26, 26],
};

const differences = (claim: DanishResult, replay = replayed, at = scene()) =>
  reconcile(claim, replay, at).differences.map(({ path, claimed, replayed: played }) => [
    path,
    claimed,
    played,
  ]);

describe('claimed against replayed', () => {
  it('finds no difference where the order differs, or a missing card was not written down', () => {
    const claim: DanishResult = {
      ...replayed,
      declarations: [{ seat: 2, kind: 'suit', suit: 'S', form: 'half' }],
      bonuses: [...(replayed.bonuses ?? [])].reverse(),
      points: [26, null, 26],
      pagatDiscarded: false,
    };
    expect(differences(claim)).toEqual([]);
  });

  it('compares nothing else if one was not played out', () => {
    expect(differences({ void: 'abandoned' })).toEqual([['void', 'abandoned', null]]);
    expect(differences(plain, { void: 'misdeal' })).toEqual([['void', null, 'misdeal']]);
  });

  it('counts elements that are alike', () => {
    const claim = { ...replayed, bonuses: replayed.bonuses?.slice(1) };
    expect(differences(claim)).toEqual([['bonuses', null, { seat: 2, kind: 'king', made: false }]]);
  });

  it('lists claimed elements first, then replayed ones, then single values', () => {
    const claim: DanishResult = {
      declarations: [{ seat: 2, kind: 'suit', suit: 'S', form: 'half', missing: 'K' }],
      bonuses: replayed.bonuses,
      lastTrick: 2,
      points: [27, null, 25],
    };
    expect(differences(claim).map(([path]) => path)).toEqual([
      'declarations',
      'declarations',
      'lastTrick',
      'points.0',
      'points.2',
    ]);
    expect(differences(claim)[0]?.[2]).toBeNull();
    expect(differences(claim)[1]?.[1]).toBeNull();
  });

  it('leaves out what pays nothing', () => {
    const nolo: DanishResult = {
      bonuses: [
        { seat: 1, kind: 'king-ultimo', made: true },
        { seat: 0, kind: 'nolo', made: true },
      ],
      lastTrick: 1,
    };
    expect(differences({ bonuses: [{ seat: 0, kind: 'nolo', made: true }] }, nolo)).toEqual([]);
    expect(differences({ ...plain, bonuses: [] }, plain, scene({ rules: { pagatWon: 0 } }))).toEqual([]);
    expect(differences({ ...plain, bonuses: [] }, plain)).toHaveLength(1);
  });

  it('keeps the rulings of the claim', () => {
    const adjustments = [{ from: 'seat:0', to: 'seat:1', amount: 5 }];
    const fines = [{ seat: 0, kind: 'minor', why: 'late' }] as const;
    const kept = reconcile({ ...replayed, fines, adjustments }, replayed, scene());
    expect(kept).toEqual({ result: { ...replayed, fines, adjustments }, differences: [], problems: [] });
    const ended = reconcile({ ...replayed, fines: [{ seat: 0, kind: 'irrecoverable' }] }, replayed, scene());
    expect(said(ended.problems)).toEqual(['fine-void fines.0']);
  });

  it('compares fines, without their reasons, where some are among the actions', () => {
    const played: DanishResult = {
      ...replayed,
      fines: [{ seat: 0, kind: 'minor', why: 'said at the table' }],
    };
    expect(
      differences({ ...replayed, fines: [{ seat: 0, kind: 'minor', why: 'written later' }] }, played),
    ).toEqual([]);
    expect(differences({ ...replayed, fines: [{ seat: 1, kind: 'minor' }] }, played)).toEqual([
      ['fines', { seat: 1, kind: 'minor' }, null],
      ['fines', null, { seat: 0, kind: 'minor' }],
    ]);
  });

  it('reports a claim whose form is unsound', () => {
    expect(said(reconcile({ points: 1 }, replayed, scene()).problems)).toEqual(['wrong-type points']);
  });
});
