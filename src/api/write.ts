import type { AnyRefusal, Command } from '@/command/command';
import { run } from '@/command/run';
import type { Versioned } from '@/command/stream';
import type { SittingId } from '@/kernel/ids';
import { playersOf } from '@/views/tables/query';
import type { Written } from './answers';
import type { Context } from './context';
import { type About, nothingInParticular, type Refusal, refusedError } from './refused';

/**
 * What every write about a sitting says: which one, the client's id for
 * it, and the version that was seen.
 */
export type Sent = { readonly sitting: SittingId; readonly command: string; readonly version?: number };

/** Runs a command about a sitting; what it refuses is thrown, in the reader's words. */
export async function write<State extends Versioned | null, Input, Says extends AnyRefusal>(
  context: Context,
  command: Command<State, Input, Says>,
  { sent, input }: { readonly sent: Sent; readonly input: Input },
): Promise<Written> {
  const { installation, actor } = context;
  const version = sent.version === undefined ? {} : { version: sent.version };
  const call = { command: sent.command, actor, id: sent.sitting, ...version, input };
  const ran = await run(installation, command, call);
  if (!ran.ok) {
    const about = await aboutSitting(context, sent.sitting);
    throw await refusedError(context, asRefusal(ran.refusal), about);
  }
  const { version: now, position, duplicate } = ran.value;
  return { sitting: sent.sitting, version: now, position, repeated: duplicate };
}

/** Whatever a command refuses has the fields of a refusal, as far as its code needs them. */
const asRefusal = (refusal: AnyRefusal) => refusal as Refusal;

async function aboutSitting({ installation }: Context, sitting: SittingId): Promise<About> {
  const { views, people } = installation;
  return (await playersOf(views.rows, people, sitting)) ?? nothingInParticular;
}
