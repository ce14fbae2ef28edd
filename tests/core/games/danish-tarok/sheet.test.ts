import { describe, expect, it } from 'vitest';
import { randomFrom } from '@/core/cards/random';
import { firstLeft } from '@/core/games/danish-tarok/left';
import type { DanishResult } from '@/core/games/danish-tarok/result';
import type { DanishRules } from '@/core/games/danish-tarok/rules';
import { defaultRules } from '@/core/games/danish-tarok/rules';
import { scoring } from '@/core/games/danish-tarok/scoring';
import { seating } from '@/core/games/danish-tarok/seating';
import { danishSheet } from '@/core/games/danish-tarok/sheet';
import type { Draft, Field } from '@/core/games/sheet';
import type { Table } from '@/core/games/table';
import { tableOf } from '@/core/replay/deal-step';
import { readEnvelope } from '@/core/replay/envelope';
import { foldBefore, scoreRecord } from '@/core/replay/record';
import { presetNames, randomOptions, randomTable, rulesFrom } from '../../../support/deals';
import { orderedTexts } from '../../../support/ordered';
import { vectorsOf } from '../../../support/vectors';
import { randomResult } from './random-result';

const table = seating.table(3, [0, 1, 2], 0);
const four = seating.table(4, [0, 1, 2, 3], 0);

/** A result without what only states a default, its lists in an order of their own. */
function plainly(result: DanishResult): object {
  const { declarations = [], bonuses = [], fines = [], adjustments = [], points, pagatDiscarded, ...rest } = result;
  return {
    ...rest,
    declarations: orderedTexts(declarations),
    bonuses: orderedTexts(bonuses),
    fines: fines.map(({ late, ...fine }) => ({ ...fine, ...(late && { late }) })),
    adjustments,
    points: points?.some((count) => count !== null) ? points : null,
    pagatDiscarded: pagatDiscarded ?? false,
  };
}

const again = (rules: DanishRules, at: Table, result: DanishResult): DanishResult =>
  asResult(danishSheet.read(rules, at, danishSheet.write(rules, at, result)));

const asResult = (read: unknown) => read as DanishResult;

const fieldsOf = (draft: Draft, rules = defaultRules, at = table): readonly Field[] =>
  danishSheet.sections(rules, at, draft).flatMap(({ fields }) => fields);

const keysOf = (draft: Draft, rules = defaultRules, at = table): readonly string[] =>
  fieldsOf(draft, rules, at).map(({ key }) => key);

function barredIn(draft: Draft, key: string, value: string): string | undefined {
  const field = fieldsOf(draft, rulesFrom('pagat')).find((one) => one.key === key);
  const option = field?.kind === 'choice' ? field.options.find((one) => one.value === value) : undefined;
  return option?.barred?.key;
}

describe('a result, written on the sheet and read back', () => {
  it('comes out as it went in, for 250 sound results of all kinds', () => {
    const random = randomFrom(20_301);
    const seen = new Map<string, number>();
    for (let sound = 0; sound < 250; ) {
      const at = randomTable(random, sound % 2 === 0 ? 3 : 4);
      const rules = rulesFrom(sound % 3 === 0 ? presetNames[sound % presetNames.length] : randomOptions(random));
      const result = randomResult({ random, rules, table: at });
      const checked = scoring.check(result, { rules, table: at, pots: rules.pots ? { king: 0, pagat: 0 } : {}, left: firstLeft });
      if (checked.problems.length > 0) continue;
      sound += 1;
      expect(plainly(again(rules, at, result)), JSON.stringify({ rules, at, result })).toEqual(plainly(result));
      expect(danishSheet.write(rules, at, again(rules, at, result))).toEqual(danishSheet.write(rules, at, result));
      shows(danishSheet.write(rules, at, result), { rules, at });
      for (const what of kindsIn(result)) seen.set(what, (seen.get(what) ?? 0) + 1);
    }
    expect(Object.fromEntries(wanted.map((what) => [what, (seen.get(what) ?? 0) > 0]))).toEqual(
      Object.fromEntries(wanted.map((what) => [what, true])),
    );
  });

  it('comes out as it went in, for every sound deal of the vectors', () => {
    const results = vectorsOf('danish-tarok.jsonl').flatMap(({ input }) => resultsOf(input));
    expect(results.length).toBeGreaterThan(80);
    for (const { rules, at, result } of results) expect(plainly(again(rules, at, result))).toEqual(plainly(result));
  });

  it('keeps the winner of the last trick unsaid where the record leaves it to the ultimo', () => {
    const result: DanishResult = { bonuses: [{ seat: 1, kind: 'king-ultimo', made: true }], points: [26, 26, null] };
    expect(again(defaultRules, table, result)).toEqual(result);
    const draft = { ...danishSheet.write(defaultRules, table, result), 'last.1': 'took' };
    expect(danishSheet.read(defaultRules, table, draft)).toEqual({ lastTrick: 1, points: [26, 26, null] });
  });
});

