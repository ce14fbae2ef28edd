import type { Account } from '@/kernel/booking';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { DanishContext } from '../left';
import type { Ledger } from './ledger';
import { accountOf } from '../../ledger';
import { KING_POT, PAGAT_POT, pay } from './ledger';
import type { Adjustment } from '../result';

/**
 * The account a table may write in an adjustment: a seat present, a pot of the rules, the club. Null for any
 * other.
 */
export function adjustableAccount(text: string, { table, rules }: DanishContext): Account | null {
  if (text === 'club') return 'club';
  if (text === KING_POT || text === PAGAT_POT) return rules.pots ? text : null;
  return table.present.map(accountOf).find((account) => account === text) ?? null;
}

/**
 * Books what the table agreed on by hand; one that takes more out of a pot than it holds is a problem
 * instead.
 */
export function payAdjustments(ledger: Ledger, adjustments: readonly Adjustment[], at: DanishContext) {
  const problems: Problem[] = [];
  for (const [index, adjustment] of adjustments.entries()) {
    const short = shortfall(ledger, adjustment);
    if (short) problems.push(wrong('adjustment-amount', `adjustments.${index}.amount`, short));
    else book(ledger, adjustment, at);
  }
  return problems;
}

function shortfall(ledger: Ledger, { from, amount }: Adjustment) {
  if (from === KING_POT && amount > ledger.king)
    return { about: 'pot', value: amount, pot: 'king', holds: ledger.king };
  if (from === PAGAT_POT && amount > ledger.pagat)
    return { about: 'pot', value: amount, pot: 'pagat', holds: ledger.pagat };
  return null;
}

function book(ledger: Ledger, adjustment: Adjustment, at: DanishContext): void {
  const from = adjustableAccount(adjustment.from, at);
  const to = adjustableAccount(adjustment.to, at);
  if (!from || !to) throw new Error(`no account of this table: ${adjustment.from}, ${adjustment.to}`);
  pay(ledger, { reason: 'adjustment', from, to, amount: adjustment.amount });
}
