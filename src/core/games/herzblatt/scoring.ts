import { movedSeat } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { Checked, Scoring } from '../game';
import { checkForm } from './form';
import type { HerzContext, HerzLeft } from './left';
import { checkMeaning } from './meaning';
import { reconcile } from './reconciliation';
import type { HerzResult } from './result';
import { Claim } from './result';
import type { HerzRules } from './rules';
import { score } from './score';

export const scoring: Scoring<HerzRules, HerzResult, HerzLeft> = {
  form: Claim,
  pots: () => [],
  first: () => null,
  check,
  score,
  reconcile,
  leftAfterAmounts: () => null,
  renumber,
  // A deal that nobody wanted to play is over, and the next player deals, as after any other.
  voidOf: ({ contract }) => (contract === 'pass' ? contract : null),
};

/** Every fault of form, or else the first fault of meaning. */
function check(claim: unknown, at: HerzContext): Checked<HerzResult> {
  const form = checkForm(claim, at);
  return form.result ? { result: form.result, problems: checkMeaning(form.result, at) } : form;
}

function renumber(result: HerzResult, to: readonly Seat[]): HerzResult {
  return result.contract === 'pass' ? result : { ...result, declarer: movedSeat(result.declarer, to) };
}