const wanted = [
  ...['taroks', 'matadors', 'kings', 'suit', 'half without missing', 'half with missing'],
  ...['king', 'pagat true', 'pagat false', 'king-ultimo true', 'king-ultimo false', 'pagat-ultimo true'],
  ...['pagat-ultimo false', 'tout true', 'tout true announced', 'tout false announced', 'nolo'],
  ...['no-taroks', 'misdeal', 'annulled', 'abandoned', 'void with fine', 'void with adjustment'],
  ...['fine to', 'fine without to', 'late', 'why', 'pagatDiscarded', 'a count missing', 'pagat left out'],
  ...['last trick left to the ultimo', 'points beside a nolo'],
];

function kindsIn({ declarations = [], bonuses = [], fines = [], adjustments = [], ...rest }: DanishResult) {
  const half = declarations.filter((d) => 'form' in d && d.form === 'half');
  const named = (flag: unknown, name: string) => (flag ? [name] : []);
  const played = rest.void === undefined;
  return [
    ...declarations.map(({ kind }) => kind),
    ...half.map((d) => ('missing' in d ? 'half with missing' : 'half without missing')),
    ...bonuses.map((b) => bonusName(b)),
    ...named(rest.void, rest.void ?? ''),
    ...named(rest.void && fines.length > 0, 'void with fine'),
    ...named(rest.void && adjustments.length > 0, 'void with adjustment'),
    ...fines.flatMap((fine) => [fine.to ? 'fine to' : 'fine without to', ...named(fine.late, 'late')]),
    ...named([...fines, ...adjustments].some(({ why }) => why), 'why'),
    ...named(rest.pagatDiscarded, 'pagatDiscarded'),
    ...named(rest.points && rest.points.filter((count) => count !== null).length === 2, 'a count missing'),
    ...named(played && !rest.pagatDiscarded && !bonuses.some(({ kind }) => kind.startsWith('pagat')), 'pagat left out'),
    ...named(rest.lastTrick === undefined && bonuses.some((b) => b.made && b.kind.endsWith('ultimo')), 'last trick left to the ultimo'),
    ...named(rest.points && bonuses.some(({ kind }) => kind === 'nolo'), 'points beside a nolo'),
  ];
}

function bonusName(bonus: NonNullable<DanishResult['bonuses']>[number]): string {
  if (bonus.kind === 'king' || bonus.kind === 'nolo') return bonus.kind;
  return `${bonus.kind} ${bonus.made}${'before' in bonus ? ' announced' : ''}`;
}

type Case = { readonly rules: DanishRules; readonly at: Table };

/** What a draft holds, a field shows; a choice has the value among its options. */
function shows(draft: Draft, { rules, at }: Case): void {
  const fields = new Map(fieldsOf(draft, rules, at).map((field) => [field.key, field]));
  for (const [key, value] of Object.entries(draft)) {
    if (key === 'last-unsaid') continue;
    const field = fields.get(key);
    expect(field, key).toBeDefined();
    expect(field && canHold(field, value), key).toBe(true);
  }
}

function canHold(field: Field, value: unknown): boolean {
  if (field.kind === 'choice') return field.options.some((option) => option.value === value);
  return field.kind !== 'number' || (typeof value === 'number' && field.min <= value && value <= field.max);
}

