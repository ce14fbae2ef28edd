import type { StoredEvent } from '@/kernel/event';
import type { Log } from '@/log/log';

/** Every state knows the version of the stream it was made from. */
export type Versioned = { readonly version: number };

/** A kind of stream: how its state follows from its events. Its names are `kind-id`. */
export interface Stream<State extends Versioned> {
  readonly kind: 'club' | 'season' | 'tournament' | 'sitting';
  evolve(state: State | null, event: StoredEvent): State;
}

export const streamName = ({ kind }: Pick<Stream<Versioned>, 'kind'>, id: string): string => `${kind}-${id}`;

/** Reads the states of streams, and keeps the last ones read: only what is new since then is read again. */
export type States = {
  readonly load: <State extends Versioned>(stream: Stream<State>, id: string) => Promise<State | null>;
};

const mostKept = 100;

/** A log only grows, so a state that was kept can be behind but never wrong. */
export function statesOf(log: Log): States {
  const kept = new Map<string, Versioned>();
  return {
    async load<State extends Versioned>(stream: Stream<State>, id: string) {
      const name = streamName(stream, id);
      const before = ofStream<State>(kept.get(name));
      const events = await log.readStream(name, before?.version ?? 0);
      const state = events.reduce<State | null>((so, event) => stream.evolve(so, event), before);
      if (state) keep(kept, name, state);
      return state;
    },
  };
}

/** Under a stream's name lies a state of its kind. */
const ofStream = <State extends Versioned>(state: Versioned | undefined) => (state ?? null) as State | null;

/** The one used last goes to the end; the first is the one that was not used for the longest time. */
function keep(kept: Map<string, Versioned>, name: string, state: Versioned): void {
  kept.delete(name);
  kept.set(name, state);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
