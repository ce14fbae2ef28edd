import type { Seat } from '@/kernel/seat';
import type { Ending } from '../ending';
import { isLastTrickDue } from '../ending';
import type { Ledger } from './ledger';
import { fromEach, toEach } from '../../ledger';
import { intoPot, outOfPot, pots } from './ledger';
import type { Bonus } from '../result';
import type { DanishRules } from '../rules';

type LastTrick = { readonly ending: Ending; readonly rules: DanishRules; readonly winner: Seat | undefined };

/** What the pots held when the last trick was settled: all that it costs and wins is measured by this. */
type Held = { readonly king: number; readonly pagat: number };

type Settled = LastTrick & { readonly held: Held };

/** Section 7.2, step 5. The 20 is left out while nobody knows who won the trick. */
export function payLastTrick(ledger: Ledger, at: LastTrick): void {
  const { ending, rules, winner } = at;
  const settled = { ending, rules, winner, held: { king: ledger.king, pagat: ledger.pagat } };
  const { tout, nolo, won, failed, lost } = ending;
  if (tout) payTout(ledger, tout, settled);
  else if (nolo) fromEach(ledger, { reason: 'nolo', seat: nolo.seat, each: rules.nolo });
  else if (won && !failed) payUltimo(ledger, won, settled);
  if (failed) payMissedTout(ledger, failed, settled);
  for (const bonus of lost) payBagud(ledger, bonus, settled);
  if (winner !== undefined && isLastTrickDue(ending, rules)) {
    fromEach(ledger, { reason: 'last-trick', seat: winner, each: rules.lastTrick });
  }
}

function payTout(ledger: Ledger, { seat }: Bonus, { rules, held }: Settled): void {
  fromEach(ledger, { reason: 'tout', seat, each: rules.tout });
  if (!rules.toutTakesPots) return;
  for (const pot of pots) outOfPot(ledger, { reason: 'tout-pot', seat, pot, amount: held[pot] });
}

function payUltimo(ledger: Ledger, { kind, seat }: Bonus, { rules, held }: Settled): void {
  const card = cards[kind === 'king-ultimo' ? 'king' : 'pagat'];
  fromEach(ledger, { reason: card.ultimo, seat, each: rules[card.figure] });
  outOfPot(ledger, { reason: card.ultimoPot, seat, pot: card.pot, amount: held[card.pot] });
}

function payMissedTout(ledger: Ledger, { seat }: Bonus, { rules, held }: Settled): void {
  toEach(ledger, { reason: 'tout-failed', seat, each: rules.toutFailed });
  if (!rules.pots) return;
  for (const pot of pots) intoPot(ledger, { reason: 'tout-failed-pot', seat, pot, amount: held[pot] });
}

/** Paid in every case, also after a tout or a nolo. */
function payBagud(ledger: Ledger, { kind, seat }: Bonus, { rules, held }: Settled): void {
  const card = cards[kind === 'king-ultimo' ? 'king' : 'pagat'];
  toEach(ledger, { reason: card.bagud, seat, each: rules[card.figure] });
  if (rules.pots) intoPot(ledger, { reason: card.bagudPot, seat, pot: card.pot, amount: held[card.pot] });
}

const cards = {
  king: {
    pot: 'king',
    figure: 'kingUltimo',
    ultimo: 'king-ultimo',
    ultimoPot: 'king-ultimo-pot',
    bagud: 'king-bagud',
    bagudPot: 'king-bagud-pot',
  },
  pagat: {
    pot: 'pagat',
    figure: 'pagatUltimo',
    ultimo: 'pagat-ultimo',
    ultimoPot: 'pagat-ultimo-pot',
    bagud: 'pagat-bagud',
    bagudPot: 'pagat-bagud-pot',
  },
} as const;
