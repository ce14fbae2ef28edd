import { describe, expect, it } from 'vitest';
import { sameKeys, vectorFiles, vectorsOf } from '../support/vectors';
import { linesOf, ultimo } from './run';

const record = (name: string): string => {
  const found = vectorFiles.flatMap(vectorsOf).find((vector) => vector.name === name);
  if (!found) throw new Error(`no vector ${name}`);
  return JSON.stringify(found.input);
};

describe.each(vectorFiles)('ultimo score --json of all inputs of %s in one file', (file) => {
  const vectors = vectorsOf(file);
  const { code, out } = ultimo(['score', '--json', '-'], vectors.map(({ input }) => JSON.stringify(input)).join('\n'));
  const lines = linesOf(out);

  it('gives one line for each input, and exit code 1 since some are refused', () => {
    expect({ code, lines: lines.length }).toEqual({ code: 1, lines: vectors.length });
  });

  it.each(vectors.map((vector, index) => ({ ...vector, line: lines[index] ?? '' })))('$name', ({ line, expect: due }) => {
    const { errors, ...derived } = due;
    const scored: { readonly errors?: readonly { readonly code: string }[] } = JSON.parse(line);
    expect(scored.errors?.map((error) => error.code).sort()).toEqual(errors && [...errors].sort());
    expect(errors ? derived : sameKeys(scored, derived)).toEqual(derived);
  });
});

describe('ultimo score', () => {
  it('gives every error of a refused record a code, a path and a sentence', () => {
    const { out } = ultimo(['score', '--json', '-'], record('bad-points'));
    const { errors }: { readonly errors: readonly object[] } = JSON.parse(out);
    for (const error of errors) {
      expect(error).toEqual({
        code: expect.stringMatching(/^[a-z-]+$/),
        path: expect.stringMatching(/^deals\.\d+/),
        message: expect.stringMatching(/^[A-Z"].*\.$/),
      });
    }
  });

  it('prints a readable table, and exits with 0', () => {
    const { code, out } = ultimo(['score', '-'], record('five-deals-closed'));
    expect(code).toBe(0);
    expect(out).toContain('Danish Tarok · Dansk Tarokforbund, April 2011');
    expect(out).toMatch(/│ 1 +│ Anna +│ \+100 │ +−35 │ +−130 │/);
    expect(out).toMatch(/│ Total +│ +│ \+275 │ +−290 │ +\+15 │/);
  });

  it('tells every booking of a sitting when asked', () => {
    const { out } = ultimo(['score', '--bookings', '-'], record('five-deals-closed'));
    expect(out).toContain('Anna: Last trick taken with a king: ultimo, 40 from each, 70 from the kings');
  });

  it('speaks Danish and German', () => {
    expect(ultimo(['score', '--lang', 'da', '-'], record('five-deals-closed')).out).toContain('Afslutning');
    expect(ultimo(['score', '--lang', 'de', '-'], record('five-deals-closed')).out).toContain('Abschluss');
  });

  it('sends errors to standard error with line, place and sentence', () => {
    const { code, out, error } = ultimo(['score', '-'], `${record('five-deals-closed')}\n${record('bad-rules')}\nnonsense`);
    expect(code).toBe(1);
    expect(out).toContain('Total');
    expect(error).toMatch(/^line 2: rules\.tout: .+\.$/m);
    expect(error).toMatch(/^line 3: This is not valid JSON from line 3, column 1 on\.$/m);
  });

  it('answers a file that is not there, an unknown command and an unknown option with a sentence and code 2', () => {
    expect(ultimo(['score', 'not-there.json'])).toMatchObject({ code: 2, out: '', error: expect.stringContaining('no such file') });
    expect(ultimo(['scor', '-'])).toMatchObject({ code: 2, error: expect.stringContaining("unknown command 'scor'") });
    expect(ultimo(['score', '--lang', 'fr', '-'])).toMatchObject({ code: 2, error: expect.stringContaining('da, de, en') });
  });
});
