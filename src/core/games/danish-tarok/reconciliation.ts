import type { Problem } from '@/kernel/problem';
import type { Difference, Reconciled } from '../game';
import { difference, listDifferences, pointsDifferences } from '../comparison';
import { isUltimo } from '../ultimo';
import { checkForm } from './checks/form';
import type { DanishContext } from './left';
import { fineVoid } from './checks/meaning';
import type { Bonus, DanishResult, Fine } from './result';
import type { DanishRules } from './rules';

/**
 * A claim beside its replay (section 5): the replayed result counts, with the rulings that only a claim can
 * know (its adjustments, and its fines if none is among the actions); every difference is listed, in the
 * order of the spec.
 */
export function reconcile(
  claim: unknown,
  replayed: DanishResult,
  at: DanishContext,
): Reconciled<DanishResult> {
  const { result: claimed, problems } = checkForm(claim, at);
  if (!claimed) return { result: replayed, differences: [], problems };
  const result = { ...replayed, ...rulingsOf(claimed, replayed) };
  return {
    result,
    differences: differencesOf(claimed, replayed, at.rules),
    problems: keptFineProblems(result, replayed),
  };
}

const rulingsOf = ({ fines, adjustments }: DanishResult, replayed: DanishResult) => ({
  ...(fines && !replayed.fines && { fines }),
  ...(adjustments && { adjustments }),
});

const keptFineProblems = (result: DanishResult, replayed: DanishResult): readonly Problem[] =>
  replayed.fines ? [] : fineVoid(result);

function differencesOf(
  claimed: DanishResult,
  replayed: DanishResult,
  rules: DanishRules,
): readonly Difference[] {
  const voids = difference('void', claimed.void ?? null, replayed.void ?? null);
  if (voids.length > 0) return voids;
  return [
    ...declarationDifferences(claimed, replayed),
    ...bonusDifferences(claimed, replayed, rules),
    ...(replayed.fines ? fineDifferences(claimed.fines ?? [], replayed.fines) : []),
    ...('lastTrick' in claimed ? difference('lastTrick', claimed.lastTrick, replayed.lastTrick ?? null) : []),
    ...('pagatDiscarded' in claimed
      ? difference('pagatDiscarded', claimed.pagatDiscarded, replayed.pagatDiscarded ?? false)
      : []),
    ...pointsDifferences(claimed.points, replayed.points),
  ];
}

/** Which card is missing need not be claimed. */
const declarationDifferences = (claimed: DanishResult, replayed: DanishResult): readonly Difference[] =>
  listDifferences(
    'declarations',
    { claimed: claimed.declarations ?? [], replayed: replayed.declarations ?? [] },
    ['missing'],
  );

const bonusDifferences = (claimed: DanishResult, replayed: DanishResult, rules: DanishRules) =>
  listDifferences('bonuses', {
    claimed: payingBonuses(claimed, rules),
    replayed: payingBonuses(replayed, rules),
  });

/** Without the bonuses that may be left out because they pay nothing. */
function payingBonuses({ bonuses = [] }: DanishResult, { pagatWon }: DanishRules): readonly Bonus[] {
  const ended = bonuses.some(({ kind }) => kind === 'tout' || kind === 'nolo');
  return bonuses.filter((bonus) => {
    if (!bonus.made) return true;
    return !(ended && isUltimo(bonus)) && !(pagatWon === 0 && bonus.kind === 'pagat');
  });
}

/** Fines are compared without what was typed as their reason. */
function fineDifferences(claimed: readonly Fine[], replayed: readonly Fine[]): readonly Difference[] {
  const bare = ({ why: _why, ...fine }: Fine) => fine;
  return listDifferences('fines', { claimed: claimed.map(bare), replayed: replayed.map(bare) });
}