function resultsOf(input: unknown): readonly (Case & { readonly result: DanishResult })[] {
  const scored = scoreRecord(input);
  const envelope = readEnvelope(input);
  if (!scored.ok || !envelope.ok) return [];
  return scored.value.deals.flatMap((deal, index) => {
    const fold = foldBefore(envelope.value, index);
    if (!fold.ok || !('result' in deal)) return [];
    const at = tableOf(fold.value, dealerOf(input, index));
    return at ? [{ rules: asRules(fold.value.rules), at, result: asResult(deal.result) }] : [];
  });
}

const asRules = (rules: unknown) => rules as DanishRules;

function dealerOf(input: unknown, index: number): unknown {
  const record = input as { readonly dealer?: number; readonly deals?: readonly { readonly dealer: number }[] };
  return record.deals ? record.deals[index]?.dealer : record.dealer;
}

describe('what the sheet asks', () => {
  it('asks in the order of the table: declarations, tricks, last trick, count; the seldom ones apart', () => {
    const sections = danishSheet.sections(defaultRules, table, {});
    expect(sections.map(({ id, seldom }) => (seldom ? `(${id})` : id))).toEqual([
      ...['(void)', 'declarations', 'tricks', 'last-trick', '(sweeps)', 'count', '(fines)', '(adjustments)'],
    ]);
    expect(sections[1]?.fields[0]?.seat).toBe(0);
  });

  it('has no field twice, and a field for each of the players only', () => {
    const keys = keysOf({}, defaultRules, four);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('taroks.1');
    expect(keys).not.toContain('taroks.2');
    expect(keys).not.toContain('points.2');
  });

  it('lets the player who sits out be fined', () => {
    const seat = fieldsOf({}, defaultRules, four).find(({ key }) => key === 'fines.0.seat');
    expect(seat?.kind === 'choice' && seat.options.map(({ value }) => value)).toEqual(['0', '1', '2', '3']);
  });

  it('asks of a redeal only what it may cost', () => {
    const ids = danishSheet.sections(defaultRules, table, { void: 'misdeal', 'taroks.1': '11' }).map(({ id }) => id);
    expect(ids).toEqual(['void', 'fines', 'adjustments']);
    expect(danishSheet.read(defaultRules, table, { void: 'misdeal', 'taroks.1': '11', 'points.0': 20 })).toEqual({
      void: 'misdeal',
    });
  });

  it('asks of an abandoned deal how it began', () => {
    const draft: Draft = { void: 'abandoned', 'kings-lost.1': 1, 'last.0': 'took', nolo: '2', 'points.0': 20 };
    expect(danishSheet.sections(defaultRules, table, draft).map(({ id }) => id)).toEqual([
      ...['void', 'declarations', 'tricks', 'fines', 'adjustments'],
    ]);
    expect(danishSheet.read(defaultRules, table, draft)).toEqual({
      bonuses: [{ seat: 1, kind: 'king', made: false }],
      void: 'abandoned',
    });
  });

  it('asks for no count that is not due, unless one is filled in', () => {
    const isAsked = (draft: Draft, rules = defaultRules) => keysOf(draft, rules).some((key) => key.startsWith('points.'));
    expect(isAsked({})).toBe(true);
    expect(isAsked({ nolo: '1' })).toBe(false);
    expect(isAsked({ nolo: '1', 'points.0': 30 })).toBe(true);
    expect(isAsked({ 'tout.1': 'made' })).toBe(true);
    expect(isAsked({ 'tout.1': 'made' }, rulesFrom({ countingAtTout: false }))).toBe(false);
    expect(isAsked({}, rulesFrom({ counting: 'off' }))).toBe(false);
  });

  it('offers the pagat in the skat and the announced tout to the dealer, where the rules have them', () => {
    const values = (rules: DanishRules, key: string) => {
      const field = fieldsOf({}, rules).find((one) => one.key === key);
      return field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
    };
    expect(values(defaultRules, 'pagat.0')).toEqual(['home', 'lost']);
    expect(values(rulesFrom({ discardPagat: true }), 'pagat.0')).toEqual(['home', 'lost', 'skat']);
    expect(values(rulesFrom({ discardPagat: true }), 'pagat.1')).toEqual(['home', 'lost']);
    expect(values(defaultRules, 'tout.0')).toEqual(['made']);
    expect(values(rulesFrom('pagat'), 'tout.0')).toEqual(['made', 'announced-made', 'announced-missed']);
    expect(values(rulesFrom('pagat'), 'tout.1')).toEqual(['made']);
  });

  it('offers taroks from the number of the rules on', () => {
    const field = fieldsOf({}, rulesFrom({ declareTaroksFrom: 21 })).find(({ key }) => key === 'taroks.0');
    expect(field?.kind === 'choice' && field.options.map(({ value }) => value)).toEqual([
      ...['21', '21-pagat', '22', '22-pagat'],
    ]);
  });

  it('adds an empty row below the fines filled in, and the amount only for another amount', () => {
    expect(keysOf({ 'fines.0.seat': '1' })).toEqual(expect.arrayContaining(['fines.0.why', 'fines.1.seat']));
    expect(keysOf({ 'fines.0.kind': 'minor' })).not.toContain('fines.0.amount');
    expect(keysOf({ 'fines.0.kind': 'other' })).toContain('fines.0.amount');
  });

  it('computes the third count and its bracket', () => {
    const notes = fieldsOf({ 'points.0': 38, 'points.1': 26 }).flatMap((field) =>
      field.kind === 'number' && field.key.startsWith('points') ? [field.note] : [],
    );
    expect(notes).toEqual([
      undefined,
      { key: 'sheet.notes.rest-pays', params: { points: 14, amount: 10, other: 1 } },
      { key: 'sheet.notes.counted-gets', params: { points: 38, amount: 10, other: 1 } },
    ]);
  });
});

