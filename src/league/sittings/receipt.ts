import type { Derived } from '@/core/replay/derived';
import type { Receipt } from './events';

/** Which engine made a receipt. Raised whenever a game scores something differently than before. */
export const engine = '1';

/** What stands beside an event to prove later that a replay comes to the same. */
export const receiptOf = ({ totals, pots }: Pick<Derived, 'totals' | 'pots'>): Receipt => ({
  totals: [...totals],
  pots: { ...pots },
  engine,
});
