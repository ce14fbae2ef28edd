import type { Checked, Scoring } from '../game';
import { checkForm } from './checks/form';
import type { DanishContext, DanishLeft } from './left';
import { firstLeft, leftAfterAmounts } from './left';
import { pots } from './payments/ledger';
import { checkMeaning } from './checks/meaning';
import { reconcile } from './reconciliation';
import { renumber } from '../renumbering';
import { DanishResult } from './result';
import type { DanishRules } from './rules';
import { score } from './score';

export const scoring: Scoring<DanishRules, DanishResult, DanishLeft> = {
  form: DanishResult,
  pots: (rules) => (rules.pots ? pots : []),
  first: () => firstLeft,
  check,
  score,
  reconcile,
  leftAfterAmounts,
  renumber,
  voidOf: (result) => result.void ?? null,
};

/** Every fault of form, or else every fault of meaning. */
function check(claim: unknown, at: DanishContext): Checked<DanishResult> {
  const form = checkForm(claim, at);
  return form.result ? { result: form.result, problems: checkMeaning(form.result, at) } : form;
}
