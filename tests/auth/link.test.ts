import { expect, it } from 'vitest';
import { readLink, signLink } from '@/auth/link';

const link = { tournament: 't', person: 'p', until: 1000 };

it('a link says what was signed, and nothing that was changed or signed elsewhere', () => {
  const token = signLink('secret', link);
  expect(readLink('secret', token)).toEqual(link);
  expect(readLink('other', token)).toBeNull();
  const [, signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify(['t', 'q', 1000])).toString('base64url');
  expect(readLink('secret', `${forged}.${signature}`)).toBeNull();
  expect(readLink('secret', `${token}.more`)).toBeNull();
  expect(readLink('secret', '')).toBeNull();
});
