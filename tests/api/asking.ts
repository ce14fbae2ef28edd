import superjson from 'superjson';
import type { Refused } from '@/api/answers';
import { contextOf, localeOf } from '@/api/context';
import { httpHandler } from '@/api/http';
import { createCaller } from '@/api/router';
import type { Installation } from '@/command/installation';
import type { Locale } from '@/kernel/locale';

export const session = { user: { id: 'person-1', name: 'Anna' }, expires: '2027-01-01T00:00:00Z' };

/** Asks as the club's secretary, or as nobody, in this process. */
export const callerFor = (here: Installation, loggedIn = true, locale: Locale = 'da') =>
  createCaller(contextOf(loggedIn ? session : null, locale, here));

export type Failure = {
  readonly message: string;
  readonly data: { readonly code: string; readonly httpStatus: number; readonly refusal: Refused | null; readonly stack?: string };
};

export type Answered = { readonly status: number; readonly data: unknown; readonly error: Failure | null };

/** Asks over HTTP: a mutation with a body, through the very handler that the server has. */
export function askerFor(here: Installation, loggedIn = true) {
  const handle = httpHandler(async (request) =>
    contextOf(loggedIn ? session : null, localeOf(request.headers.get('accept-language')), here),
  );
  return async (path: string, input: unknown, language = 'da'): Promise<Answered> => {
    const response = await handle(
      new Request(`http://ultimo.example/api/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(superjson.serialize(input)),
      }),
    );
    return read(response.status, await response.json());
  };
}

/** Opens a stream of news as a browser does; answers with a function that reads on until `text` has come. */
export async function listen(here: Installation, path: string, input: unknown) {
  const handle = httpHandler(async () => contextOf(null, 'da', here));
  const asked = encodeURIComponent(JSON.stringify(superjson.serialize(input)));
  const response = await handle(new Request(`http://ultimo.example/api/trpc/${path}?input=${asked}`));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    type: response.headers.get('content-type'),
    async until(text: string): Promise<string> {
      while (!heard.includes(text)) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
        if (done) throw new Error(`the stream ended after ${heard}`);
        heard += value;
      }
      return heard;
    },
    close: () => reader?.cancel(),
  };
}

type Body = { readonly result?: { readonly data: never }; readonly error?: never };

function read(status: number, body: Body): Answered {
  const error = body.error ? superjson.deserialize<Failure>(body.error) : null;
  return { status, data: body.result ? superjson.deserialize(body.result.data) : null, error };
}
