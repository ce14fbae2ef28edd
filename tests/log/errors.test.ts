import { describe, expect, it } from 'vitest';
import { CommandReused, isCommandReused, isVersionConflict, VersionConflict } from '@/log/errors';

/** As a bundler makes it: the same class a second time. */
class Again extends Error {
  override readonly name = 'VersionConflict';
}

describe('errors of the log', () => {
  it('are told by name, also where a bundler has two copies of the class', () => {
    expect(isVersionConflict(new VersionConflict('sitting-a', 3, 4))).toBe(true);
    expect(isVersionConflict(new Again())).toBe(true);
    expect(isVersionConflict(new CommandReused('c'))).toBe(false);
    expect(isCommandReused(new CommandReused('c'))).toBe(true);
    expect(isCommandReused('CommandReused')).toBe(false);
  });
});
