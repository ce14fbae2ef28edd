import { describe, expect, it } from 'vitest';
import { jsonFault } from '@/cli/json-fault';

/** The place is marked in the text: what stands before `▲` is still JSON. */
const broken = [
  '{"a": 1▲',
  '{"a": [1, 2▲',
  '{"a": "unfinished▲',
  '{▲',
  '{"a": 1, ▲}',
  '[1, ▲]',
  '[1 ▲2]',
  '[1▲}',
  '{"a" ▲1}',
  '{▲a: 1}',
  "{▲'a': 1}",
  '{"a": ▲NaN}',
  '{"a": 0▲1}',
  '{"a": ▲.5}',
  '{"a": ▲+1}',
  '{"a": "tab▲\there"}',
  '{"a": "bad ▲\\x escape"}',
  '{"a": true▲1}',
  '{"a": 1} ▲x',
  '{"a": 1} ▲{"b": 2}',
  '{\r\n "a": 1,\r\n ▲]\r\n}',
  '▲\u0000{"a": 1}',
  '▲what',
] as const;

describe('the place where a text stops being JSON', () => {
  it.each(broken)('is found in %j', (marked) => {
    const [before = '', behind = ''] = marked.split('▲');
    expect(() => JSON.parse(before + behind)).toThrow(/JSON/);
    expect(jsonFault(before + behind)).toEqual({ offset: before.length, end: behind === '' });
  });

  it('is found however deep the nesting', () => {
    const deep = '['.repeat(200_000);
    expect(jsonFault(deep)).toEqual({ offset: deep.length, end: true });
  });
});
