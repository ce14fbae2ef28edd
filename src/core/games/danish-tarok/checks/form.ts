import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Checked } from '../../game';
import type { Fields } from '../../faults';
import { isFields, problemsOf, shown, withoutHalfElements } from '../../faults';
import { adjustableAccount } from '../payments/adjustments';
import type { DanishContext } from '../left';
import { DanishResult, fineKinds } from '../result';

/**
 * Section 8.2: every fault of form of a claimed result. What the schema can say alone it says; the rest
 * depends on the rules and on who sits where. The result is there if there is no fault.
 */
export function checkForm(claim: unknown, at: DanishContext): Checked<DanishResult> {
  const parsed = DanishResult.safeParse(claim);
  const shape = parsed.success ? [] : problemsOf(parsed.error.issues, claim);
  const context = isFields(claim) ? contextProblems(claim, at) : [];
  const problems = withoutHalfElements([...shape, ...context]).map(saidInFull);
  return { result: parsed.success && problems.length === 0 ? parsed.data : null, problems };
}

/** `adjustment-amount` has two sentences; `score` finds the other fault. */
const saidInFull = (problem: Problem): Problem =>
  problem.code === 'adjustment-amount'
    ? { ...problem, params: { ...problem.params, about: 'range' } }
    : problem;

function contextProblems(claim: Fields, at: DanishContext): readonly Problem[] {
  const each = (list: string, examine: (element: Fields) => readonly Problem[]): readonly Problem[] =>
    elementsOf(claim[list]).flatMap(([index, element]) => below(`${list}.${index}`, examine(element)));
  return [
    ...each('declarations', (declaration) => declarationProblems(declaration, at)),
    ...each('bonuses', (bonus) => bonusProblems(bonus, at)),
    ...('lastTrick' in claim ? seatProblems('lastTrick', claim.lastTrick, active(at)) : []),
    ...pointsProblems(claim.points, at),
    ...pagatProblems(claim.pagatDiscarded, at),
    ...each('fines', (fine) => fineProblems(fine, at)),
    ...each('adjustments', (adjustment) => adjustmentProblems(adjustment, at)),
  ];
}

const elementsOf = (list: unknown): readonly (readonly [number, Fields])[] =>
  Array.isArray(list)
    ? list.flatMap((element: unknown, index) => (isFields(element) ? [[index, element] as const] : []))
    : [];

/** Who may stand in a field: the seats of the table, and those of them who are meant here. */
type Allowed = { readonly seats: number; readonly among: readonly Seat[] };

const active = ({ table }: DanishContext): Allowed => ({ seats: table.seats, among: table.active });

const present = ({ table }: DanishContext): Allowed => ({ seats: table.seats, among: table.present });

function seatProblems(path: string, seat: unknown, { seats, among }: Allowed): readonly Problem[] {
  if (seat === undefined) return [wrong('missing-field', path, { field: path })];
  if (typeof seat !== 'number' || !Number.isSafeInteger(seat)) {
    return [wrong('not-integer', path, { value: shown(seat) })];
  }
  if (seat < 0 || seat >= seats) return [wrong('bad-seat', path, { value: seat, last: seats - 1 })];
  return among.includes(seat) ? [] : [wrong('inactive-seat', path, { seat })];
}

function declarationProblems(declaration: Fields, at: DanishContext): readonly Problem[] {
  const { kind, form, count } = declaration;
  const problems = [...seatProblems('seat', declaration.seat, active(at))];
  const least = kind === 'taroks' ? at.rules.declareTaroksFrom : 3;
  if ((kind === 'taroks' || kind === 'matadors') && isIntegerOutside(count, least, 22)) {
    problems.push(wrong('declaration-count', 'count', { kind, count, least, most: 22 }));
  }
  if (
    (kind === 'kings' || kind === 'suit') &&
    (form === 'full' || form === 'abundant') &&
    'missing' in declaration
  ) {
    problems.push(wrong('unknown-field', 'missing', { field: 'missing' }));
  }
  return problems;
}

function bonusProblems(bonus: Fields, at: DanishContext): readonly Problem[] {
  const problems = [...seatProblems('seat', bonus.seat, active(at))];
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

function pointsProblems(points: unknown, { table }: DanishContext): readonly Problem[] {
  if (!Array.isArray(points)) return [];
  if (points.length !== table.seats) {
    return [wrong('points-shape', 'points', { columns: points.length, seats: table.seats })];
  }
  return points.flatMap((value: unknown, seat) =>
    typeof value === 'number' && !table.active.includes(seat)
      ? [wrong('points-shape', `points.${seat}`, { columns: points.length, seats: table.seats, seat })]
      : [],
  );
}

function fineProblems(fine: Fields, at: DanishContext): readonly Problem[] {
  const problems = [...seatProblems('seat', fine.seat, present(at))];
  const known = fineKinds.find((kind) => kind === fine.kind);
  const hasAmount = 'amount' in fine;
  if (known === 'other' && !hasAmount)
    problems.push(wrong('fine-amount', 'amount', { kind: known, value: '' }));
  if (known && known !== 'other' && hasAmount) {
    problems.push(wrong('fine-amount', 'amount', { kind: known, value: shown(fine.amount) }));
  }
  return problems;
}

function adjustmentProblems({ from, to }: Fields, at: DanishContext): readonly Problem[] {
  const account = (path: string, value: unknown): readonly Problem[] =>
    typeof value !== 'string' || adjustableAccount(value, at) ? [] : [badAccount(path, value)];
  const problems = [...account('from', from), ...account('to', to)];
  return problems.length === 0 && typeof to === 'string' && from === to ? [badAccount('to', to)] : problems;
}

const badAccount = (path: string, account: string): Problem => wrong('bad-account', path, { account });

const isIntegerOutside = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (Number(value) < least || Number(value) > most);
