import type * as z from 'zod/mini';
import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import type { Fields } from './faults';
import { isFields, problemsOf } from './faults';
import type { Checked } from './game';
import { pairShapeProblems } from './points-pair';

/** A result after an auction: `"pass"` alone, or a contract, its declarer, and what the game adds. */
export type ContractForm<Result> = {
  /** A union discriminated by `contract`; fields by fields, elements of `bonuses` by their `kind`. */
  readonly schema: z.ZodMiniType<Result>;
  /** Every field that a deal with a declarer may have. */
  readonly fields: readonly string[];
};

/**
 * Every fault of form. Fields that do not belong come first; then a contract that is missing or unknown, a
 * field beside `"pass"`, and a missing declarer end the check; then comes the rest. A bonus without `kind` or
 * `seat` has no other fault. The result is there if there is none.
 */
export function checkContractForm<Result>(claim: unknown, form: ContractForm<Result>): Checked<Result> {
  if (!isFields(claim)) return faulty([wrong('wrong-type', '', { expected: 'object' })]);
  const parsed = form.schema.safeParse(claim);
  const shape = pairShapeProblems(claim.points);
  if (parsed.success) return shape.length > 0 ? faulty(shape) : { result: parsed.data, problems: [] };
  const issues = [...problemsOf(parsed.error.issues, claim), ...shape];
  const head = headProblems(claim, issues);
  const unknown = unknownFields(claim, form.fields);
  return faulty([...unknown, ...(head.length > 0 ? head : restProblems(claim, issues, unknown))]);
}

const faulty = (problems: readonly Problem[]): Checked<never> => ({ result: null, problems });

const unknownFields = (claim: Fields, fields: readonly string[]): readonly Problem[] =>
  Object.keys(claim)
    .filter((field) => !fields.includes(field))
    .map((field) => wrong('unknown-field', field, { field }));

/** What ends the check. */
function headProblems(claim: Fields, issues: readonly Problem[]): readonly Problem[] {
  if (claim.contract === undefined) return [lacks('contract')];
  const contract = issues.filter(({ path }) => path === 'contract');
  if (contract.length > 0) return contract;
  if (claim.contract === 'pass') return [wrong('pass-extra', 'contract')];
  return claim.declarer === undefined ? [lacks('declarer')] : [];
}

/** Not filled in yet: no fault of who is still writing. */
const lacks = (field: string): Problem => missing('missing-field', field, { field });

type Problems = readonly Problem[];

function restProblems(claim: Fields, issues: Problems, unknown: Problems): Problems {
  const half = halfBonuses(claim);
  const known = new Set(unknown.map(({ path }) => path));
  const inHalf = ({ path }: Problem) => half.some((one) => path.startsWith(`${one.bonus}.`));
  return [
    ...issues.filter((problem) => !known.has(problem.path) && !inHalf(problem)),
    ...half.flatMap(({ problems }) => problems),
  ];
}

type HalfBonus = { readonly bonus: string; readonly problems: readonly Problem[] };

/** Elements of `bonuses` that lack their kind or their seat, with what they lack. */
function halfBonuses({ bonuses }: Fields): readonly HalfBonus[] {
  if (!Array.isArray(bonuses)) return [];
  const all = bonuses.map((bonus: unknown, index): HalfBonus => {
    const lacks = isFields(bonus) ? ['kind', 'seat'].filter((field) => bonus[field] === undefined) : [];
    const path = `bonuses.${index}`;
    const problems = lacks.map((field) => wrong('missing-field', `${path}.${field}`, { field }));
    return { bonus: path, problems };
  });
  return all.filter(({ problems }) => problems.length > 0);
}
