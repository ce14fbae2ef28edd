import { beforeEach, expect, it } from 'vitest';
import { commandIdFor, forgetCommand, newCommandId } from '@/ui/entry/command-id';
import { readDraft, withAnswer } from '@/ui/entry/draft';
import { failureOf, isSilence, patiently } from '@/ui/remote/refusal';

beforeEach(() => sessionStorage.clear());

it('the same content keeps its command id until it is answered', () => {
  const first = commandIdFor('table:4', 'content');
  expect(commandIdFor('table:4', 'content')).toBe(first);
  forgetCommand('table:4');
  expect(commandIdFor('table:4', 'content')).not.toBe(first);
});

it('other content is another intention', () => {
  expect(commandIdFor('table:4', 'this')).not.toBe(commandIdFor('table:4', 'that'));
});

it('an id fits what the API takes, and no two are equal', () => {
  const ids = Array.from({ length: 100 }, newCommandId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.every((one) => /^[A-Za-z0-9_-]{1,64}$/.test(one))).toBe(true);
});

it('an answer taken back leaves no trace in the draft', () => {
  expect(withAnswer(withAnswer({ a: 1 }, 'b', true), 'b', undefined)).toEqual({ a: 1 });
});

it('what the browser kept is read only if it is a draft', () => {
  expect(readDraft('{"a":"x","b":2,"c":true}')).toEqual({ a: 'x', b: 2, c: true });
  expect([readDraft(null), readDraft('{'), readDraft('3'), readDraft('{"a":[1]}')]).toEqual([null, null, null, null]);
});

it('only silence is tried again: a refusal was an answer', () => {
  const silence = new Error('Failed to fetch');
  const refusal = Object.assign(new Error('no'), { data: { code: 'CONFLICT', refusal: null } });
  expect([isSilence(silence), isSilence(refusal)]).toEqual([true, false]);
  expect([patiently.retry(0, silence), patiently.retry(6, silence), patiently.retry(0, refusal)]).toEqual([true, false, false]);
  expect(failureOf(refusal)).toMatchObject({ kind: 'refused', code: 'CONFLICT', sentence: 'no' });
});
