import type { Checked, Scoring } from '../game';
import { checkForm } from './checks/form';
import { checkMeaning } from './checks/meaning';
import type { HusarlnContext, HusarlnLeft } from './left';
import { playedOut } from './left';
import { reconcile } from './reconciliation';
import { renumber } from './renumber';
import { HusarlnResult } from './result';
import type { HusarlnRules } from './rules';
import { score } from './score';

/** There are no cups. */
export const scoring: Scoring<HusarlnRules, HusarlnResult, HusarlnLeft> = {
  form: HusarlnResult,
  pots: () => [],
  first: () => playedOut,
  check,
  score,
  reconcile,
  leftAfterAmounts: () => playedOut,
  renumber,
  voidOf: ({ contract }) => (contract === 'pass' ? contract : null),
};

/** Every fault of form and seats, or else every fault of meaning. */
function check(claim: unknown, at: HusarlnContext): Checked<HusarlnResult> {
  const form = checkForm(claim, at.table);
  return form.result ? { result: form.result, problems: checkMeaning(form.result, at) } : form;
}
