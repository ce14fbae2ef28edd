import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What sessions are signed with: AUTH_SECRET if set, else one made at the first start and kept beside the
 * data, readable by the owner only. Two servers that start together get the same one: who comes second reads
 * the first one's.
 */
export function authSecret(folder: string): string {
  if (process.env.AUTH_SECRET) return process.env.AUTH_SECRET;
  const file = join(folder, 'auth-secret');
  return readSecret(file) ?? makeSecret(folder, file);
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function makeSecret(folder: string, file: string): string {
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    const others = isCode(error, 'EEXIST') ? readSecret(file) : null;
    if (others === null) throw error;
    return others;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
