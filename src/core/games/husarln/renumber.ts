import { movedSeat } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { HusarlnResult } from './result';

/** The same result after its seat `s` became seat `to[s]`. Fields that are absent stay absent. */
export function renumber(result: HusarlnResult, to: readonly Seat[]): HusarlnResult {
  if (result.contract === 'pass') return result;
  const { declarer, bonuses } = result;
  return {
    ...result,
    declarer: movedSeat(declarer, to),
    ...(bonuses && { bonuses: bonuses.map((bonus) => ({ ...bonus, seat: movedSeat(bonus.seat, to) })) }),
  };
}
