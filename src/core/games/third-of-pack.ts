import type { Seat } from '@/kernel/seat';
import type { Counted } from './card-points';
import { AVERAGE } from './card-points';
import type { Ledger } from './ledger';
import { accountOf, pay } from './ledger';

/** A player's card points above the third of the pack, or below it. */
type Gain = { readonly seat: Seat; readonly gain: number };

/**
 * Card points where everybody should have a third of the pack: who lacks points pays them to who has them.
 * One pays two, or two pay one, in order of turn after the one.
 */
export function payThird(ledger: Ledger, counted: Counted): void {
  const { active } = ledger.table;
  const gains = active.map((seat, turn) => ({ seat, gain: (counted[turn] ?? 0) - AVERAGE }));
  const one = oneAgainstTwo(gains);
  if (one < 0) return;
  for (const step of [1, 2]) payDifference(ledger, gains[one], gains[(one + step) % gains.length]);
}

/** Who is alone above the average, or alone below it; −1 if everybody has just that. */
function oneAgainstTwo(gains: readonly Gain[]): number {
  const above = gains.filter(({ gain }) => gain > 0).length;
  return gains.findIndex(({ gain }) => (above === 1 ? gain > 0 : gain < 0));
}

/** What the other of the two has too much or too little, if the one is on the other side. */
function payDifference(ledger: Ledger, one?: Gain, other?: Gain): void {
  if (!one || !other || Math.sign(one.gain) === Math.sign(other.gain)) return;
  const [mine, his] = [accountOf(one.seat), accountOf(other.seat)];
  const ends = other.gain > 0 ? { from: mine, to: his } : { from: his, to: mine };
  pay(ledger, { reason: 'card-points', ...ends, amount: Math.abs(other.gain) });
}
