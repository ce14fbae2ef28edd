import type { AnyRefusal, Command } from '@/command/command';
import type { Installation } from '@/command/installation';
import { beginRound } from '@/command/opening';
import { run, type Written } from '@/command/run';
import type { Versioned } from '@/command/stream';
import { official } from './cast';
import { memberId } from './evening';

/**
 * Where the demo is played, on which date (the club's), by a clock that is set to when everything happened.
 */
export type Stage = { readonly here: Installation; readonly clock: { now: number }; readonly date: string };

/** The secretary writes everything. */
export const actor = { account: memberId(official.member), role: 'official' } as const;

type Wish<Input> = {
  readonly command: string;
  readonly id: string;
  readonly version?: number;
  readonly input: Input;
};

/** Runs a command as the secretary; what plays by the rules is not refused. */
export async function done<State extends Versioned | null, Input, Says extends AnyRefusal>(
  { here }: Pick<Stage, 'here'>,
  command: Command<State, Input, Says>,
  wish: Wish<Input>,
): Promise<Written> {
  const ran = await run(here, command, { ...wish, actor });
  if (!ran.ok) throw new Error(`the demo was refused: ${JSON.stringify(ran.refusal)}`);
  return ran.value;
}

/** The first round begins: its tables open. */
export async function begun(
  { here }: Stage,
  wish: { readonly command: string; readonly id: string; readonly version: number },
): Promise<void> {
  const ran = await beginRound(here, { ...wish, actor, input: { round: 1 } });
  if (!ran.ok) throw new Error(`the demo's round was refused: ${JSON.stringify(ran.refusal)}`);
}
