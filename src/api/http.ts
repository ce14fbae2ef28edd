import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context } from './context';
import { appRouter } from './router';

/** Answers requests below `/api/trpc`. What is a bug, and only that, is printed. */
export const httpHandler =
  (contextFor: (request: Request) => Promise<Context>) =>
  (request: Request): Promise<Response> =>
    fetchRequestHandler({
      endpoint: '/api/trpc',
      req: request,
      router: appRouter,
      createContext: () => contextFor(request),
      onError: ({ error, path }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') console.error(path, error.cause ?? error);
      },
    });
