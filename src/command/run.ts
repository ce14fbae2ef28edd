import { hash } from 'node:crypto';
import type { NewEvent } from '@/kernel/event';
import { accept, type Outcome, refuse } from '@/kernel/outcome';
import { mayDo } from '@/league/permissions';
import { orderedText } from '@/league/same';
import { textsIn } from '@/league/text';
import { isCommandReused, isVersionConflict } from '@/log/errors';
import type { Appended } from '@/log/log';
import { app } from './app';
import type { AnyCommand, AnyRefusal, Call, Command, NotFound } from './command';
import { type Failure, failureOf } from './failure';
import type { Desk } from './desk';
import { plain } from './plain';
import { streamName, type Versioned } from './stream';
import { keepTexts, provisional, type References, textsBehind, withReferences } from './texts';

/** Where a command's events ended up; `duplicate`: it was written before, and this is its first answer. */
export type Written = { readonly position: number; readonly version: number; readonly duplicate: boolean };

/** What every command may be refused for, besides what its decision says. */
export type RunRefusal =
  | { readonly code: 'forbidden'; readonly params: { readonly action: string } }
  | { readonly code: 'command-reused' }
  | { readonly code: 'store-unavailable'; readonly params: { readonly reason: Failure } }
  | NotFound;

/**
 * Runs a decision: the one way to write. A repeated command gets its first answer again; the stream must be
 * at the version the writer saw; when somebody else writes in between, the decision is made again upon what
 * is there then. The views have seen the events before the answer. A disk that takes nothing is a refusal,
 * and nothing is stored.
 */
export async function run<State extends Versioned | null, Input, Refusal extends AnyRefusal>(
  desk: Desk,
  command: Command<State, Input, Refusal>,
  call: Call<Input>,
): Promise<Outcome<Written, Refusal | RunRefusal>> {
  const job = jobOf(desk, command, call);
  try {
    return ofCommand<Refusal>(await untilSettled(job));
  } catch (error) {
    if (isCommandReused(error)) return refuse({ code: 'command-reused' });
    const reason = failureOf(error);
    if (reason === null) throw error;
    return refuse({ code: 'store-unavailable', params: { reason } });
  }
}

/** One run; `asked` is the fingerprint of what is asked, whatever version the writer saw when asking it. */
type Job = {
  readonly desk: Desk;
  readonly command: AnyCommand;
  readonly call: Call<unknown>;
  readonly asked: string;
};

function jobOf(desk: Desk, command: AnyCommand, call: Call<unknown>): Job {
  const blind = !command.begins && call.version === undefined;
  if (blind) throw new Error(`${command.action} must say what it saw`);
  const input = plain(call.input);
  const asked = hash('sha256', orderedText([call.command, command.action, call.id, input]));
  return { desk, command, call: { ...call, input }, asked };
}

type Ran = Outcome<Written, AnyRefusal>;

/** What a command's own decision refuses is of its kind. */
const ofCommand = <Refusal>(ran: Ran) => ran as Outcome<Written, Refusal | RunRefusal>;

/** Each further turn begins because another writer came first, so somebody always gets on. */
async function untilSettled(job: Job): Promise<Ran> {
  for (;;) {
    try {
      return await once(job);
    } catch (error) {
      if (!isVersionConflict(error)) throw error;
    }
  }
}

async function once(job: Job): Promise<Ran> {
  const { desk, command, call, asked } = job;
  const before = await desk.log.findCommand(call.command);
  if (before?.fingerprint === asked) return answer(desk, before.appended);
  if (before) return refuse({ code: 'command-reused' });
  const { action } = command;
  if (!mayDo(call.actor.role, action)) return refuse({ code: 'forbidden', params: { action } });
  return write(job, await desk.states.load(command.stream, call.id));
}

async function write(job: Job, state: Versioned | null): Promise<Ran> {
  const { desk, command, call, asked } = job;
  const { kind } = command.stream;
  if (!state && !command.begins) return refuse({ code: 'not-found', params: { what: kind, id: call.id } });
  const decided = await decide(job, state);
  if (!decided.ok) return decided;
  await call.keep?.();
  const appended = await desk.log.append(streamName(command.stream, call.id), decided.value, {
    expected: state?.version ?? 0,
    commandId: call.command,
    fingerprint: asked,
    meta: { actor: call.actor.account, command: call.command, app: app },
  });
  return answer(desk, appended);
}

async function answer(desk: Desk, appended: Appended): Promise<Outcome<Written, never>> {
  await showInViews(desk);
  const { lastPosition: position, version, duplicate } = appended;
  return accept({ position, version, duplicate });
}

/**
 * What is stored stays stored, even if the disk has no room left to show it; the views catch up when it has.
 */
async function showInViews({ views }: Desk): Promise<void> {
  try {
    await views.catchUp();
  } catch (error) {
    if (failureOf(error) === null) throw error;
  }
}

type Decided = Outcome<readonly NewEvent[], AnyRefusal>;

type Texts = readonly string[];

async function decide(job: Job, state: Versioned | null): Promise<Decided> {
  const { desk, command, call } = job;
  const { version, input } = call;
  const seen = state === null || version === undefined || version === state.version;
  const clash = seen ? null : (command.conflict?.(state, version, input) ?? null);
  if (clash) return refuse(clash);
  const fault = (await command.before?.(desk, input)) ?? null;
  if (fault) return refuse(fault);
  const completed = (await command.complete?.(desk, input, { id: call.id, state })) ?? accept(input);
  return completed.ok ? decideUpon({ ...job, call: { ...call, input: completed.value } }, state) : completed;
}

function decideUpon(job: Job, state: Versioned | null): Decided | Promise<Decided> {
  const texts = textsIn(job.call.input);
  return texts.length === 0 ? decideWith(job, state, new Map()) : decideWithTexts(job, state, texts);
}

/**
 * Texts are kept only once the decision stands: it is tried first, so that what is refused leaves nothing
 * behind.
 */
async function decideWithTexts(job: Job, state: Versioned | null, texts: Texts): Promise<Decided> {
  const { desk, command, call } = job;
  const known = await textsBehind(desk, state && command.replaces?.(state, call.input));
  const trial = decideWith(job, state, provisional(texts, known));
  if (!trial.ok) return trial;
  const typed = { texts, author: call.actor.account };
  return decideWith(job, state, await keepTexts(desk, typed, known));
}

function decideWith({ desk, command, call }: Job, state: Versioned | null, references: References): Decided {
  const circumstances = { at: desk.clock(), actor: call.actor, ids: desk.ids, seed: desk.seed() };
  return command.decide(state, withReferences(call.input, references), circumstances);
}
