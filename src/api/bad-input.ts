import * as z from 'zod/mini';
import { join, type Problem, wrong } from '@/kernel/problem';

type Issue = z.core.$ZodIssue;

/** Input of the wrong form as problems with a place; null for any other error. */
export function inputProblems(error: unknown, input: unknown): readonly Problem[] | null {
  return error instanceof z.core.$ZodError ? error.issues.flatMap((issue) => problemsOf(issue, input)) : null;
}

function problemsOf(issue: Issue, input: unknown): readonly Problem[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => wrong('unknown-field', join(path, field), { field }));
  }
  if (path === '') return [wrong('wrong-type', '', { expected: 'object' })];
  if (valueAt(input, issue.path) === undefined) {
    return [wrong('missing-field', path, { field: String(issue.path.at(-1) ?? '') })];
  }
  if (issue.code === 'invalid_type') return [typeProblem(issue.expected, path)];
  return [wrong('field-value', path, { field: String(issue.path.at(-1) ?? '') })];
}

/** zod's names of types, in the words of the record format. */
const typeProblem = (expected: string, path: string): Problem =>
  expected === 'int'
    ? wrong('not-integer', path)
    : wrong('wrong-type', path, { expected: expected === 'array' ? 'list' : expected });

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), input);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
