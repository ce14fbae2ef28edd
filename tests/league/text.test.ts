import { describe, expect, it } from 'vitest';
import { exchangeTexts, isTextRef, textId, textRef, textsIn } from '@/league/text';

const ref = textRef('note-7', 'c'.repeat(64));

describe('texts in a record', () => {
  const record = { why: 'late', result: { fines: [{ seat: 1, why: 'peeked' }, { why: '' }, { why: 5 }, { note: 'why' }] } };

  it('are found under the name why, however deep, each once', () => {
    expect(textsIn([record, { why: 'late' }])).toEqual(['late', 'peeked']);
  });

  it('are exchanged, and nothing else is touched', () => {
    expect(exchangeTexts(record, (text) => text.toUpperCase())).toEqual({
      why: 'LATE',
      result: { fines: [{ seat: 1, why: 'PEEKED' }, { why: '' }, { why: 5 }, { note: 'why' }] },
    });
  });

  it('go with their field when they are no longer kept', () => {
    expect(exchangeTexts({ seat: 1, why: 'x' }, () => null)).toEqual({ seat: 1 });
  });
});

describe('a reference', () => {
  it('says where its text is kept', () => {
    expect(textId(ref)).toBe('note-7');
    expect(isTextRef(ref)).toBe(true);
  });

  it.each(['Bo peeked', 'text:a:b', `text::${'c'.repeat(64)}`, `${ref}0`])('is not %s', (text) => {
    expect(isTextRef(text)).toBe(false);
  });
});
