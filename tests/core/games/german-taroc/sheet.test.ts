import { describe, expect, it } from 'vitest';
import { pick, randomFrom } from '@/core/cards/random';
import type { GermanContext } from '@/core/games/german-taroc/left';
import type { GermanResult } from '@/core/games/german-taroc/result';
import { germanSheet } from '@/core/games/german-taroc/sheet';
import type { Draft, Field } from '@/core/games/sheet';
import { sayPhrase } from '@/i18n/say';
import { messagesOf } from '@/i18n/messages';
import { translatorOf } from '@/i18n/translation';
import { locales } from '@/kernel/locale';
import { orderedTexts } from '../../../support/ordered';
import { randomResult } from './random-result';
import { faults, scene } from './scene';

/** A result without what only states a default, its lists in an order of their own. */
function plainly({ declarations = [], bonuses = [], fines = [], pagatDiscarded = false, ...rest }: GermanResult): object {
  return { ...rest, declarations: orderedTexts(declarations), bonuses: orderedTexts(bonuses), fines, pagatDiscarded };
}

const asResult = (read: unknown) => read as GermanResult;

const again = (result: GermanResult, { rules, table }: GermanContext): GermanResult =>
  asResult(germanSheet.read(rules, table, germanSheet.write(rules, table, result)));

const fieldsOf = (draft: Draft, { rules, table } = scene()): readonly Field[] =>
  germanSheet.sections(rules, table, draft).flatMap(({ fields }) => fields);

/** What a draft holds, a field shows; a choice has the value among its options, and not barred. */
function expectShown(draft: Draft, at: GermanContext): void {
  const fields = new Map(fieldsOf(draft, at).map((field) => [field.key, field]));
  for (const [key, value] of Object.entries(draft)) {
    const field = fields.get(key);
    expect(field, key).toBeDefined();
    if (field?.kind !== 'choice') continue;
    const option = field.options.find((one) => one.value === value);
    expect(option, `${key} ${value}`).toBeDefined();
    expect(option?.barred, `${key} ${value}`).toBeUndefined();
  }
}

describe('a result, written on the sheet and read back', () => {
  it('comes out as it went in, for 300 sound results of all kinds', () => {
    const random = randomFrom(17_540_101);
    const seen = new Set<string>();
    for (let sound = 0; sound < 300; ) {
      const rules = pick(random, [{}, { foolIsTarok: false }, { foolAlone: 'transfer-and-pay' }]);
      const at = scene({ rules, seats: pick(random, [3, 4]), dealer: pick(random, [0, 1, 2]) });
      const result = randomResult({ random, at });
      if (faults(result, at).length > 0) continue;
      sound += 1;
      expect(plainly(again(result, at)), JSON.stringify(result)).toEqual(plainly(result));
      expectShown(germanSheet.write(at.rules, at.table, result), at);
      for (const { kind, made } of result.bonuses ?? []) seen.add(`${kind} ${made}`);
      for (const { kind } of [...(result.declarations ?? []), ...(result.fines ?? [])]) seen.add(kind);
      if (result.void) seen.add(result.void);
      if (result.pagatDiscarded) seen.add('laid away');
    }
    const all = ['pagat true', 'pagat false', 'pagat-ultimo true', 'pagat-ultimo false', 'fool-alone true', 'laid away'];
    const more = ['taroks', 'matadors', 'kings', 'suit', 'revoke', 'other', 'misdeal', 'wrong-discard', 'annulled'];
    expect([...all, ...more].filter((what) => !seen.has(what))).toEqual([]);
  });
});

