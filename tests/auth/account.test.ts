import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthError, CredentialsSignin } from 'next-auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '@/auth/account';
import { isVisitorsMistake } from '@/auth/mistake';
import { hashPassword } from '@/auth/password';
import { authSecret } from '@/auth/secret';
import { openPeople, type People } from '@/people/people';
import { closeInstallation, installationDatabase } from '@/sqlite/installation';

let folder: string;
let people: People;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ultimo-auth-'));
  people = openPeople(installationDatabase(folder));
});

afterEach(() => {
  closeInstallation(folder);
  rmSync(folder, { recursive: true });
});

describe('logging in', () => {
  const add = async () =>
    people.addAccount({ id: 'p9', email: 'Inger@Club.example', name: 'Inger', passwordHash: await hashPassword('bagud') });

  it('takes the right password, however the address is written', async () => {
    await add();
    expect(await logIn(people, { email: ' inger@club.EXAMPLE', password: 'bagud' })).toEqual({ id: 'p9', name: 'Inger' });
  });

  it('refuses another password, an unknown address and what is no log-in at all', async () => {
    await add();
    expect(await logIn(people, { email: 'inger@club.example', password: 'Bagud' })).toBeNull();
    expect(await logIn(people, { email: 'bo@club.example', password: 'bagud' })).toBeNull();
    expect(await logIn(people, { email: 'bo@club.example', password: 'nobody has this password' })).toBeNull();
    expect(await logIn(people, { email: 'inger@club.example' })).toBeNull();
    expect(await logIn(people, null)).toBeNull();
  });

  it('keeps a password as argon2id only', async () => {
    expect(await hashPassword('bagud')).toMatch(/^\$argon2id\$/);
    expect(await hashPassword('bagud')).not.toBe(await hashPassword('bagud'));
  });
});

describe('what the log of errors passes over', () => {
  it('is a wrong password, also where a production build has renamed its class', () => {
    expect(isVisitorsMistake(new CredentialsSignin())).toBe(true);
    const renamed = Object.assign(new CredentialsSignin(), { name: 'aB' });
    expect(isVisitorsMistake(renamed)).toBe(true);
  });

  it('is nothing else', () => {
    expect(isVisitorsMistake(new AuthError('the database is gone'))).toBe(false);
    expect(isVisitorsMistake(Object.assign(new Error('other'), { name: 'CredentialsSignin' }))).toBe(false);
  });
});

describe('the secret of sessions', () => {
  it('is made once, beside the data, readable by its owner only', () => {
    const secret = authSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(authSecret(folder)).toBe(secret);
    expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(secret);
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
  });
});
