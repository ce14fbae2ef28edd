import type { Checked, Scoring } from '../game';
import { renumber } from '../renumbering';
import { checkForm } from './checks/form';
import { checkMeaning } from './checks/meaning';
import type { GermanContext, GermanLeft } from './left';
import { firstLeft } from './left';
import { reconcile } from './reconciliation';
import { GermanResult } from './result';
import type { GermanRules } from './rules';
import { score } from './score';

export const scoring: Scoring<GermanRules, GermanResult, GermanLeft> = {
  form: GermanResult,
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
function check(claim: unknown, at: GermanContext): Checked<GermanResult> {
  const form = checkForm(claim, at);
  return form.result ? { result: form.result, problems: checkMeaning(form.result, at) } : form;
}
