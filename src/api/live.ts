import { tracked } from '@trpc/server';
import { newsOf } from '@/views/news';
import type { News } from './answers';
import type { Context } from './context';
import { stopping } from './stopping';

export type Listener = {
  readonly position: number;
  readonly lastEventId?: number | null | undefined;
  readonly signal: AbortSignal | undefined;
};

/**
 * A stream of news, each under its position: a browser that lost the line says which was its last, and
 * misses nothing. It ends with the reader or with the server.
 */
export async function* live({ installation }: Context, newest: () => number, listener: Listener) {
  const { position, lastEventId, signal } = listener;
  const until = AbortSignal.any([stopping().signal, ...(signal ? [signal] : [])]);
  const after = Math.max(position, lastEventId ?? 0);
  for await (const reached of newsOf(installation.views, newest, { after, signal: until })) {
    const news: News = { position: reached };
    yield tracked(String(reached), news);
  }
}
