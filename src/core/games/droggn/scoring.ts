import { movedSeat } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import type { Checked, Scoring } from '../game';
import { checkForm } from './checks/form';
import { checkMeaning } from './checks/meaning';
import type { DroggnContext, DroggnLeft } from './left';
import { unknownDeclarer } from './left';
import { reconcile } from './reconciliation';
import { DroggnResult } from './result';
import type { DroggnRules } from './rules';
import { score } from './score';

export const scoring: Scoring<DroggnRules, DroggnResult, DroggnLeft> = {
  form: DroggnResult,
  pots: () => [],
  first: () => unknownDeclarer,
  check,
  score,
  reconcile,
  leftAfterAmounts: () => unknownDeclarer,
  renumber,
  voidOf: ({ contract }) => (contract === 'pass' ? contract : null),
};

/** Every fault of form, or else of the seats, or else of meaning. */
function check(claim: unknown, at: DroggnContext): Checked<DroggnResult> {
  const form = checkForm(claim, at);
  return form.result ? { result: form.result, problems: checkMeaning(form.result, at) } : form;
}

/** The same result after seat `s` became seat `to[s]`; nobody takes a chair between others in this game. */
function renumber(result: DroggnResult, to: readonly Seat[]): DroggnResult {
  if (result.contract === 'pass') return result;
  const { declarer, bonuses, lastTrick, revoke } = result;
  return {
    ...result,
    declarer: movedSeat(declarer, to),
    ...(bonuses && { bonuses: bonuses.map((bonus) => ({ ...bonus, seat: movedSeat(bonus.seat, to) })) }),
    ...(lastTrick !== undefined && { lastTrick: movedSeat(lastTrick, to) }),
    ...(revoke !== undefined && { revoke: movedSeat(revoke, to) }),
  };
}
