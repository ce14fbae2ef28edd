import type { Counted } from './card-points';
import { AVERAGE } from './card-points';
import type { Ledger } from './ledger';
import { accountOf, pay } from './ledger';

/**
 * Card points where everybody should have a third of the pack: who lacks points pays them to who has them.
 * One pays two, or two pay one, in order of turn after the one.
 */
export function payThird(ledger: Ledger, counted: Counted): void {
  const one = oneAgainstTwo(counted);
  if (one < 0) return;
  payDifference(ledger, counted, { one, other: (one + 1) % 3 });
  payDifference(ledger, counted, { one, other: (one + 2) % 3 });
}

/** Above the average, or below it. */
const gainOf = (counted: Counted, turn: number): number => (counted[turn] ?? AVERAGE) - AVERAGE;

/** Who is alone above the average, or alone below it, by turn; −1 if everybody has just that. */
function oneAgainstTwo(counted: Counted): number {
  const sign = aboveAverage(counted) === 1 ? 1 : -1;
  for (let turn = 0; turn < counted.length; turn++) if (sign * gainOf(counted, turn) > 0) return turn;
  return -1;
}

function aboveAverage(counted: Counted): number {
  let above = 0;
  for (const points of counted) if (points > AVERAGE) above += 1;
  return above;
}

type Pair = { readonly one: number; readonly other: number };

/** What the other of the two has too much or too little, if the one is on the other side. */
function payDifference(ledger: Ledger, counted: Counted, { one, other }: Pair): void {
  const { active, dealer } = ledger.table;
  const gain = gainOf(counted, other);
  if (gain * gainOf(counted, one) >= 0) return;
  const mine = accountOf(active[one] ?? dealer);
  const his = accountOf(active[other] ?? dealer);
  if (gain > 0) pay(ledger, { reason: 'card-points', from: mine, to: his, amount: gain });
  else pay(ledger, { reason: 'card-points', from: his, to: mine, amount: -gain });
}
