import { describe, expect, it } from 'vitest';
import { games } from '@/core/games';
import { textOf } from '../support/sources';
import { fileOf, mutantsOf } from './all';

describe.each(games.map(({ id }) => id))('the deliberate faults of %s', (id) => {
  const mutants = mutantsOf[id] ?? [];

  it('are ten at least, each of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(10);
    expect(new Set(mutants.map(({ fault }) => fault)).size).toBe(mutants.length);
  });

  it.each(mutants)('$fault: stands once in $file and changes it', (mutant) => {
    expect(textOf(fileOf(id, mutant)).split(mutant.from)).toHaveLength(2);
    expect(mutant.to).not.toBe(mutant.from);
  });
});
