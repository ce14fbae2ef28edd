import type { Expected } from './log';

/** Somebody else wrote to the stream since it was read. Nothing of the append was stored. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';

  constructor(
    readonly stream: string,
    readonly expected: Expected,
    readonly actual: number,
  ) {
    super(`${stream} is at version ${actual}, not ${expected}`);
  }
}

/** A command id came back with other content than the first time. Nothing was stored. */
export class CommandReused extends Error {
  override readonly name = 'CommandReused';

  constructor(readonly id: string) {
    super(`command ${id} was used before with other content`);
  }
}

/**
 * Told by name, not by class: a bundler may give the log and who writes to it each their own copy of this
 * module.
 */
export const isVersionConflict = (error: unknown): error is VersionConflict =>
  error instanceof Error && error.name === 'VersionConflict';

export const isCommandReused = (error: unknown): error is CommandReused =>
  error instanceof Error && error.name === 'CommandReused';
