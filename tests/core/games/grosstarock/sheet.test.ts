import { describe, expect, it } from 'vitest';
import { pick, randomFrom } from '@/core/cards/random';
import type { GrossContext } from '@/core/games/grosstarock/left';
import type { GrossResult } from '@/core/games/grosstarock/result';
import { grossSheet } from '@/core/games/grosstarock/sheet';
import type { Draft, Field } from '@/core/games/sheet';
import { messagesOf } from '@/i18n/messages';
import { sayPhrase } from '@/i18n/say';
import { translatorOf } from '@/i18n/translation';
import { locales } from '@/kernel/locale';
import { orderedTexts } from '../../../support/ordered';
import { randomResult } from './random-result';
import { faults, scene } from './scene';

/** A result without what only states a default, its lists in an order of their own. */
function plainly({ declarations = [], bonuses = [], fines = [], points, pagatDiscarded = false, ...rest }: GrossResult): object {
  const counted = points?.some((count) => count !== null) ? points : null;
  return { ...rest, declarations: orderedTexts(declarations), bonuses: orderedTexts(bonuses), fines, points: counted, pagatDiscarded };
}

const asResult = (read: unknown) => read as GrossResult;

const again = (result: GrossResult, { rules, table }: GrossContext): GrossResult =>
  asResult(grossSheet.read(rules, table, grossSheet.write(rules, table, result)));

const fieldsOf = (draft: Draft, { rules, table } = scene()): readonly Field[] =>
  grossSheet.sections(rules, table, draft).flatMap(({ fields }) => fields);

/** What a draft holds, a field shows; a choice has the value among its options, and not barred. */
function expectShown(draft: Draft, at: GrossContext): void {
  const fields = new Map(fieldsOf(draft, at).map((field) => [field.key, field]));
  for (const [key, value] of Object.entries(draft)) {
    if (key === 'last-unsaid') continue;
    const field = fields.get(key);
    expect(field, key).toBeDefined();
    expect(field && canHold(field, value), `${key} ${value}`).toBe(true);
  }
}

function canHold(field: Field, value: unknown): boolean {
  if (field.kind === 'choice') return field.options.some((option) => option.value === value && option.barred === undefined);
  return field.kind !== 'number' || (typeof value === 'number' && field.min <= value && value <= field.max);
}

const kindsOf = ({ declarations = [], bonuses = [], fines = [], ...rest }: GrossResult): readonly string[] => [
  ...declarations.map((one) => ('form' in one ? `${one.form}${one.missing ? ' missing' : ''}` : one.kind)),
  ...bonuses.map((bonus) => `${bonus.kind} ${bonus.made}${'before' in bonus ? ' announced' : ''}`),
  ...fines.map(({ kind, to }) => `${kind} ${to}`),
  ...(rest.void ? [rest.void] : []),
  ...(rest.pagatDiscarded ? ['laid away'] : []),
  ...(rest.points?.filter((count) => count !== null).length === 2 ? ['two counted'] : []),
];

const wanted = [
  ...['taroks', 'matadors', 'kings', 'ladons', 'queens', 'cavaliers', 'jacks', 'full', 'half', 'half missing'],
  ...['king', 'pagat', 'king-ultimo', 'pagat-ultimo'].flatMap((kind) => [`${kind} true`, `${kind} false`]),
  ...['tout true', 'tout true announced', 'tout false announced', 'nolo true', 'nolo true announced', 'nolo false announced'],
  ...['misdeal', 'wrong-discard', 'annulled', 'revoke undefined', 'other club', 'other opponents', 'laid away', 'two counted'],
];

describe('a result, written on the sheet and read back', () => {
  it('comes out as it went in, for 400 sound results of all kinds', () => {
    const random = randomFrom(19_800_101);
    const seen = new Set<string>();
    for (let sound = 0; sound < 400; ) {
      const rules = pick(random, [{}, { kings: 'kings-with-fool' }, { voleNolo: 'additive', ladonFool: true }]);
      const at = scene({ rules, seats: pick(random, [3, 4]), dealer: pick(random, [0, 1, 2]) });
      const result = randomResult({ random, at });
      if (faults(result, at).length > 0) continue;
      sound += 1;
      expect(plainly(again(result, at)), JSON.stringify(result)).toEqual(plainly(result));
      expectShown(grossSheet.write(at.rules, at.table, result), at);
      for (const kind of kindsOf(result)) seen.add(kind);
    }
    expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
  });

  it('keeps the winner of the last trick unsaid where the record leaves it to the ultimo', () => {
    const result: GrossResult = { bonuses: [{ seat: 1, kind: 'king-ultimo', made: true }], points: [26, 26, null] };
    expect(again(result, scene())).toEqual(result);
  });
});

