'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import { useState, type ReactNode } from 'react';
import superjson from 'superjson';
import type { AppRouter } from '@/api/router';
import { RenewingProvider } from './renewing';

const PATH = '/api/trpc';

const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

export { useTRPC };

type Props = { readonly locale: string; readonly children: ReactNode };

/**
 * The way to the server: questions in batches, events as a stream of their own. The reader's language goes
 * along.
 */
export function RemoteProvider({ locale, children }: Props) {
  const [queryClient] = useState(makeQueryClient);
  const [trpcClient] = useState(() => makeTrpcClient(locale));
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        <RenewingProvider>{children}</RenewingProvider>
      </TRPCProvider>
    </QueryClientProvider>
  );
}

const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: true } },
  });

const makeTrpcClient = (locale: string) =>
  createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url: PATH, transformer: superjson }),
        false: httpBatchLink({ url: PATH, transformer: superjson, headers: { 'accept-language': locale } }),
      }),
    ],
  });
