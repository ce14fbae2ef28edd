import { difference, pointsDifferences } from '../comparison';
import type { Difference, Reconciled } from '../game';
import { checkForm } from './form';
import type { HerzContext } from './left';
import type { HerzResult } from './result';

/** A claim beside its replay (section 5): the replayed result counts, every difference is listed. */
export function reconcile(claim: unknown, replayed: HerzResult, at: HerzContext): Reconciled<HerzResult> {
  const { result: claimed, problems } = checkForm(claim, at);
  return { result: replayed, differences: claimed ? differencesOf(claimed, replayed) : [], problems };
}

function differencesOf(claimed: HerzResult, replayed: HerzResult): readonly Difference[] {
  const told = fieldsOf(claimed);
  const played = fieldsOf(replayed);
  return [
    ...difference('contract', claimed.contract, replayed.contract),
    ...difference('declarer', told.declarer, played.declarer),
    ...pointsDifferences(told.points, played.points),
  ];
}

const fieldsOf = (result: HerzResult) =>
  result.contract === 'pass'
    ? { declarer: null, points: [] }
    : { declarer: result.declarer, points: result.points ?? [] };
