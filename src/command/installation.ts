import type { Log } from '@/log/log';
import type { People } from '@/people/people';
import type { States } from './stream';

/** Everything a command needs: where facts, people and views are kept, and where time, ids and chance come from. */
export type Installation = {
  readonly log: Log;
  readonly people: Pick<People, 'storeText' | 'textOf' | 'namesOf'>;
  readonly views: { readonly catchUp: () => Promise<unknown> };
  readonly states: States;
  /** The version of the product, as it stands beside every event. */
  readonly app: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly ids: () => string;
  /** 32 bits of chance. */
  readonly seed: () => number;
};
