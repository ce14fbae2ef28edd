import { difference, listDifferences, pointsDifferences } from '../comparison';
import type { Difference, Reconciled } from '../game';
import { checkForm } from './checks/form';
import type { HusarlnContext } from './left';
import type { HusarlnResult, PlayedOut } from './result';
import { normalBonuses } from './result';

/**
 * A claim beside its replay (section 5): the replayed result counts, and every difference is listed, in the
 * order of the result's fields. Only form and seats of the claim are asked.
 */
export function reconcile(
  claim: unknown,
  replayed: HusarlnResult,
  at: HusarlnContext,
): Reconciled<HusarlnResult> {
  const { result: claimed, problems } = checkForm(claim, at.table);
  return { result: replayed, differences: claimed ? differencesOf(claimed, replayed) : [], problems };
}

function differencesOf(claimed: HusarlnResult, replayed: HusarlnResult): readonly Difference[] {
  const [left, right] = [fieldsOf(claimed), fieldsOf(replayed)];
  return [
    ...difference('contract', claimed.contract, replayed.contract),
    ...difference('declarer', left.declarer ?? null, right.declarer ?? null),
    ...difference('choice', left.choice ?? null, right.choice ?? null),
    ...pointsDifferences(left.points, right.points),
    ...listDifferences('bonuses', {
      claimed: normalBonuses(left.bonuses),
      replayed: normalBonuses(right.bonuses),
    }),
  ];
}

/** A deal thrown in has none of them. */
const fieldsOf = (result: HusarlnResult): Partial<PlayedOut> => (result.contract === 'pass' ? {} : result);
