import { describe, expect, it } from 'vitest';
import { scoreRecord } from '@/core/replay/record';
import { sameKeys, vectorFiles, vectorsOf } from '../support/vectors';

describe.each(vectorFiles)('%s', (file) => {
  const vectors = vectorsOf(file);

  it('holds vectors of distinct names', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(35);
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
  });

  it.each(vectors)('$name: $why', ({ input, expect: expected }) => {
    const scored = scoreRecord(input);
    const { errors, ...derived } = expected;
    const refused = scored.ok ? null : scored.refusal.map(({ code }) => code).sort();
    expect(refused).toEqual(errors ? [...errors].sort() : null);
    expect(scored.ok ? sameKeys(scored.value, derived) : derived).toEqual(derived);
  });
});
