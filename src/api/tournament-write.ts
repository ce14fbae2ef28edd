import type { AnyRefusal, Command } from '@/command/command';
import type { Written as Ran } from '@/command/run';
import type { Versioned } from '@/command/stream';
import type { Outcome } from '@/kernel/outcome';
import type { TournamentId } from '@/kernel/ids';
import type { WrittenTo } from './answers';
import type { Context } from './context';
import { nothingInParticular, type Refusal, refusedError } from './refused';
import { writeTo } from './write';

/** What every write about a tournament says: which one, the client's id for it, and the version seen. */
export type SentAbout = {
  readonly tournament: TournamentId;
  readonly command: string;
  readonly version?: number;
};

/** Runs a command about a tournament; what it refuses is thrown, in the reader's words. */
export const writeTournament = <State extends Versioned | null, Input, Says extends AnyRefusal>(
  context: Context,
  command: Command<State, Input, Says>,
  { sent: { tournament, ...sent }, input }: { readonly sent: SentAbout; readonly input: Input },
): Promise<WrittenTo> => writeTo(context, command, { sent: { id: tournament, ...sent }, input });

/** An act of several commands: its answer, or its refusal thrown. */
export async function answered(
  context: Context,
  tournament: TournamentId,
  ran: Outcome<Ran, AnyRefusal>,
): Promise<WrittenTo> {
  if (!ran.ok) throw await refusedError(context, asRefusal(ran.refusal), nothingInParticular);
  const { version, position, duplicate } = ran.value;
  return { id: tournament, version, position, repeated: duplicate };
}

/** Whatever a command refuses has the fields of a refusal, as far as its code needs them. */
const asRefusal = (refusal: AnyRefusal) => refusal as Refusal;

/** A call of such an act, by whoever asks. */
export const callOf = <Input>({ actor }: Context, { tournament, ...sent }: SentAbout, input: Input) => ({
  ...sent,
  actor,
  id: tournament,
  input,
});
