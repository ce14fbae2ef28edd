import type { Addition } from './addition';
import type { Head } from './chain';
import { CommandReused, VersionConflict } from './errors';
import type { Answered, Appended } from './log';

/** The first answer to a command that comes again. @throws CommandReused if it comes with other content. */
export function repeated(addition: Addition, earlier: Answered | null): Appended | null {
  const { command } = addition;
  if (command === null || earlier === null) return null;
  if (earlier.fingerprint !== command.fingerprint) throw new CommandReused(command.id);
  return earlier.appended;
}

/** @throws VersionConflict if the stream is not where the append expects it. */
export function checkHead(addition: Addition, head: Head): void {
  const { stream, expected } = addition;
  if (expected === 'any' || expected === head.version) return;
  throw new VersionConflict(stream, expected, head.version);
}

export const placed = (addition: Addition, head: Head, lastPosition: number): Appended => ({
  firstPosition: lastPosition - addition.entries.length + 1,
  lastPosition,
  version: head.version + addition.entries.length,
  duplicate: false,
});