describe('what is impossible beside what is filled in', () => {
  it.each([
    ['taroks.1', '12', { 'taroks.0': '11' }, 'sheet.barred.taroks-left'],
    ['taroks.1', '10-pagat', { 'taroks.0': '11-pagat' }, 'sheet.barred.pagat-shown'],
    ['matadors.1', '3', { 'matadors.0': '4' }, 'sheet.barred.taken'],
    ['kings.1', 'full', { 'kings.2': 'half' }, 'sheet.barred.taken'],
    ['suit.S.1', 'half', { 'suit.H.0': 'abundant' }, 'sheet.barred.scies-shown'],
    ['pagat.1', 'home', { 'pagat.0': 'lost' }, 'sheet.barred.pagat-told'],
    ['pagat.1', 'home', { 'matadors.0': '3' }, 'sheet.barred.pagat-shown'],
    ['last.1', 'took', { 'last.0': 'king-won' }, 'sheet.barred.trick-taken'],
    ['last.1', 'king-won', { 'last.0': 'pagat-lost' }, 'sheet.barred.king-beaten'],
    ['last.1', 'pagat-won', { 'pagat.1': 'home' }, 'sheet.barred.pagat-told'],
    ['tout.1', 'made', { 'tout.0': 'made' }, 'sheet.barred.tout-made'],
    ['nolo', '1', { 'tout.0': 'made' }, 'sheet.barred.tout-made'],
    ['nolo', '1', { 'last.1': 'took' }, 'sheet.barred.has-trick'],
    ['fines.0.kind', 'irrecoverable', {}, 'sheet.barred.not-abandoned'],
  ] as const)('bars %s %s and says why', (key, value, draft, reason) => {
    expect(barredIn(draft, key, value)).toBe(reason);
    expect(barredIn(key === 'fines.0.kind' ? { void: 'abandoned' } : {}, key, value)).toBeUndefined();
  });

  it('leaves no fifth king to be lost', () => {
    const field = fieldsOf({ 'kings-lost.0': 3 }).find(({ key }) => key === 'kings-lost.1');
    expect(field?.kind === 'number' && field.max).toBe(1);
  });
});