describe('what the sheet asks', () => {
  const ids = (draft: Draft) =>
    germanSheet.sections(scene().rules, scene().table, draft).map(({ id, seldom }) => (seldom ? `(${id})` : id));

  it('is in the order of the table', () => {
    expect(ids({})).toEqual(['(void)', 'declarations', 'pagat', '(last-trick)', '(fool)', 'count', '(fines)']);
    expect(fieldsOf({})[1]?.seat).toBe(0);
  });

  it('of a void deal is what it may cost', () => {
    expect(ids({ void: 'misdeal' })).toEqual(['(void)', '(fines)']);
    expect(ids({ void: 'wrong-discard' })).toEqual(['(void)', 'declarations', '(fines)']);
    const draft = { void: 'wrong-discard', 'taroks.1': '11', 'points.0': 20, 'pagat.1': 'lost', last: '1' };
    expect(germanSheet.read(scene().rules, scene().table, draft)).toEqual({
      declarations: [{ seat: 1, kind: 'taroks', count: 11 }],
      void: 'wrong-discard',
    });
  });

  it('is what was said of Pagat and Excuse only beside Tarocs', () => {
    const keys = (draft: Draft) => fieldsOf(draft).map(({ key }) => key);
    expect(keys({})).not.toContain('taroks-pagat.1');
    expect(keys({ 'taroks.1': '10' })).toEqual(expect.arrayContaining(['taroks-pagat.1', 'taroks-fool.1']));
  });

  it('has no field twice, and lets only the dealer have laid the Pagat away', () => {
    const at = scene({ seats: 4 });
    const fields = fieldsOf({}, at);
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
    const offered = fields.filter((f) => f.kind === 'choice' && f.options.some(({ value }) => value === 'laid-away'));
    expect(offered.map(({ key }) => key)).toEqual(['pagat.0']);
    expect(fields.some(({ key }) => key === 'points.2')).toBe(false);
  });

  it.each([
    ['taroks.1', '12', { 'taroks.0': '11' }, 'taroks-left'],
    ['taroks-pagat.1', 'with', { 'taroks.1': '10', 'matadors.0': '3' }, 'pagat-shown'],
    ['taroks-fool.1', 'with', { 'taroks.1': '10', 'kings.0': 'half' }, 'fool-shown'],
    ['matadors.1', '3', { 'matadors.0': '4' }, 'taken'],
    ['kings.1', 'full', { 'kings.2': 'half' }, 'taken'],
    ['suit.S.1', 'half', { 'suit.H.0': 'half-K' }, 'fool-shown'],
    ['pagat.1', 'home', { 'pagat.0': 'lost' }, 'pagat-told'],
    ['pagat.1', 'home', { 'matadors.0': '3' }, 'pagat-shown'],
    ['pagat.0', 'laid-away', { 'matadors.0': '3' }, 'pagat-shown'],
    ['pagat.1', 'ultimo', { last: '0' }, 'trick-taken'],
    ['pagat.1', 'bagud', { last: '1' }, 'trick-taken'],
    ['fool-alone', '1', { last: '1' }, 'has-trick'],
    ['fool-alone', '1', { 'pagat.1': 'home' }, 'has-trick'],
    ['fool-alone', '1', { 'matadors.0': '3' }, 'fool-shown'],
    ['last', '1', { 'fool-alone': '1' }, 'no-trick'],
    ['last', '1', { 'pagat.1': 'bagud' }, 'pagat-lost'],
    ['last', '1', { 'pagat.0': 'ultimo' }, 'trick-taken'],
  ] as const)('bars %s %s beside %j: %s', (key, value, draft, reason) => {
    const barred = (filled: Draft) => {
      const field = fieldsOf({ 'taroks.1': '10', ...filled }).find((one) => one.key === key);
      return field?.kind === 'choice' ? field.options.find((one) => one.value === value)?.barred?.key : 'no field';
    };
    expect(barred(draft)).toBe(`sheet.barred.${reason}`);
    expect(barred({})).toBeUndefined();
  });

  it('bars a fine of who sits out to opponents', () => {
    const to = fieldsOf({ 'fines.0.seat': '2' }, scene({ seats: 4 })).find(({ key }) => key === 'fines.0.to');
    expect(to?.kind === 'choice' && to.options[0]?.barred?.key).toBe('sheet.barred.sits-out');
  });

  it('tells who is above and below the third', () => {
    const notes = fieldsOf({ 'points.0': 38, 'points.1': 26 }).flatMap((f) => ('note' in f && f.note ? [f.note] : []));
    expect(notes).toEqual([
      { key: 'sheet.notes.counted-even', params: { points: 26, amount: 0 } },
      { key: 'sheet.notes.rest-below', params: { points: 14, amount: 12 } },
      { key: 'sheet.notes.counted-above', params: { points: 38, amount: 12 } },
    ]);
  });
});

describe.each(locales)('the sheet in %s', (locale) => {
  it('has a word for all it asks', () => {
    const t = translatorOf(locale, messagesOf(locale), (error) => {
      throw error;
    });
    const voice = { t, game: 'german-taroc', names: ['Amalie', 'Bastian', 'Cordula', 'Dorothea'] };
    const drafts: readonly Draft[] = [
      {},
      { void: 'annulled', 'fines.0.seat': '2', 'fines.0.kind': 'other' },
      { 'taroks.1': '12', 'matadors.1': '3', 'kings.0': 'full', 'suit.S.1': 'half-Q', 'pagat.1': 'home' },
      { last: '1', 'pagat.3': 'bagud', 'fool-alone': '0', 'points.0': 20, 'points.1': 40 },
    ];
    const at = scene({ seats: 4 });
    const sections = drafts.flatMap((draft) => germanSheet.sections(at.rules, at.table, draft));
    const phrases = sections.flatMap(({ title, hint, fields }) => [
      title,
      ...(hint ? [hint] : []),
      ...fields.flatMap((f) => [
        f.label,
        ...('note' in f && f.note ? [f.note] : []),
        ...('options' in f ? f.options.flatMap(({ label, barred }) => [label, ...(barred ? [barred] : [])]) : []),
      ]),
    ]);
    expect(phrases.length).toBeGreaterThan(300);
    for (const one of phrases) expect(sayPhrase(voice, one)).not.toBe('');
  });
});
