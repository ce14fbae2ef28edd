import type { Draft, Field, Section } from '@/core/games/sheet';
import { wrong, type Problem } from '@/kernel/problem';

/** Figures that a number can be written in; no book of a club needs more. */
const written = /^\s*[-−+]?\d{1,9}\s*$/;

/**
 * The whole number that a text says; null for everything else. Nothing is guessed: 1.000 may be one or a
 * thousand, 1,5 is no whole number, and 1e3 is a slip of the finger.
 */
export const readWhole = (text: string): number | null =>
  written.test(text) ? Number(text.replace('−', '-')) + 0 : null;

/** What stands in number fields and is no number, as problems. `nameOf`: what a field is called. */
export function unreadIn(
  sections: readonly Section[],
  draft: Draft,
  nameOf: (field: Field) => string,
): readonly Problem[] {
  const fields = sections.flatMap((section) => section.fields);
  return fields
    .filter(({ kind, key }) => kind === 'number' && typeof draft[key] === 'string')
    .map((field) => wrong('not-whole', field.key, { field: nameOf(field), text: String(draft[field.key]) }));
}

/** The draft without them, as the engine may see it. */
export const readable = (draft: Draft, unread: readonly Problem[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => !unread.some(({ path }) => path === key)));
