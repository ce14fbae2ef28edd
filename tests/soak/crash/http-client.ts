import superjson from 'superjson';

/** What a browser keeps: the cookie of who is logged in. It outlives the server that gave it. */
export type Visitor = { readonly origin: string; readonly cookie: string };

/** Logs in as a browser does: the form's token first, then address and password. */
export async function logInAt(origin: string, credentials: { readonly email: string; readonly password: string }): Promise<Visitor> {
  const asked = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken }: { csrfToken: string } = await asked.json();
  const answer = await fetch(`${origin}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookiesOf(asked) },
    body: new URLSearchParams({ csrfToken, ...credentials }),
  });
  const cookie = cookiesOf(answer);
  if (!cookie.includes('session-token')) throw new Error(`not logged in: ${answer.status}`);
  return { origin, cookie };
}

const cookiesOf = ({ headers }: Response): string =>
  headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');

/** A write. Rejects with what the server says if it refuses, and with fetch's own error if the line breaks. */
export async function write<Answer>({ origin, cookie }: Visitor, path: string, input: unknown): Promise<Answer> {
  const answer = await fetch(`${origin}/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(superjson.serialize(input)),
  });
  return resultOf(path, await answer.text());
}

export async function ask<Answer>({ origin, cookie }: Visitor, path: string, input: unknown): Promise<Answer> {
  const asked = encodeURIComponent(JSON.stringify(superjson.serialize(input)));
  const answer = await fetch(`${origin}/api/trpc/${path}?input=${asked}`, { headers: { cookie } });
  return resultOf(path, await answer.text());
}

/** The server answered: what is not a result is a refusal, not a broken line. */
export class Answered extends Error {
  override readonly name = 'Answered';
}

function resultOf<Answer>(path: string, text: string): Answer {
  const body: { readonly result?: { readonly data: never } } = JSON.parse(text);
  if (!body.result) throw new Answered(`${path}: ${text.slice(0, 600)}`);
  return superjson.deserialize<Answer>(body.result.data);
}
