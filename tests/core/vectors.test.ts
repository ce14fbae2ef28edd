import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scoreRecord } from '@/core/replay/record';

type Vector = {
  readonly name: string;
  readonly why: string;
  readonly input: unknown;
  readonly expect: { readonly errors?: readonly string[]; readonly [key: string]: unknown };
};

const folder = join(import.meta.dirname, '../vectors');
const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));

const vectorsOf = (file: string): readonly Vector[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Vector => JSON.parse(line));

type Keyed = { readonly [key: string]: unknown };

/** Of what was derived only the keys that the vector has, at the top and in each element of its lists; the rest whole. */
const sameKeys = (derived: Keyed, expected: Keyed): Keyed =>
  Object.fromEntries(
    Object.entries(expected).map(([key, value]) => {
      const found = derived[key];
      const elements = (key === 'deals' || key === 'changes') && Array.isArray(value) && Array.isArray(found);
      return [key, elements ? found.map((element, index) => sameKeysOf(element, value[index])) : found];
    }),
  );

const sameKeysOf = (found: Keyed, wanted: Keyed | undefined): Keyed =>
  Object.fromEntries(Object.entries(found).filter(([key]) => !wanted || key in wanted));

describe.each(files)('%s', (file) => {
  const vectors = vectorsOf(file);

  it('holds vectors of distinct names', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(40);
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
  });

  it.each(vectors)('$name: $why', ({ input, expect: expected }) => {
    const scored = scoreRecord(input);
    const { errors, ...derived } = expected;
    if (errors) expect(scored.ok ? [] : scored.refusal.map(({ code }) => code).sort()).toEqual([...errors].sort());
    else expect(scored.ok ? sameKeys(scored.value, derived) : scored.refusal).toEqual(derived);
  });
});
