import type { AnyRefusal, Command } from '@/command/command';
import { run } from '@/command/run';
import type { Versioned } from '@/command/stream';
import type { SittingId } from '@/kernel/ids';
import { playersOf } from '@/views/tables/query';
import type { Written, WrittenTo } from './answers';
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
  { sent: { sitting, ...sent }, input }: { readonly sent: Sent; readonly input: Input },
): Promise<Written> {
  const wish = { sent: { id: sitting, ...sent }, input, about: () => aboutSitting(context, sitting) };
  const { id, ...written } = await writeTo(context, command, wish);
  return { sitting: id, ...written };
}

/** What a write says of the stream it is about: the stream's id without its kind. */
export type SentTo = { readonly id: string; readonly command: string; readonly version?: number };

/** `keep` as in a command's call; `about` gives the names of a refusal's sentence that are not persons'. */
export type Wish<Input> = {
  readonly sent: SentTo;
  readonly input: Input;
  readonly keep?: () => Promise<void>;
  readonly about?: () => Promise<About>;
};

/**
 * Runs a command about a club, a season, a tournament …; what it refuses is thrown, in the reader's words.
 */
export async function writeTo<State extends Versioned | null, Input, Says extends AnyRefusal>(
  context: Context,
  command: Command<State, Input, Says>,
  { sent, input, keep, about }: Wish<Input>,
): Promise<WrittenTo> {
  const { installation, actor } = context;
  const call = { ...sent, actor, input, ...(keep && { keep }) };
  const ran = await run(installation, command, call);
  if (!ran.ok) {
    throw await refusedError(context, asRefusal(ran.refusal), (await about?.()) ?? nothingInParticular);
  }
  const { version, position, duplicate } = ran.value;
  return { id: sent.id, version, position, repeated: duplicate };
}

/** Whatever a command refuses has the fields of a refusal, as far as its code needs them. */
const asRefusal = (refusal: AnyRefusal) => refusal as Refusal;

async function aboutSitting({ installation }: Context, sitting: SittingId): Promise<About> {
  const { views, people } = installation;
  return (await playersOf(views.rows, people, sitting)) ?? nothingInParticular;
}
