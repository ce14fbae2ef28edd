import type { NewEvent } from '@/kernel/event';
import type { Outcome } from '@/kernel/outcome';
import type { Actor } from './permissions';

/**
 * What a decision may need besides state and input: when, by whom, new ids, 32 bits of chance. It takes them
 * from here and nowhere else, so that the same decision can be made again.
 */
export type Circumstances = {
  readonly at: number;
  readonly actor: Actor;
  readonly ids: () => string;
  readonly seed: number;
};

/**
 * A plain function from what is and what is asked to what has happened, or to a refusal. It changes nothing.
 */
export type Decision<State, Input, Event extends NewEvent, Refusal> = (
  state: State,
  input: Input,
  circumstances: Circumstances,
) => Outcome<readonly Event[], Refusal>;
