import { hash, verify } from '@node-rs/argon2';

/** What is kept of a password: argon2id with a salt of its own, about 15 ms. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/**
 * Compared in the same time whether or not there is an account, so that addresses cannot be found out by the
 * clock.
 */
export const checkPassword = async (kept: string | undefined, password: string): Promise<boolean> =>
  (await verify(kept ?? (await strangersHash()), password)) && kept !== undefined;

let strangers: Promise<string> | undefined;

const strangersHash = (): Promise<string> => (strangers ??= hash('nobody has this password'));
