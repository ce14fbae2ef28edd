import { countedPoints } from '../card-points';
import type { Scored } from '../game';
import type { Ledger } from '../ledger';
import { fromEach, toEach } from '../ledger';
import type { Declared } from '../penalties';
import { payFine, payVoid } from '../penalties';
import { payThird } from '../third-of-pack';
import { endingOf } from './ending';
import { cardFigure, sweepFigure, valueOf } from './amounts';
import type { GrossContext, GrossLeft } from './left';
import type { CardBonus, CardKind, Declaration, GrossResult, SweepBonus } from './result';
import { isCardBonus } from './result';
import type { GrossRules } from './rules';

const NOTHING: readonly never[] = [];

/**
 * Section 7, in its order. The result is sound, or lacks only what `check` calls missing: then what is
 * known is booked. Amounts in points. There are no problems that only scoring could find.
 */
export function score(result: GrossResult, { table, rules }: GrossContext): Scored<GrossLeft> {
  const ledger: Ledger = { bookings: [], table };
  const declarations = result.declarations ?? NOTHING;
  if (result.void !== undefined) payVoid(ledger, result.void, declarations.map(declaredOf));
  else for (const declaration of declarations) fromEach(ledger, declaredOf(declaration));
  for (const fine of result.fines ?? NOTHING) payFine(ledger, fine);
  if (result.void === undefined) settle(ledger, result, rules);
  return { bookings: ledger.bookings, left: { again: result.void !== undefined }, problems: NOTHING };
}

const declaredOf = (declaration: Declaration): Declared => ({
  reason: declaration.kind,
  seat: declaration.seat,
  each: valueOf(declaration),
});

/** Kings and Pagat, then all tricks and none, then the card points, as far as they are paid. */
function settle(ledger: Ledger, result: GrossResult, rules: GrossRules): void {
  const bonuses = result.bonuses ?? NOTHING;
  const { paid, counted } = endingOf(result, rules);
  if (paid) for (const bonus of bonuses) if (isCardBonus(bonus)) payCard(ledger, bonus, rules);
  for (const bonus of bonuses) if (!isCardBonus(bonus)) paySweep(ledger, bonus);
  const points = counted ? countedPoints(result, ledger.table) : null;
  if (points) payThird(ledger, points);
}

type Reasons = { readonly made: string; readonly failed: string };

/** *Bagud* is the Danish word for a lost ultimo. */
const reasons: Readonly<Record<CardKind, Reasons>> = {
  king: { made: 'king-won', failed: 'king-lost' },
  pagat: { made: 'pagat-won', failed: 'pagat-lost' },
  'king-ultimo': { made: 'king-ultimo', failed: 'king-bagud' },
  'pagat-ultimo': { made: 'pagat-ultimo', failed: 'pagat-bagud' },
};

function payCard(ledger: Ledger, bonus: CardBonus, rules: GrossRules): void {
  const { kind, seat, made } = bonus;
  const each = cardFigure(bonus, rules);
  if (made) fromEach(ledger, { reason: reasons[kind].made, seat, each });
  else toEach(ledger, { reason: reasons[kind].failed, seat, each });
}

function paySweep(ledger: Ledger, bonus: SweepBonus): void {
  const { kind, seat, made } = bonus;
  const each = sweepFigure(bonus);
  if (made) fromEach(ledger, { reason: kind, seat, each });
  else toEach(ledger, { reason: `${kind}-failed`, seat, each });
}
