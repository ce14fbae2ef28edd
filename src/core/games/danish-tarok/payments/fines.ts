import { accountOf, opponentsOf } from '../../ledger';
import type { DanishContext } from '../left';
import type { Ledger } from './ledger';
import { intoPot, pay, pots } from './ledger';
import type { Fine } from '../result';
import type { DanishRules } from '../rules';

/**
 * Books the fines that are paid before the tricks, or those paid after the settlement. In the order of the
 * list.
 */
export function payFines(
  ledger: Ledger,
  fines: readonly Fine[],
  at: DanishContext & { readonly late: boolean },
): void {
  for (const fine of fines) if ((fine.late ?? false) === at.late) payFine(ledger, fine, at.rules);
}

function payFine(ledger: Ledger, fine: Fine, rules: DanishRules): void {
  const { seat } = fine;
  const amount = costOf(fine, rules);
  const wanted = fine.to ?? rules.finesTo;
  const destination = wanted === 'pots' && !rules.pots ? 'opponents' : wanted;
  const from = accountOf(seat);
  switch (destination) {
    case 'pots':
      for (const pot of pots) intoPot(ledger, { reason: 'fine', seat, pot, amount });
      return;
    case 'opponents':
      for (const other of opponentsOf(ledger.table, seat)) {
        pay(ledger, { reason: 'fine', from, to: accountOf(other), amount });
      }
      return;
    case 'club':
      // As much as the two pots would get.
      pay(ledger, { reason: 'fine', from, to: 'club', amount: 2 * amount });
  }
}

function costOf({ kind, amount = 0 }: Fine, rules: DanishRules): number {
  switch (kind) {
    case 'superficial':
      return 0;
    case 'minor':
      return rules.fineMinor;
    case 'major':
      return rules.fineMajor;
    case 'irrecoverable':
      return rules.fineIrrecoverable;
    case 'other':
      return amount;
  }
}
