import { difference, listDifferences, pointsDifferences } from '../comparison';
import type { Difference, Reconciled } from '../game';
import { checkForm } from './checks/form';
import type { DroggnContext } from './left';
import type { Bonus, DroggnResult, Played } from './result';
import { isUltimo } from './result';
import { inOrder } from './score';

/** A claim beside its replay (section 5): the replayed result counts, and every difference is listed. */
export function reconcile(
  claim: unknown,
  replayed: DroggnResult,
  at: DroggnContext,
): Reconciled<DroggnResult> {
  const { result: claimed, problems } = checkForm(claim, at);
  const differences = claimed ? differencesOf(normal(claimed), normal(replayed)) : [];
  return { result: replayed, differences, problems: claimed ? [] : problems };
}

/** A result with its defaults filled in. */
type Normal = Partial<Omit<Played, 'contract'>> & {
  readonly contract: string;
  readonly match: boolean;
  readonly doubles: number;
  readonly bonuses: readonly Bonus[];
};

function normal(result: DroggnResult): Normal {
  const played: Partial<Omit<Played, 'contract'>> = result.contract === 'pass' ? {} : result;
  const { match = false, doubles = 0, bonuses = [], revoke } = played;
  const filled = inOrder(bonuses).map((bonus) => normalBonus(bonus, revoke !== undefined));
  return { ...played, contract: result.contract, match, doubles, bonuses: filled };
}

/** After a revoke nobody knows what a laid-out card would have come to. */
function normalBonus(bonus: Bonus, revoked: boolean): Bonus {
  if (!isUltimo(bonus)) return bonus;
  const { announced = false, made = true } = bonus;
  return revoked ? { ...bonus, announced } : { ...bonus, announced, made };
}

const differencesOf = (claimed: Normal, replayed: Normal): readonly Difference[] => [
  ...difference('contract', claimed.contract, replayed.contract),
  ...difference('declarer', claimed.declarer ?? null, replayed.declarer ?? null),
  ...pointsDifferences(claimed.points, replayed.points),
  ...difference('match', claimed.match, replayed.match),
  ...difference('doubles', claimed.doubles, replayed.doubles),
  ...listDifferences('bonuses', { claimed: claimed.bonuses, replayed: replayed.bonuses }),
  ...(claimed.lastTrick === undefined
    ? []
    : difference('lastTrick', claimed.lastTrick, replayed.lastTrick ?? null)),
  ...difference('revoke', claimed.revoke ?? null, replayed.revoke ?? null),
];
