import type { Derived } from '@/core/replay/derived';
import { scoreRecord } from '@/core/replay/record';
import type { Outcome } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { sittingRecord } from './record';
import type { Sitting } from './sitting';

/**
 * What a sitting comes to, from its first deal on: `tarok-score/1`, or every fault with its path in the
 * record.
 */
export const replay = (sitting: Sitting): Outcome<Derived, readonly Problem[]> =>
  scoreRecord(sittingRecord(sitting));

/** Does the last deal stop before its end? */
export const isUnfinished = ({ deals }: Derived): boolean => deals.some((deal) => 'unfinished' in deal);
