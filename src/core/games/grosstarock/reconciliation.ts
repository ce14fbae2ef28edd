import { difference, listDifferences, pointsDifferences } from '../comparison';
import type { Difference, Reconciled } from '../game';
import { checkForm } from './checks/form';
import { endingOf } from './ending';
import { cardFigure } from './amounts';
import type { GrossContext } from './left';
import type { Bonus, GrossResult } from './result';
import { isCardBonus } from './result';
import type { GrossRules } from './rules';

/**
 * A claim beside its replay (section 5): the replayed result counts, with the fines, which only a claim can
 * know; every difference is listed, in the order of the spec.
 */
export function reconcile(claim: unknown, replayed: GrossResult, at: GrossContext): Reconciled<GrossResult> {
  const { result: claimed, problems } = checkForm(claim, at);
  if (!claimed) return { result: replayed, differences: [], problems };
  const result = claimed.fines ? { ...replayed, fines: claimed.fines } : replayed;
  return { result, differences: differencesOf(claimed, replayed, at.rules), problems: [] };
}

function differencesOf(
  claimed: GrossResult,
  replayed: GrossResult,
  rules: GrossRules,
): readonly Difference[] {
  if (claimed.void !== undefined) return difference('void', claimed.void, null);
  return [
    ...declarationDifferences(claimed, replayed),
    ...bonusDifferences(claimed, replayed, rules),
    ...('lastTrick' in claimed ? difference('lastTrick', claimed.lastTrick, replayed.lastTrick ?? null) : []),
    ...pagatDifferences(claimed, replayed, rules),
    ...pointsDifferences(claimed.points, replayed.points),
  ];
}

/** Which card is missing need not be claimed. */
const declarationDifferences = (claimed: GrossResult, replayed: GrossResult): readonly Difference[] =>
  listDifferences(
    'declarations',
    { claimed: claimed.declarations ?? [], replayed: replayed.declarations ?? [] },
    ['missing'],
  );

/** Bonuses that pay nothing, by the replayed result, are left out on both sides. */
function bonusDifferences(claimed: GrossResult, replayed: GrossResult, rules: GrossRules) {
  const { paid } = endingOf(replayed, rules);
  const pays = (bonus: Bonus) => !isCardBonus(bonus) || (paid && cardFigure(bonus, rules) > 0);
  return listDifferences('bonuses', {
    claimed: (claimed.bonuses ?? []).filter(pays),
    replayed: (replayed.bonuses ?? []).filter(pays),
  });
}

function pagatDifferences(claimed: GrossResult, replayed: GrossResult, rules: GrossRules) {
  const asked = 'pagatDiscarded' in claimed || endingOf(replayed, rules).paid;
  return asked
    ? difference('pagatDiscarded', claimed.pagatDiscarded ?? false, replayed.pagatDiscarded ?? false)
    : [];
}
