import type * as z from 'zod/mini';
import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Fields } from './faults';
import { allProblemsOf, isFields, shown, withoutHalfElements } from './faults';
import type { Checked } from './game';
import type { Table } from './table';

/** What a schema can say alone, and what depends on the rules and on who sits where. */
export type Form<Result> = {
  readonly schema: z.ZodMiniType<Result>;
  readonly context: (claim: Fields) => readonly Problem[];
  /** Which faults of an element are worth saying; as `withoutHalfElements` if nothing is said. */
  readonly telling?: (problems: readonly Problem[]) => readonly Problem[];
};

/** Every fault of form of a claimed result; the result is there if there is none. */
export function checkedForm<Result>(claim: unknown, form: Form<Result>): Checked<Result> {
  const { schema, context, telling = withoutHalfElements } = form;
  const parsed = schema.safeParse(claim);
  const shape = parsed.success ? [] : allProblemsOf(parsed.error.issues, claim);
  const problems = telling([...shape, ...(isFields(claim) ? context(claim) : [])]);
  return { result: parsed.success && problems.length === 0 ? parsed.data : null, problems };
}

/** What is wrong with the elements of a list, with their places; none if it is no list. */
export function eachOf(
  claim: Fields,
  list: string,
  examine: (element: Fields) => readonly Problem[],
): readonly Problem[] {
  const elements: unknown = claim[list];
  if (!Array.isArray(elements)) return [];
  return elements.flatMap((element: unknown, index) =>
    isFields(element) ? below(`${list}.${index}`, examine(element)) : [],
  );
}

/** Who may stand in a field: the seats of the table, and those of them who are meant here. */
export type Allowed = { readonly seats: number; readonly among: readonly Seat[] };

export const activeAt = ({ seats, active }: Table): Allowed => ({ seats, among: active });

export const presentAt = ({ seats, present }: Table): Allowed => ({ seats, among: present });

/** `missing-field`, `not-integer`, `bad-seat` or `inactive-seat`. */
export function seatProblems(path: string, seat: unknown, { seats, among }: Allowed): readonly Problem[] {
  if (seat === undefined) return [wrong('missing-field', path, { field: path })];
  if (typeof seat !== 'number' || !Number.isSafeInteger(seat)) {
    return [wrong('not-integer', path, { value: shown(seat) })];
  }
  if (seat < 0 || seat >= seats) return [wrong('bad-seat', path, { value: seat, last: seats - 1 })];
  return among.includes(seat) ? [] : [wrong('inactive-seat', path, { seat })];
}

/** `points-shape`: one element for each seat, and a number only for who plays. */
export function pointsShape(points: unknown, { seats, active }: Table): readonly Problem[] {
  if (!Array.isArray(points)) return [];
  if (points.length !== seats) return [wrong('points-shape', 'points', { columns: points.length, seats })];
  return points.flatMap((value: unknown, seat) =>
    typeof value === 'number' && !active.includes(seat)
      ? [wrong('points-shape', `points.${seat}`, { columns: points.length, seats, seat })]
      : [],
  );
}

/** `fine-amount`: a fine of the kind `other` has its amount, and no other has one. */
export function fineAmount({ kind, amount }: Fields, kinds: readonly string[]): readonly Problem[] {
  const known = kinds.find((one) => one === kind);
  if (known === undefined || (known === 'other') === (amount !== undefined)) return [];
  const value = amount === undefined ? '' : shown(amount);
  return [wrong('fine-amount', 'amount', { kind: known, value })];
}

/** `unknown-field`: which card is missing is said of a half declaration only. */
export const missingProblems = ({ form, missing }: Fields): readonly Problem[] =>
  missing === undefined || form === 'half' ? [] : [wrong('unknown-field', 'missing', { field: 'missing' })];

export const isIntegerOutside = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (Number(value) < least || Number(value) > most);
