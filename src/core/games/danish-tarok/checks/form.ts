import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Checked } from '../../game';
import type { Fields } from '../../faults';
import {
  activeAt,
  checkedForm,
  eachOf,
  fineAmount,
  isIntegerOutside,
  missingProblems,
  pointsShape,
  presentAt,
  seatProblems,
} from '../../result-form';
import { adjustableAccount } from '../payments/adjustments';
import type { DanishContext } from '../left';
import { DanishResult, fineKinds } from '../result';

/**
 * Section 8.2: every fault of form of a claimed result. What the schema can say alone it says; the rest
 * depends on the rules and on who sits where. The result is there if there is no fault.
 */
export function checkForm(claim: unknown, at: DanishContext): Checked<DanishResult> {
  const context = (fields: Fields) => contextProblems(fields, at);
  const { result, problems } = checkedForm(claim, { schema: DanishResult, context });
  return { result, problems: problems.map(saidInFull) };
}

/** `adjustment-amount` has two sentences; `score` finds the other fault. */
const saidInFull = (problem: Problem): Problem =>
  problem.code === 'adjustment-amount'
    ? { ...problem, params: { ...problem.params, about: 'range' } }
    : problem;

const contextProblems = (claim: Fields, at: DanishContext): readonly Problem[] => [
  ...eachOf(claim, 'declarations', (declaration) => declarationProblems(declaration, at)),
  ...eachOf(claim, 'bonuses', (bonus) => bonusProblems(bonus, at)),
  ...('lastTrick' in claim ? seatProblems('lastTrick', claim.lastTrick, activeAt(at.table)) : []),
  ...pointsShape(claim.points, at.table),
  ...pagatProblems(claim.pagatDiscarded, at),
  ...eachOf(claim, 'fines', (fine) => fineProblems(fine, at)),
  ...eachOf(claim, 'adjustments', (adjustment) => adjustmentProblems(adjustment, at)),
];

function declarationProblems(declaration: Fields, at: DanishContext): readonly Problem[] {
  const { kind, count } = declaration;
  const problems = [...seatProblems('seat', declaration.seat, activeAt(at.table))];
  const least = kind === 'taroks' ? at.rules.declareTaroksFrom : 3;
  if ((kind === 'taroks' || kind === 'matadors') && isIntegerOutside(count, least, 22)) {
    problems.push(wrong('declaration-count', 'count', { kind, count, least, most: 22 }));
  }
  const named = kind === 'kings' || kind === 'suit' ? missingProblems(declaration) : [];
  return [...problems, ...named];
}

function bonusProblems(bonus: Fields, at: DanishContext): readonly Problem[] {
  const problems = [...seatProblems('seat', bonus.seat, activeAt(at.table))];
  if (bonus.kind !== 'tout') return problems;
  const announced = 'before' in bonus;
  if (bonus.made === false && !announced) problems.push(wrong('bonus-made', 'made', { value: 'false' }));
  if (announced && at.rules.discardFool !== 'tout')
    problems.push(wrong('bonus-off', 'before', { option: 'discardFool' }));
  return problems;
}

const pagatProblems = (discarded: unknown, { rules }: DanishContext): readonly Problem[] =>
  discarded === true && !rules.discardPagat
    ? [wrong('bonus-off', 'pagatDiscarded', { option: 'discardPagat' })]
    : [];

const fineProblems = (fine: Fields, { table }: DanishContext): readonly Problem[] => [
  ...seatProblems('seat', fine.seat, presentAt(table)),
  ...fineAmount(fine, fineKinds),
];

function adjustmentProblems({ from, to }: Fields, at: DanishContext): readonly Problem[] {
  const account = (path: string, value: unknown): readonly Problem[] =>
    typeof value !== 'string' || adjustableAccount(value, at) ? [] : [badAccount(path, value)];
  const problems = [...account('from', from), ...account('to', to)];
  return problems.length === 0 && typeof to === 'string' && from === to ? [badAccount('to', to)] : problems;
}

const badAccount = (path: string, account: string): Problem => wrong('bad-account', path, { account });
