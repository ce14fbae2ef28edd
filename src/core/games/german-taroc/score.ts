import { countedPoints } from '../card-points';
import type { Scored } from '../game';
import type { Ledger } from '../ledger';
import { fromEach, toEach } from '../ledger';
import type { Declared } from '../penalties';
import { payFine, payVoid } from '../penalties';
import { payThird } from '../third-of-pack';
import type { GermanContext, GermanLeft } from './left';
import type { Bonus, Declaration, GermanResult } from './result';
import { FEWEST_MATADORS, FEWEST_TAROKS } from './result';
import type { GermanRules } from './rules';

/** What the rules of 1754 pay, in points from or to each opponent. */
const TAROKS = 10;
const MATADORS = 10;
const STEP = 5;
const HALF = 5;
const FULL = 10;
const PAGAT_LOST = 5;
const PAGAT_ULTIMO = 10;
const FOOL_ALONE = 4;

const NOTHING: readonly never[] = [];

/**
 * Section 7, in its order. The result is sound, or lacks only what `check` calls missing: then what is
 * known is booked. Amounts in points. There are no problems that only scoring could find.
 */
export function score(result: GermanResult, { table, rules }: GermanContext): Scored<GermanLeft> {
  const ledger: Ledger = { bookings: [], table };
  const declared = (result.declarations ?? NOTHING).map(declaredOf);
  if (result.void === undefined) for (const each of declared) fromEach(ledger, each);
  else payVoid(ledger, result.void, declared);
  for (const fine of result.fines ?? NOTHING) payFine(ledger, fine);
  if (result.void === undefined) settle(ledger, result, rules);
  return { bookings: ledger.bookings, left: { again: result.void !== undefined }, problems: NOTHING };
}

const declaredOf = (declaration: Declaration): Declared => ({
  reason: declaration.kind,
  seat: declaration.seat,
  each: valueOf(declaration),
});

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

/** The Pagat, the Excuse, the card points. */
function settle(ledger: Ledger, result: GermanResult, rules: GermanRules): void {
  const bonuses = result.bonuses ?? NOTHING;
  for (const bonus of bonuses) payPagat(ledger, bonus, rules);
  for (const bonus of bonuses) payFoolAlone(ledger, bonus, rules);
  const points = countedPoints(result, ledger.table);
  if (points) payThird(ledger, points);
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
