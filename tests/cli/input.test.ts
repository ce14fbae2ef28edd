import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inputsOf, readInputs, UnreadableFile } from '@/cli/input';

describe('the inputs of a file', () => {
  it('is one document, however it is laid out, at the line on which it begins', () => {
    expect(inputsOf('\n\n{\n  "a": 1\n}\n')).toEqual([{ line: 3, value: { a: 1 } }]);
  });

  it('is a document a line, blank lines passed over', () => {
    expect(inputsOf('{"a":1}\n\n {"a":2} \n')).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 3, value: { a: 2 } },
    ]);
  });

  it('keeps the place of a line that is no JSON, the first one too', () => {
    expect(inputsOf('what\n{"a":2}\n{"a":')).toEqual([
      { line: 1, text: 'what' },
      { line: 2, value: { a: 2 } },
      { line: 3, text: '{"a":' },
    ]);
  });

  it('takes one broken document over several lines for one bad input', () => {
    expect(inputsOf('{\n  "a": [1,\n  2\n}')).toHaveLength(1);
  });

  it('takes an empty file for one bad input', () => {
    expect(inputsOf('\n')).toEqual([{ line: 1, text: '\n' }]);
  });

  it('refuses bytes that are no UTF-8, rather than put a question mark into a name', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'ultimo-')), 'latin-1.json');
    writeFileSync(file, Buffer.from('{"players":["S\xf8ren"]}', 'latin1'));
    expect(() => readInputs(file)).toThrow('cannot be read: its bytes are not UTF-8.');
  });

  it('says which file cannot be read, and why', () => {
    expect(() => readInputs('no/such/file.json')).toThrow(UnreadableFile);
    expect(() => readInputs('no/such/file.json')).toThrow('no/such/file.json cannot be read: there is no such file.');
    expect(() => readInputs('tests')).toThrow('tests cannot be read: it is a folder.');
  });
});
