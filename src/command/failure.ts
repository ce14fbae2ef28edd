/** Why nothing could be stored, for a sentence; the disk's fault and nobody's bug. */
export const failures = ['disk-full', 'read-only', 'busy', 'disk-error'] as const;
export type Failure = (typeof failures)[number];

/** By the beginning of SQLite's result codes (sqlite.org/rescode.html). */
const byCode: Readonly<Record<string, Failure>> = {
  SQLITE_FULL: 'disk-full',
  SQLITE_READONLY: 'read-only',
  SQLITE_PERM: 'read-only',
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_IOERR: 'disk-error',
  SQLITE_CANTOPEN: 'disk-error',
};

/** Why the disk did not take it; null for every other error, which is a bug. */
export function failureOf(error: unknown): Failure | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = Object.keys(byCode).find((start) => code.startsWith(start));
  return known === undefined ? null : (byCode[known] ?? null);
}