describe('what the sheet asks', () => {
  const ids = (draft: Draft, rules?: unknown) => {
    const at = scene({ rules });
    return grossSheet.sections(at.rules, at.table, draft).map(({ id, seldom }) => (seldom ? `(${id})` : id));
  };
  const keys = (draft: Draft, rules?: unknown) => fieldsOf(draft, scene({ rules })).map(({ key }) => key);

  it('is in the order of the table, the dealer first', () => {
    expect(ids({})).toEqual(['(void)', 'declarations', 'tricks', 'last-trick', '(sweeps)', 'count', '(fines)']);
    expect(fieldsOf({})[1]?.seat).toBe(0);
  });

  it('of a void deal is what it may cost', () => {
    expect(ids({ void: 'misdeal' })).toEqual(['(void)', '(fines)']);
    expect(ids({ void: 'wrong-discard' })).toEqual(['(void)', 'declarations', '(fines)']);
    const draft = { void: 'wrong-discard', 'ladons.1': 16, 'points.0': 20, 'pagat.1': 'lost', 'tout.1': 'made' };
    expect(grossSheet.read(scene().rules, scene().table, draft)).toEqual({
      declarations: [{ seat: 1, kind: 'ladons', count: 16 }],
      void: 'wrong-discard',
    });
  });

  it('after a Vole is the count only where it is paid', () => {
    expect(ids({ 'tout.1': 'made' })).toEqual(['(void)', 'declarations', '(tricks)', '(last-trick)', '(sweeps)', '(fines)']);
    expect(ids({ 'tout.1': 'made' }, { voleNolo: 'additive' })).toContain('count');
    expect(ids({ 'tout.1': 'made' }, { voleNolo: 'replace-cards' })).toContain('tricks');
  });

  it('of Tarocks is also whether Pagat and Sküs are among them', () => {
    expect(keys({})).not.toContain('with-pagat.1');
    expect(keys({ 'taroks.1': 10 })).toContain('with-pagat.1');
    expect(keys({ 'taroks.1': 10 })).toContain('with-fool.1');
  });

  it('is barred where something else stands against it', () => {
    const barred = (draft: Draft, key: string, value: string) => {
      const field = fieldsOf(draft).find((one) => one.key === key);
      const option = field?.kind === 'choice' ? field.options.find((one) => one.value === value) : undefined;
      return option?.barred?.key;
    };
    expect(barred({ 'suit.S.1': 'full' }, 'suit.S.2', 'half')).toBe('sheet.barred.taken');
    expect(barred({ 'matadors.1': 3 }, 'suit.S.2', 'half-K')).toBe('sheet.barred.fool-shown');
    expect(barred({ 'matadors.1': 3 }, 'suit.S.2', 'full')).toBeUndefined();
    expect(barred({ 'matadors.1': 3 }, 'pagat.2', 'home')).toBe('sheet.barred.pagat-shown');
    expect(barred({ 'last.1': 'pagat-lost' }, 'pagat.1', 'home')).toBe('sheet.barred.pagat-told');
    expect(barred({ 'pagat.1': 'home' }, 'last.2', 'pagat-won')).toBe('sheet.barred.pagat-told');
    expect(barred({ 'last.1': 'took' }, 'last.2', 'king-won')).toBe('sheet.barred.trick-taken');
    expect(barred({ 'last.1': 'pagat-lost' }, 'last.2', 'king-won')).toBe('sheet.barred.king-beaten');
    expect(barred({ 'tout.1': 'made-1' }, 'tout.2', 'made')).toBe('sheet.barred.tout-made');
    expect(barred({ 'tout.1': 'made-1' }, 'nolo.2', 'failed-1')).toBe('sheet.barred.tout-made');
    expect(barred({ 'tout.1': 'made' }, 'nolo.1', 'failed-1')).toBeUndefined();
    expect(barred({ 'nolo.1': 'made' }, 'nolo.2', 'made')).toBe('sheet.barred.nolo-made');
    expect(barred({ 'kings-won.1': 1 }, 'nolo.1', 'made')).toBe('sheet.barred.has-trick');
  });

  it('leaves no more kings than there are', () => {
    const field = fieldsOf({ 'kings-won.0': 2, 'last.1': 'king-lost' }).find(({ key }) => key === 'kings-lost.2');
    expect(field).toMatchObject({ min: 0, max: 1 });
  });

  it('tells what is left of the 78, and how far from a third', () => {
    const notes = fieldsOf({ 'points.0': 40, 'points.1': 20 }).flatMap((field) => (field.kind === 'number' && field.note ? [field.note] : []));
    expect(notes.map(({ key, params }) => [key, params?.['amount']])).toEqual([
      ['sheet.notes.counted-below', 6],
      ['sheet.notes.rest-below', 8],
      ['sheet.notes.counted-above', 14],
    ]);
  });

  it.each(locales)('can be said in %s, every word of it', (locale) => {
    const t = translatorOf(locale, messagesOf(locale), (error) => {
      throw error;
    });
    const voice = { t, game: 'grosstarock', names: ['Anna', 'Bo', 'Carla', 'Dan'] };
    const drafts: readonly Draft[] = [{}, { 'taroks.1': 10, 'points.0': 40, 'points.1': 38, 'fines.0.kind': 'other', 'fines.0.seat': '1' }];
    for (const draft of drafts) {
      const at = scene({ seats: 4 });
      for (const { title, hint, fields } of grossSheet.sections(at.rules, at.table, draft)) {
        const phrases = [title, ...(hint ? [hint] : []), ...fields.map(({ label }) => label)];
        const options = fields.flatMap((field) => (field.kind === 'choice' ? field.options.map(({ label }) => label) : []));
        for (const one of [...phrases, ...options]) expect(sayPhrase(voice, one), one.key).not.toMatch(/^$|[{}]/);
      }
    }
  });
});
