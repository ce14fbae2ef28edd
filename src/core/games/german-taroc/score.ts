import type { Booking } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { Scored } from '../game';
import { AVERAGE, countedPoints } from '../card-points';
import type { Ledger } from '../ledger';
import { accountOf, fromEach, opponentsOf, pay, toEach } from '../ledger';
import type { GermanContext, GermanLeft } from './left';
import type { Bonus, Declaration, Fine, GermanResult } from './result';
import { FEWEST_MATADORS, FEWEST_TAROKS } from './result';
import type { GermanRules } from './rules';

/** What the rules of 1754 pay, in points for each opponent. */
const TAROKS = 10;
const MATADORS = 10;
const STEP = 5;
const HALF = 5;
const FULL = 10;
const PAGAT_LOST = 5;
const PAGAT_ULTIMO = 10;
const FOOL_ALONE = 4;
const PENALTY = 5;

/**
 * Section 7, in its order. The result is sound, or lacks only what `check` calls missing: then what is
 * known is booked. Amounts in points. There are no problems that only scoring could find.
 */
export function score(result: GermanResult, at: GermanContext): Scored<GermanLeft> {
  const bookings: Booking[] = [];
  const ledger: Ledger = { bookings, table: at.table };
  if (result.void === undefined) payDeclarations(ledger, result);
  else payVoid(ledger, result);
  for (const fine of result.fines ?? []) payFine(ledger, fine);
  if (result.void === undefined) paySettlement(ledger, result, at.rules);
  return { bookings, left: { again: result.void !== undefined }, problems: [] };
}

function payDeclarations(ledger: Ledger, { declarations = [] }: GermanResult): void {
  for (const declaration of declarations) {
    fromEach(ledger, { reason: declaration.kind, seat: declaration.seat, each: valueOf(declaration) });
  }
}

/** What a declaration is worth from each opponent (section 4.3). */
export function valueOf(declaration: Declaration): number {
  switch (declaration.kind) {
    case 'taroks':
      return TAROKS + STEP * (declaration.count - FEWEST_TAROKS);
    case 'matadors':
      return MATADORS + STEP * (declaration.count - FEWEST_MATADORS);
    case 'kings':
    case 'suit':
      return declaration.form === 'half' ? HALF : FULL;
  }
}

/** Rules 3 and 4 of 1754: after a wrong discard the dealer pays what the others declared for two. */
function payVoid(ledger: Ledger, { declarations = [], void: kind }: GermanResult): void {
  const { dealer } = ledger.table;
  if (kind === undefined || kind === 'annulled') return;
  for (const declaration of declarations) {
    const { kind: reason, seat } = declaration;
    const amount = 2 * valueOf(declaration);
    if (seat !== dealer) pay(ledger, { reason, from: accountOf(dealer), to: accountOf(seat), amount });
  }
  toEach(ledger, { reason: kind, seat: dealer, each: PENALTY });
}

function payFine(ledger: Ledger, { seat, kind, amount = 0, to }: Fine): void {
  const each = kind === 'revoke' ? PENALTY : amount;
  const from = accountOf(seat);
  // As much as two opponents would get.
  if (to === 'club') return pay(ledger, { reason: 'fine', from, to: 'club', amount: 2 * each });
  for (const other of opponentsOf(ledger.table, seat)) {
    pay(ledger, { reason: 'fine', from, to: accountOf(other), amount: each });
  }
}

function paySettlement(ledger: Ledger, result: GermanResult, rules: GermanRules): void {
  const { bonuses = [] } = result;
  for (const bonus of bonuses) payPagat(ledger, bonus, rules);
  for (const bonus of bonuses) payFoolAlone(ledger, bonus, rules);
  payCount(ledger, result);
}

/** The Pagat brought home before the last trick is its own reward. */
function payPagat(ledger: Ledger, { seat, kind, made }: Bonus, { pagatUltimoLost }: GermanRules): void {
  if (kind === 'pagat' && !made) toEach(ledger, { reason: 'pagat-lost', seat, each: PAGAT_LOST });
  if (kind !== 'pagat-ultimo') return;
  if (made) fromEach(ledger, { reason: 'pagat-ultimo', seat, each: PAGAT_ULTIMO });
  else toEach(ledger, { reason: 'pagat-bagud', seat, each: pagatUltimoLost });
}

function payFoolAlone(ledger: Ledger, { seat, kind }: Bonus, { foolAlone }: GermanRules): void {
  if (kind !== 'fool-alone' || foolAlone === 'value-only') return;
  fromEach(ledger, { reason: 'fool-alone', seat, each: FOOL_ALONE });
}

/** A player's card points above the third of the pack, or below it. */
type Gain = { readonly seat: Seat; readonly gain: number };

/** Who lacks points pays them to who has them: one to two, or two to one, in order of turn after the one. */
function payCount(ledger: Ledger, result: GermanResult): void {
  const counted = countedPoints(result, ledger.table);
  if (!counted) return;
  const gains = ledger.table.active.map((seat, turn) => ({ seat, gain: (counted[turn] ?? 0) - AVERAGE }));
  const [up, ...moreUp] = gains.filter(({ gain }) => gain > 0);
  const [down] = gains.filter(({ gain }) => gain < 0);
  if (!up || !down) return;
  const one = moreUp.length === 0 ? up : down;
  for (const other of gainsAfter(gains, one)) payDifference(ledger, one, other);
}

function gainsAfter(gains: readonly Gain[], one: Gain): readonly Gain[] {
  const at = gains.indexOf(one);
  return [...gains.slice(at + 1), ...gains.slice(0, at)];
}

/** What the other of the two has too much or too little. */
function payDifference(ledger: Ledger, one: Gain, { seat, gain }: Gain): void {
  const [mine, his] = [accountOf(one.seat), accountOf(seat)];
  const ends = gain > 0 ? { from: mine, to: his } : { from: his, to: mine };
  pay(ledger, { reason: 'card-points', ...ends, amount: Math.abs(gain) });
}
