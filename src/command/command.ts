import type { NewEvent } from '@/kernel/event';
import type { Outcome } from '@/kernel/outcome';
import type { Params } from '@/kernel/phrase';
import type { Circumstances } from '@/league/decision';
import type { Action, Actor } from '@/league/permissions';
import type { Desk } from './desk';
import type { Stream, Versioned } from './stream';

/** Anything that says no: a stable code, and what its sentence takes in. */
export type AnyRefusal = { readonly code: string; readonly params?: Params };

/** What to write about: which club, tournament, sitting or person there is none of. */
export type NotFound = {
  readonly code: 'not-found';
  readonly params: {
    readonly what: 'club' | 'season' | 'tournament' | 'sitting' | 'person';
    readonly id: string;
  };
};

/**
 * A decision with what is needed to run it: `league` knows the decision, this says where its state comes
 * from. Methods, not function fields, so that every command is an `AnyCommand`. `State` includes null if the
 * command begins a stream.
 */
export interface Command<State extends Versioned | null, Input, Refusal extends AnyRefusal> {
  /** As in `league/permissions`. */
  readonly action: Action;
  readonly stream: Stream<NonNullable<State>>;
  /** May it begin the stream? Otherwise what it writes about must exist. */
  readonly begins: boolean;
  decide(state: State, input: Input, circumstances: Circumstances): Outcome<readonly NewEvent[], Refusal>;
  /** What is wrong outside the stream: a person that does not exist. Null if nothing is. */
  before?(desk: Desk, input: Input): Promise<NotFound | null>;
  /**
   * The input with what the decision must know beyond its stream (tables that are open, a seating that was
   * found), or why that cannot be had. What was asked stays the input: a repeat is known by it.
   */
  complete?(desk: Desk, input: Input, upon: Upon<State>): Promise<Outcome<Input, Refusal>>;
  /**
   * What a writer is told who was not fast enough; null if what happened since does not touch it. Without it,
   * the decision alone judges what it finds.
   */
  conflict?(state: NonNullable<State>, expected: number, input: Input): Refusal | null;
  /** What this replaces: texts that are in it already are not stored again. */
  replaces?(state: NonNullable<State>, input: Input): unknown;
}

/** What is written about: the id of the stream, without its kind, and its state. */
export type Upon<State> = { readonly id: string; readonly state: State };

export type AnyCommand = Command<Versioned | null, unknown, AnyRefusal>;

/**
 * One wish to write. `command` is made once by the client for one intention and kept for every retry; `id` is
 * the stream's, without its kind; `version` the stream's as the writer saw it, left out for what begins one.
 */
export type Call<Input> = {
  readonly command: string;
  readonly actor: Actor;
  readonly id: string;
  readonly version?: number;
  readonly input: Input;
  /**
   * Keeps what the log must not know (a name, an address) before the events that speak of it are appended,
   * once the decision stands. Called again if another writer came in between.
   */
  readonly keep?: () => Promise<void>;
};
