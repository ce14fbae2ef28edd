import type { Pot } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { DanishContext, DanishLeft } from '../left';
import type { Ledger } from './ledger';
import { intoPot } from './ledger';

/** Which pots were founded for this very deal. */
export type Founded = DanishLeft['due'];

/**
 * Everybody present founds each pot that is due or empty, forehand first, dealer last; also in a void deal.
 */
export function payFoundation(ledger: Ledger, { rules, left: { due }, table }: DanishContext): Founded {
  const founded = {
    king: rules.pots && (due.king || ledger.king === 0),
    pagat: rules.pots && (due.pagat || ledger.pagat === 0),
  };
  if (founded.king) foundPot(ledger, { pot: 'king', order: table.order, amount: rules.foundation });
  if (founded.pagat) foundPot(ledger, { pot: 'pagat', order: table.order, amount: rules.foundation });
  return founded;
}

type Foundation = { readonly pot: Pot; readonly order: readonly Seat[]; readonly amount: number };

function foundPot(ledger: Ledger, { pot, order, amount }: Foundation): void {
  for (const seat of order) intoPot(ledger, { reason: 'foundation', seat, pot, amount });
}

/** The dealer's stake into each pot; not a second time when he deals again. */
export function payStake(ledger: Ledger, { rules, left, table }: DanishContext, founded: Founded): void {
  if (!rules.pots || (left.redeal && !rules.stakeOnRedeal)) return;
  const { dealer: seat } = table;
  const amount = rules.dealerStake;
  const always = rules.stakeIntoRefilledPot;
  if (always || !founded.king) intoPot(ledger, { reason: 'dealer-stake', seat, pot: 'king', amount });
  if (always || !founded.pagat) intoPot(ledger, { reason: 'dealer-stake', seat, pot: 'pagat', amount });
}
