import type { Log } from '@/log/log';
import type { People } from '@/people/people';
import type { Rows } from '@/views/view';
import type { States } from './stream';

/**
 * What a command needs: where facts and texts are kept, who shows them, and where time, ids and chance come
 * from.
 */
export type Desk = {
  readonly log: Log;
  readonly people: Pick<People, 'storeText' | 'textOf' | 'namesOf'>;
  readonly views: { readonly catchUp: () => Promise<unknown>; readonly rows: Rows };
  readonly states: States;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly ids: () => string;
  /** 32 bits of chance. */
  readonly seed: () => number;
};
