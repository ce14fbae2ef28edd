import { describe, expect, it } from 'vitest';
import { herzSheet } from '@/core/games/herzblatt/sheet';
import type { Draft } from '@/core/games/sheet';
import { rulesFrom, tableOf } from './scene';

const table = tableOf(4, 1);
const rules = rulesFrom({ stake: 10 });
const fieldsOf = (draft: Draft, by = rules) => herzSheet.sections(by, table, draft).flatMap(({ fields }) => fields);
const read = (draft: Draft) => herzSheet.read(rules, table, draft);

describe('the sheet of Herzblatt', () => {
  it('asks who played, in order of turn, or whether nobody did', () => {
    const [field, ...more] = fieldsOf({});
    expect(more).toEqual([]);
    expect(field?.kind === 'choice' && field.options.map(({ value }) => value)).toEqual(['2', '3', '0', '1', 'pass']);
  });

  it('bars nobody where forehand must play', () => {
    const [field] = fieldsOf({}, rulesFrom({ allPass: 'forehand-plays' }));
    const options = field?.kind === 'choice' ? field.options : [];
    expect(options.at(-1)?.barred?.key).toBe('sheet.barred.forehand-plays');
    expect(options.slice(0, -1).some(({ barred }) => barred)).toBe(false);
  });

  it('then asks for the two counts, and says what they come to', () => {
    const notes = (draft: Draft) => fieldsOf(draft).map((field) => (field.kind === 'number' ? field.note : null) ?? null);
    expect(fieldsOf({ declarer: '3' }).map(({ key }) => key)).toEqual(['declarer', 'points.declarer', 'points.defenders']);
    expect(notes({ declarer: '3' })).toEqual([null, null, null]);
    expect(notes({ declarer: '3', 'points.declarer': 70 })).toEqual([
      null,
      { key: 'sheet.notes.won', params: { points: 70, amount: 10 } },
      { key: 'sheet.notes.rest', params: { points: 50 } },
    ]);
    expect(notes({ declarer: '3', 'points.defenders': 90 })).toEqual([
      null,
      { key: 'sheet.notes.lost-low', params: { points: 30, amount: 30 } },
      null,
    ]);
  });

  it('asks for no count if nobody played', () => {
    expect(fieldsOf({ declarer: 'pass' })).toHaveLength(1);
  });

  it('reads what is filled in so far', () => {
    expect(read({})).toEqual({});
    expect(read({ declarer: 'pass', 'points.declarer': 70 })).toEqual({ contract: 'pass' });
    expect(read({ declarer: '3' })).toEqual({ contract: 'solo', declarer: 3 });
    expect(read({ declarer: '3', 'points.defenders': 0 })).toEqual({ contract: 'solo', declarer: 3, points: [null, 0] });
  });

  it.each([
    [{ contract: 'pass' }],
    [{ contract: 'solo', declarer: 0, points: [70, 50] }],
    [{ contract: 'solo', declarer: 3, points: [0, null] }],
    [{ contract: 'solo', declarer: 2, points: [null, 120] }],
  ] as const)('writes and reads %j', (result) => {
    expect(read(herzSheet.write(rules, table, result))).toEqual(result);
  });
});
