import type { Checked, Scoring } from '../game';
import { renumber } from '../renumbering';
import { checkForm } from './checks/form';
import { checkMeaning } from './checks/meaning';
import type { GrossContext, GrossLeft } from './left';
import { firstLeft } from './left';
import { reconcile } from './reconciliation';
import { GrossResult } from './result';
import type { GrossRules } from './rules';
import { score } from './score';

export const scoring: Scoring<GrossRules, GrossResult, GrossLeft> = {
  form: GrossResult,
  pots: () => [],
  first: () => firstLeft,
  check,
  score,
  reconcile,
  leftAfterAmounts: () => firstLeft,
  renumber,
  voidOf: (result) => result.void ?? null,
};

/** Every fault of form, or else every fault of meaning. */
function check(claim: unknown, at: GrossContext): Checked<GrossResult> {
  const form = checkForm(claim, at);
  return form.result ? { result: form.result, problems: checkMeaning(form.result, at) } : form;
}
