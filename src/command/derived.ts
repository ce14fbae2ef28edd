import { hash } from 'node:crypto';

/** The id of a part of an act: the same act again has the same parts. At most 64 letters and digits. */
export const derivedCommand = (command: string, part: string): string =>
  hash('sha256', `${command} ${part}`).slice(0, 32);
