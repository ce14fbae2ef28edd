import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { translatorFor } from '@/i18n/translator';
import { type Context, localeOf } from './context';
import { appRouter } from './router';

/** A sitting of sixty deals card by card is a quarter of this. In bytes. */
const mostBytes = 1_000_000;

/** Answers requests below `/api/trpc`. What is a bug, and only that, is printed. */
export const httpHandler =
  (contextFor: (request: Request) => Promise<Context>) =>
  async (request: Request): Promise<Response> => {
    if (Number(request.headers.get('content-length')) > mostBytes) return tooLarge(request);
    return fetchRequestHandler({
      endpoint: '/api/trpc',
      req: request,
      router: appRouter,
      createContext: () => contextFor(request),
      onError: ({ error, path }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') console.error(path, error.cause ?? error);
      },
    });
  };

function tooLarge(request: Request): Response {
  const t = translatorFor(localeOf(request.headers.get('accept-language')));
  const message = t('refusals.too-large', { most: mostBytes });
  return Response.json({ error: { message } }, { status: 413 });
}
