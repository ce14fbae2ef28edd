import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { actionFormProblem } from '../../action-form';
import { shown } from '../../faults';

/** What can be done in this game, and the fields it has beside `type`. A buy has `offer` or not. */
const fieldsOf = {
  bid: ['seat', 'bid'],
  discard: ['seat', 'cards'],
  buy: ['seat', 'buy'],
  announce: ['seat', 'bonuses'],
  double: ['seat', 'double'],
  play: ['seat', 'card'],
  revoke: ['seat'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ActionType = keyof typeof fieldsOf;

const optionalFieldsOf = { buy: ['offer'] };

/** Fields that hold a list; all others but the seat are words. */
const lists: readonly string[] = ['cards', 'bonuses'];

/** An action that has the fields of its type, each of its JSON type; what they say is not examined yet. */
export type FormedAction = {
  readonly type: ActionType;
  readonly seat: number;
  readonly [field: string]: unknown;
};

export const isFormed = (action: unknown): action is FormedAction => formProblem(action) === null;

/** The first fault of an action's form: see `actionFormProblem`; then `not-integer`, `wrong-type`. */
export function formProblem(action: unknown): Problem | null {
  const problem = actionFormProblem(action, fieldsOf, optionalFieldsOf);
  if (problem !== null) return problem;
  const { type: _type, seat, ...fields } = fieldsIn(action);
  if (!Number.isSafeInteger(seat)) return wrong('not-integer', 'seat', { value: shown(seat) });
  return Object.entries(fields).map(typeProblem).find((fault) => fault !== null) ?? null;
}

const fieldsIn = (action: unknown): Readonly<Record<string, unknown>> => ({ ...Object(action) });

function typeProblem([field, value]: readonly [string, unknown]): Problem | null {
  const expected = lists.includes(field) ? 'list' : 'string';
  const fits = expected === 'list' ? Array.isArray(value) : typeof value === 'string';
  return fits ? null : wrong('wrong-type', field, { expected });
}
