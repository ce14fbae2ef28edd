import { describe, expect, it } from 'vitest';
import { difference } from '@/core/games/comparison';
import { defaultRules, presets, rules } from '@/core/games/droggn/rules';
import type { DroggnResult } from '@/core/games/droggn/result';
import { scoring } from '@/core/games/droggn/scoring';
import { foldBefore } from '@/core/replay/record';
import { readEnvelope } from '@/core/replay/envelope';
import { nextDealer } from '@/core/replay/sitting-fold';
import { said, scene } from './scene';

describe('rules', () => {
  it('are the main description without a word about them', () => {
    expect(rules.read(undefined)).toEqual({ ok: true, value: defaultRules });
    expect(Object.keys(defaultRules)).toEqual([
      ...['settlement', 'tie', 'kingDiscard', 'talonInAnsager', 'gstiessLastTrick', 'kleineUndGstiess', 'superMord'],
    ]);
  });

  it.each(presets)('of the preset $id differ in what it lists only', ({ id, options }) => {
    expect(rules.read(id)).toEqual({ ok: true, value: { ...defaultRules, ...options } });
  });

  it.each([
    ['tirol', ['unknown-preset']],
    [{ preset: 'stubai', tie: 'banker', deck: 78 }, ['option-value tie', 'unknown-option deck']],
    [{ kleineUndGstiess: 1 }, ['option-value kleineUndGstiess']],
  ])('%j is refused with %j', (input, codes) => {
    const read = rules.read(input);
    expect(read.ok ? [] : said(read.refusal)).toEqual(codes);
  });
});

describe('a claim beside its replay', () => {
  const replayed: DroggnResult = { contract: 'solo', declarer: 0, points: [40, 34], match: false, doubles: 0, bonuses: [], lastTrick: 1 };
  const differences = (claim: unknown, other: DroggnResult = replayed) =>
    scoring.reconcile(claim, other, scene()).differences;

  it('may leave out what is a default, and what was not counted', () => {
    expect(differences({ contract: 'solo', declarer: 0, points: [null, 34] })).toEqual([]);
  });

  it('differs field by field, in their order', () => {
    const claim = { contract: 'super', declarer: 1, points: [41, 33], match: true, doubles: 1, lastTrick: 2, revoke: 2 };
    expect(differences(claim).map(({ path }) => path)).toEqual([
      ...['contract', 'declarer', 'points.0', 'points.1', 'match', 'doubles', 'lastTrick', 'revoke'],
    ]);
  });

  it('of a deal thrown in lacks everything', () => {
    expect(differences({ contract: 'pass' })).toEqual([
      ...difference('contract', 'pass', 'solo'),
      ...difference('declarer', null, 0),
    ]);
  });

  it('has its bonuses with every default, the outcome not after a revoke', () => {
    const laid = { kind: 'pagat-ultimo', seat: 0, announced: true };
    const bonuses = [{ ...laid }] as const;
    expect(differences({ contract: 'solo', declarer: 0, points: [40, 34], bonuses }, replayed)).toEqual([
      { path: 'bonuses', claimed: { ...laid, made: true }, replayed: null },
    ]);
    const revoked = { contract: 'solo', declarer: 0, doubles: 0, revoke: 1 } as const;
    const both = { ...revoked, bonuses: [{ ...laid, kind: 'pagat-ultimo' as const }] };
    expect(differences({ contract: 'solo', declarer: 0, revoke: 1, bonuses }, both)).toEqual([]);
  });

  it('is refused for its form and its seats, not for its meaning', () => {
    expect(scoring.check({ contract: 'solo', declarer: 5 }, scene()).result).toBe(null);
    expect(scoring.check({ contract: 'solo', declarer: 0, doubles: 99 }, scene()).result).not.toBe(null);
  });
});

describe('a sitting', () => {
  const dealerAfter = (...deals: readonly object[]) => {
    const envelope = readEnvelope({ format: 'tarok-sitting/1', game: 'droggn', players: ['A', 'B', 'C', 'D'], deals });
    const fold = envelope.ok ? foldBefore(envelope.value, deals.length) : envelope;
    return fold.ok ? nextDealer(fold.value) : fold.refusal;
  };
  const solo = { dealer: 3, result: { contract: 'solo', declarer: 1, points: [40, 34] } };

  it('goes on with the declarer as dealer, or the same dealer after a deal thrown in', () => {
    expect(dealerAfter(solo)).toBe(1);
    expect(dealerAfter(solo, { dealer: 1, result: { contract: 'pass' } })).toBe(1);
  });

  it('lets anybody deal when nobody knows who was declarer', () => {
    expect(dealerAfter(solo, { dealer: 1, struck: true, why: 'cards were seen' })).toBe(null);
    expect(dealerAfter(solo, { dealer: 1, struck: true, why: 'cards were seen', again: true })).toBe(1);
    expect(dealerAfter({ dealer: 2, amounts: [{ from: 'seat:0', to: 'seat:1', amount: 40 }] })).toBe(null);
  });
});
