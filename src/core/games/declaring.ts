import type { Fields } from './faults';
import { isFields } from './faults';

/** A declaration that is true of a hand, in full; `seat` is not among its fields. */
export type Truth = { readonly kind: string; readonly [field: string]: unknown };

/** By kind of declaration: the fields that must be said. Others that are true may be. */
export type RequiredFields = Readonly<Record<string, readonly string[]>>;

/** Why something cannot be declared: no list of declarations, too little said, not true, said twice. */
export type DeclaringRule = 'list' | 'kind' | 'field' | 'untrue' | 'twice';

/** The rule a player would break by saying this of a hand of which these declarations are true, or null. */
export function declaringRule(
  said: unknown,
  truths: readonly Truth[],
  required: RequiredFields,
): DeclaringRule | null {
  if (!Array.isArray(said)) return 'list';
  const seen = new Set<Truth>();
  for (const one of said) {
    const truth = truthOf(one, truths);
    const rule = formRule(one, required) ?? oneRule(truth, seen);
    if (rule !== null) return rule;
    if (truth) seen.add(truth);
  }
  return null;
}

function formRule(said: unknown, required: RequiredFields): DeclaringRule | null {
  if (!isFields(said) || typeof said.kind !== 'string') return 'kind';
  const fields = Object.hasOwn(required, said.kind) ? required[said.kind] : undefined;
  if (!fields) return 'kind';
  return fields.every((field) => said[field] !== undefined) ? null : 'field';
}

function oneRule(truth: Truth | undefined, seen: ReadonlySet<Truth>): DeclaringRule | null {
  if (!truth) return 'untrue';
  return seen.has(truth) ? 'twice' : null;
}

/** The true declaration of which nothing false is said. */
const truthOf = (said: unknown, truths: readonly Truth[]): Truth | undefined =>
  isFields(said) ? truths.find((truth) => isPartOf(said, truth)) : undefined;

const isPartOf = (said: Fields, truth: Truth): boolean =>
  said.kind === truth.kind && Object.entries(said).every(([field, value]) => truth[field] === value);

/** What was said, in full and in that order. Only asked of what breaks no rule. */
export const truthsSaid = <Kind extends Truth>(said: unknown, truths: readonly Kind[]): readonly Kind[] =>
  (Array.isArray(said) ? said : []).flatMap((one: unknown) =>
    truths.filter((truth) => isFields(one) && isPartOf(one, truth)),
  );

/** Every selection of these, the empty one first; another order or fewer fields say the same. */
export const selectionsOf = <Kind>(truths: readonly Kind[]): readonly (readonly Kind[])[] =>
  truths.reduce<readonly (readonly Kind[])[]>(
    (selections, truth) => [...selections, ...selections.map((selection) => [...selection, truth])],
    [[]],
  );
