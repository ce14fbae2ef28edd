import { describe, expect, it } from 'vitest';
import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, randomFrom } from '@/core/cards/random';
import { contracts } from '@/core/games/droggn/contract';
import type { DroggnContext } from '@/core/games/droggn/left';
import type { DroggnResult } from '@/core/games/droggn/result';
import { bonusKinds } from '@/core/games/droggn/result';
import { scoring } from '@/core/games/droggn/scoring';
import { droggnSheet } from '@/core/games/droggn/sheet';
import type { Draft } from '@/core/games/sheet';
import { randomOptions, randomTable, rulesFrom, tableOf } from './deals';
import { faults, scene } from './scene';

const rules = rulesFrom(undefined);
const table = tableOf(3, 2);

const keysAsked = (draft: Draft, options?: unknown): readonly string[] =>
  droggnSheet.sections(rulesFrom(options), table, draft).flatMap(({ fields }) => fields.map(({ key }) => key));

describe('the score sheet', () => {
  it('asks who played what first, and nothing more of a deal thrown in', () => {
    expect(keysAsked({})).toEqual(['contract', 'declarer']);
    expect(keysAsked({ contract: 'pass' })).toEqual(['contract']);
  });

  it('then asks in the order in which a scorer hears it', () => {
    expect(keysAsked({ contract: 'solo', declarer: '1' })).toEqual([
      ...['contract', 'declarer', 'doubles', 'laid-out', 'last-trick', 'pagat.0', 'pagat.1', 'pagat.2'],
      ...['match', 'points.0', 'points.1', 'revoke'],
    ]);
  });

  it('asks of a laid-out Pagat how it ended, and of no other', () => {
    expect(keysAsked({ contract: 'solo', declarer: '1', 'laid-out': 'pagat-2' })).toEqual([
      ...['contract', 'declarer', 'doubles', 'laid-out', 'laid-out-end', 'last-trick', 'match', 'points.0', 'points.1'],
      'revoke',
    ]);
  });

  it('asks of a Super Mord its outcome only, and more where Pagat and Gstieß count beside it', () => {
    const draft = { contract: 'super-mord', declarer: '0', 'laid-out': 'gstiess' };
    expect(keysAsked(draft)).toEqual(['contract', 'declarer', 'doubles', 'laid-out', 'super-mord', 'revoke']);
    expect(keysAsked(draft, { superMord: 'separate' })).toContain('pagat.2');
  });

  it('stops at a revoke', () => {
    expect(keysAsked({ contract: 'solo', declarer: '0', revoke: '1', 'laid-out': 'pagat-0' })).toEqual([
      ...['contract', 'declarer', 'doubles', 'laid-out', 'revoke'],
    ]);
  });

  it('reads what is filled in so far, and what is missing has its own words', () => {
    const read = (draft: Draft) => droggnSheet.read(rules, table, draft);
    expect(read({})).toEqual({});
    expect(faults(read({}))).toEqual(['missing-field contract']);
    expect(read({ contract: 'solo' })).toEqual({ contract: 'solo' });
    expect(faults(read({ contract: 'solo' }))).toEqual(['missing-field declarer']);
    expect(read({ contract: 'solo', declarer: '2', doubles: 0 })).toEqual({ contract: 'solo', declarer: 2 });
    expect(faults(read({ contract: 'super-mord', declarer: '2' }))).toEqual(['match-missing match']);
    expect(scoring.check(read({}), scene()).problems.every(({ kind }) => kind === 'missing')).toBe(true);
  });

  it('bars a second fate of the Pagat, and one that the last trick contradicts', () => {
    const draft = { contract: 'solo', declarer: '0', 'last-trick': '1', 'pagat.1': 'won' };
    const fields = droggnSheet.sections(rules, table, draft).flatMap((section) => section.fields);
    const barred = (key: string) =>
      fields.flatMap((field) => (field.key === key && field.kind === 'choice' ? field.options.filter((o) => o.barred).map((o) => o.value) : []));
    expect(barred('pagat.0')).toEqual(['won', 'lost', 'captured']);
    expect(barred('pagat.1')).toEqual(['lost']);
  });
});

/** A score sheet filled in by chance from all that section 5 knows. Many are unsound: the check sorts them out. */
function randomResult(random: Random, { table: { active } }: DroggnContext): unknown {
  const contract = pick(random, contracts);
  const seat = () => pick(random, active);
  const declarer = seat();
  const points = below(random, 75);
  const maybe = (times: number, fields: object) => (onceIn(random, times) ? fields : {});
  const truth = () => onceIn(random, 2);
  const bonuses = Array.from({ length: below(random, 3) }, () => ({
    kind: pick(random, bonusKinds),
    seat: onceIn(random, 2) ? declarer : seat(),
    ...maybe(2, { announced: truth() }),
    ...maybe(2, { made: truth() }),
  }));
  const revoked = onceIn(random, 6);
  const played = {
    ...maybe(2, { points: pick(random, [[points, 74 - points], [points, null], [null, points], [70, 4], [37, 37]]) }),
    ...maybe(contract === 'super-mord' ? 1 : 3, { match: truth() }),
    ...maybe(3, { lastTrick: seat() }),
  };
  const end = revoked ? { revoke: seat() } : played;
  return { contract, declarer, ...end, ...maybe(2, { doubles: below(random, 17) }), ...maybe(2, { bonuses }) };
}

describe('a sound result', () => {
  it('survives being written on a sheet and read from it, up to defaults and the order of its bonuses', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 12_000; seed++) {
      const random = randomFrom(seed);
      const at = { ...scene({ rules: randomOptions(random) }), table: randomTable(random, 3 + (seed % 2)) };
      const { result, problems } = scoring.check(randomResult(random, at), at);
      if (result === null || problems.length > 0) continue;
      const read = droggnSheet.read(at.rules, at.table, droggnSheet.write(at.rules, at.table, result));
      expect(differences(read, result, at), `seed ${seed}: ${JSON.stringify(result)}`).toEqual([]);
      const name = result.contract === 'pass' ? 'pass' : `${result.contract}${result.revoke === undefined ? '' : ', revoke'}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(contracts.flatMap((one) => [one, `${one}, revoke`]).sort());
    expect(Math.min(...seen.values())).toBeGreaterThan(20);
  });

  /** The claim that was read is sound, leaves nothing out, and says the same. */
  function differences(read: unknown, result: DroggnResult, at: DroggnContext): readonly unknown[] {
    const again = scoring.check(read, at);
    if (again.result === null || again.problems.length > 0) return again.problems;
    return [...scoring.reconcile(read, result, at).differences, ...scoring.reconcile(result, again.result, at).differences];
  }

  it('of a deal thrown in survives too', () => {
    expect(droggnSheet.read(rules, table, droggnSheet.write(rules, table, { contract: 'pass' }))).toEqual({ contract: 'pass' });
  });
});
