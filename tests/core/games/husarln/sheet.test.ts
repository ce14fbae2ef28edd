import { describe, expect, it } from 'vitest';
import type { Draft, Field } from '@/core/games/sheet';
import { husarlnSheet } from '@/core/games/husarln/sheet';
import type { HusarlnResult } from '@/core/games/husarln/result';
import { scoring } from '@/core/games/husarln/scoring';
import { plain, scene } from './scene';

const full = scene({ rules: { preset: 'beck', kings: true, birds: true } });

const fieldsOf = (draft: Draft, at = full): readonly Field[] =>
  husarlnSheet.sections(at.rules, at.table, draft).flatMap(({ fields }) => fields);

const keysOf = (draft: Draft, at = full): readonly string[] => fieldsOf(draft, at).map(({ key }) => key);

const barredOf = (draft: Draft, key: string, at = full): readonly (string | undefined)[] => {
  const field = fieldsOf(draft, at).find((one) => one.key === key);
  return field?.kind === 'choice' ? field.options.map(({ barred }) => barred?.key) : [];
};

const read = (draft: Draft, at = full): unknown => husarlnSheet.read(at.rules, at.table, draft);

describe('the sheet of Husarln', () => {
  it('asks for the contract and its declarer first, for the count last', () => {
    const sections = husarlnSheet.sections(full.rules, full.table, { contract: 'zweiblatt' });
    expect(sections.map(({ id }) => id)).toEqual(['contract', 'held', 'kings', 'ultimos', 'count']);
    expect(sections[0]?.fields.map(({ key }) => key)).toEqual(['contract', 'declarer', 'choice.zweiblatt']);
    expect(sections[4]?.fields.map(({ key }) => key)).toEqual(['points.0', 'points.1']);
  });

  it('asks nothing more of a deal thrown in, and for no choice in a Solo', () => {
    expect(keysOf({ contract: 'pass' })).toEqual(['contract']);
    expect(keysOf({ contract: 'solo' }).filter((key) => key.startsWith('choice'))).toEqual([]);
  });

  it('asks for kings, birds and a late Trull only where they are played', () => {
    const loew = scene();
    expect(keysOf({}, loew).filter((key) => /kings|uhu|pelikan/.test(key))).toEqual([]);
    expect(barredOf({}, 'trull.0', loew)).toHaveLength(1);
    expect(barredOf({}, 'trull.0')).toHaveLength(2);
    expect(barredOf({}, 'pagat-ultimo.0', scene({ rules: { silentLoss: false } }))).toHaveLength(3);
  });

  it('asks only those who play', () => {
    const four = scene({ seats: 4, dealer: 1 });
    const seats = new Set(fieldsOf({ contract: 'solo' }, four).map(({ seat }) => seat));
    expect([...seats]).toEqual([undefined, 2, 3, 0]);
  });

  it('bars what cannot be beside what is filled in', () => {
    expect(barredOf({ 'trull.1': 'late' }, 'trull.0')).toEqual(['sheet.barred.taken', 'sheet.barred.taken']);
    expect(barredOf({ 'trull.1': 'late' }, 'trull.1')).toEqual([undefined, undefined]);
    expect(barredOf({ 'trull.1': 'late' }, 'pagat-ultimo.0')[0]).toBe('sheet.barred.trull');
    expect(barredOf({ 'pagat-ultimo.1': 'made' }, 'trull.0')[0]).toBe('sheet.barred.pagat');
    expect(barredOf({ 'uhu.1': 'made' }, 'uhu.2')[0]).toBe('sheet.barred.taken');
    expect(barredOf({ 'tarocks.1': '12' }, 'tarocks.0')).toEqual([undefined, 'sheet.barred.tarocks', 'sheet.barred.tarocks']);
    expect(barredOf({ 'tarocks.1': '12', 'tarocks.0': '10' }, 'tarocks.0')[0]).toBeUndefined();
    expect(barredOf({ 'tarocks.1': '12', 'tarocks.0': '10' }, 'uhu.2')[0]).toBe('sheet.barred.tarocks');
    const kings = { declarer: '0', 'kings.1': 'made' };
    expect(barredOf(kings, 'kings.0')).toEqual(['sheet.barred.kings-made', undefined]);
    expect(barredOf(kings, 'kings.2')).toEqual(['sheet.barred.kings-side', 'sheet.barred.kings-side']);
    expect(barredOf({ 'kings.1': 'made' }, 'kings.0')).toEqual([undefined, undefined]);
  });

  it('says what the other side has, and whether it is won', () => {
    const notes = (draft: Draft) => fieldsOf(draft).flatMap((field) => ('note' in field ? [field.note?.key] : []));
    expect(notes({ 'points.0': 34 })).toEqual(['sheet.notes.won', 'sheet.notes.rest']);
    expect(notes({ 'points.1': 33 })).toEqual(['sheet.notes.lost']);
    expect(notes({ 'points.0': 80 })).toEqual([]);
    expect(notes({})).toEqual([]);
  });

  it('is read as far as it is filled in', () => {
    expect(read({})).toEqual({ bonuses: [] });
    expect(read({ contract: 'pass', 'points.0': 3 })).toEqual({ contract: 'pass' });
    const half = { contract: 'einblatt', declarer: '2', 'choice.zweiblatt': '1', 'points.1': 20 };
    expect(read(half)).toEqual({ contract: 'einblatt', declarer: 2, points: [null, 20], bonuses: [] });
    expect(scoring.check(read(half), full).problems.map(({ code, kind }) => `${code} ${kind}`)).toEqual(['choice-missing missing']);
  });
});

const bonus = (kind: string, seat: number, announced: boolean, made = true) => ({ kind, seat, announced, made });

const results = [
  { contract: 'pass' },
  { ...plain, bonuses: [] },
  { contract: 'einblatt', declarer: 1, choice: 'back-5', points: [null, 12], bonuses: [] },
  { contract: 'solo', declarer: 2, points: [40, null], bonuses: [bonus('trull', 0, false)] },
  {
    contract: 'solo',
    declarer: 2,
    points: [40, 26],
    bonuses: [
      bonus('trull', 0, true),
      bonus('tarocks-10', 0, true),
      bonus('tarocks-11', 1, true),
      bonus('kings', 1, true, false),
      bonus('kings', 2, true),
      bonus('pelikan', 1, false, false),
      bonus('uhu', 0, true, false),
      bonus('pagat-ultimo', 0, true),
    ],
  },
] as unknown as readonly HusarlnResult[];

describe('a result written on the sheet', () => {
  it.each(results)('reads as it was: %j', (result) => {
    const draft = husarlnSheet.write(full.rules, full.table, result);
    expect(scoring.check(result, full).problems).toEqual([]);
    expect(read(draft)).toEqual(result);
    const known = fieldsOf(draft).map(({ key }) => key);
    expect(Object.keys(draft).filter((key) => !known.includes(key))).toEqual([]);
    const barred = fieldsOf(draft).flatMap((field) =>
      field.kind === 'choice' ? field.options.filter(({ value, barred }) => barred && draft[field.key] === value) : [],
    );
    expect(barred).toEqual([]);
  });

  it('says what may be left out', () => {
    const draft = husarlnSheet.write(full.rules, full.table, { ...plain, bonuses: [{ kind: 'uhu', seat: 1 }] });
    expect(read(draft)).toEqual({ ...plain, bonuses: [bonus('uhu', 1, false)] });
  });
});
