import { difference, listDifferences, pointsDifferences } from '../comparison';
import type { Difference, Reconciled } from '../game';
import { checkForm } from './checks/form';
import type { GermanContext } from './left';
import type { Bonus, GermanResult } from './result';
import type { GermanRules } from './rules';

/**
 * A claim beside its replay (section 5): the replayed result counts, with the fines, which only a claim can
 * know; every difference is listed, in the order of the spec.
 */
export function reconcile(
  claim: unknown,
  replayed: GermanResult,
  at: GermanContext,
): Reconciled<GermanResult> {
  const { result: claimed, problems } = checkForm(claim, at);
  if (!claimed) return { result: replayed, differences: [], problems };
  return {
    result: { ...replayed, ...(claimed.fines && { fines: claimed.fines }) },
    differences: differencesOf(claimed, replayed, at.rules),
    problems: [],
  };
}

function differencesOf(
  claimed: GermanResult,
  replayed: GermanResult,
  rules: GermanRules,
): readonly Difference[] {
  if (claimed.void !== undefined) return difference('void', claimed.void, null);
  return [
    ...declarationDifferences(claimed, replayed),
    ...bonusDifferences(claimed, replayed, rules),
    ...('lastTrick' in claimed ? difference('lastTrick', claimed.lastTrick, replayed.lastTrick ?? null) : []),
    ...('pagatDiscarded' in claimed
      ? difference('pagatDiscarded', claimed.pagatDiscarded, replayed.pagatDiscarded ?? false)
      : []),
    ...pointsDifferences(claimed.points, replayed.points),
  ];
}

/** Which card is missing, and whether Pagat and Excuse are there, need not be claimed. */
const declarationDifferences = (claimed: GermanResult, replayed: GermanResult): readonly Difference[] =>
  listDifferences(
    'declarations',
    { claimed: claimed.declarations ?? [], replayed: replayed.declarations ?? [] },
    ['missing', 'pagat', 'fool'],
  );

const bonusDifferences = (claimed: GermanResult, replayed: GermanResult, rules: GermanRules) =>
  listDifferences('bonuses', {
    claimed: payingBonuses(claimed, rules),
    replayed: payingBonuses(replayed, rules),
  });

/** Without those that pay nothing. */
const payingBonuses = ({ bonuses = [] }: GermanResult, { foolAlone }: GermanRules): readonly Bonus[] =>
  bonuses.filter(({ kind, made }) =>
    kind === 'fool-alone' ? foolAlone !== 'value-only' : kind === 'pagat-ultimo' || !made,
  );
