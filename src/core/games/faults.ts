import type * as z from 'zod/mini';
import type { Params } from '@/kernel/phrase';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';

type Issue = z.core.$ZodIssue;

/** JSON's objects; lists are not. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A schema's complaints about `input` as problems. A field's own code is its schema's `error`; the codes
 * every form shares are made here: `wrong-type` { expected }, `missing-field` { field }, `unknown-field` {
 * field }, `not-integer` { value }. An element of a list that lacks a field has no other fault, except in its
 * `seat` and `kind`.
 */
export const problemsOf = (issues: readonly Issue[], input: unknown): readonly Problem[] =>
  withoutHalfElements(allProblemsOf(issues, input));

/** The same with every fault, also of an element that lacks a field. */
export const allProblemsOf = (issues: readonly Issue[], input: unknown): readonly Problem[] =>
  issues.flatMap((issue) => problemsOfIssue(issue, input));

/** Drops what stands below an element that lacks a field; the same fault at the same place is kept once. */
export function withoutHalfElements(problems: readonly Problem[]): readonly Problem[] {
  const half = new Set(problems.filter(lacksField).map(({ path }) => parentOf(path)));
  const kept = problems.filter(
    (p) => lacksField(p) || !half.has(parentOf(p.path)) || /\.(seat|kind)$/.test(p.path),
  );
  return once(kept);
}

function once(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, path }) => !seen.has(`${code} ${path}`) && seen.add(`${code} ${path}`));
}

/**
 * More sparing: of an element its seat, if it is there; if its kind is missing or unknown nothing more; if
 * another field is missing only what is missing and unknown.
 */
export const withoutConsequences = (problems: readonly Problem[]): readonly Problem[] =>
  once(problems).filter((problem) => !isConsequence(problem, problems.filter(isBeside(problem))));

const isBeside =
  ({ path }: Problem) =>
  (other: Problem): boolean =>
    parentOf(path) !== '' && parentOf(other.path) === parentOf(path);

function isConsequence({ code, path }: Problem, beside: readonly Problem[]): boolean {
  const seatKnown = path.endsWith('.seat') && code !== 'missing-field';
  if (seatKnown || path.endsWith('.kind')) return false;
  if (beside.some((one) => one.path.endsWith('.kind'))) return true;
  return beside.some(lacksField) && code !== 'missing-field' && code !== 'unknown-field';
}

/** A value as a sentence can show it. */
export const shown = (value: unknown): string | number =>
  typeof value === 'number' ? value : (JSON.stringify(value) ?? '').slice(0, 40);

const lacksField = ({ code, path }: Problem): boolean => code === 'missing-field' && path.includes('.');

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

function problemsOfIssue(issue: Issue, input: unknown): readonly Problem[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((field) => unknownField(path, field));
  const value = issue.path.reduce<unknown>(inside, input);
  if (value === undefined) return [wrong('missing-field', path, { field: String(issue.path.at(-1)) })];
  return [wrong(codeOf(issue, value), path, paramsOf(issue, value))];
}

const unknownField = (path: string, field: string): Problem =>
  wrong('unknown-field', path === '' ? field : `${path}.${field}`, { field });

const inside = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
    : undefined;

function codeOf(issue: Issue, value: unknown): string {
  const expected = expectedOf(issue);
  if (expected === 'number' || expected === 'int') return 'not-integer';
  if (expected !== null && expected !== typeOf(value)) return 'wrong-type';
  // Integers beyond what a number can hold exactly are refused by the schema without a code of ours.
  return /^[a-z]+(-[a-z]+)*$/.test(issue.message) ? issue.message : 'not-integer';
}

function paramsOf(issue: Issue, value: unknown): Params {
  const expected = expectedOf(issue);
  return expected !== null && expected !== typeOf(value) && !['number', 'int'].includes(expected)
    ? { expected }
    : { value: shown(value) };
}

/** The JSON type a schema wanted, where it says so. */
function expectedOf(issue: Issue): string | null {
  if (issue.code === 'invalid_type') return issue.expected === 'array' ? 'list' : issue.expected;
  if (issue.code === 'invalid_value') return typeof issue.values[0];
  return issue.code === 'invalid_union' ? 'string' : null;
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}
