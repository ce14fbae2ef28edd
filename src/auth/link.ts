import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a link lets its holder do without an account: say whether `person` comes to `tournament`, until
 * `until` (milliseconds since 1970).
 */
export type SignUpLink = { readonly tournament: string; readonly person: string; readonly until: number };

/** Signs nothing else, so that a signature of another kind is worth nothing here. */
const purpose = 'sign-up-link/1';

/** The token of a link: what it says, and a signature that only this installation can make. */
export function signLink(secret: string, { tournament, person, until }: SignUpLink): string {
  const said = Buffer.from(JSON.stringify([tournament, person, until])).toString('base64url');
  return `${said}.${signatureOf(secret, said)}`;
}

/** What a token says; null if it was not made here, or was changed. Whether it is in time others ask. */
export function readLink(secret: string, token: string): SignUpLink | null {
  const [said = '', signature = '', ...more] = token.split('.');
  const own = Buffer.from(signatureOf(secret, said));
  const given = Buffer.from(signature);
  const genuine = more.length === 0 && own.length === given.length && timingSafeEqual(own, given);
  return genuine ? linkIn(Buffer.from(said, 'base64url').toString()) : null;
}

const signatureOf = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`${purpose}.${said}`).digest('base64url');

/** What was signed here has this form. */
function linkIn(text: string): SignUpLink {
  const [tournament, person, until] = JSON.parse(text) as readonly [string, string, number];
  return { tournament, person, until };
}
