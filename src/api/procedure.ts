import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { type Action, mayDo } from '@/league/permissions';
import type { Context } from './context';
import { shapeOf } from './error-shape';
import { nothingInParticular, refusedError } from './refused';

/** Every procedure says which action of the table of permissions it is. */
type Meta = { readonly action: Action };

const pingMs = 15_000;
const silenceMs = 30_000;

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: superjson,
    sse: { ping: { enabled: true, intervalMs: pingMs }, client: { reconnectAfterInactivityMs: silenceMs } },
    errorFormatter: ({ shape, error, ctx, input }) => shapeOf(shape, error, { locale: ctx?.locale, input }),
  });

export const { router, createCallerFactory } = t;

/** Beginning of every procedure: who asks must be allowed its action. Asked before the input is looked at. */
export const procedure = t.procedure.use(async ({ ctx, meta, path, next }) => {
  if (!meta) throw new Error(`procedure ${path} names no action`);
  if (mayDo(ctx.actor.role, meta.action)) return next();
  const code = ctx.actor.account === null ? 'unauthorized' : 'forbidden';
  throw await refusedError(ctx, { code, params: { action: meta.action } }, nothingInParticular);
});
