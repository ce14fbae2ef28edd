import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';

/**
 * Everything that can be done in this game, and the fields it has beside `type`. A play has `names` or
 * not.
 */
const fieldsOf = {
  discard: ['seat', 'cards'],
  play: ['seat', 'card'],
  redeal: ['seat'],
  'claim-void': ['seat'],
  name: ['seat', 'names'],
  demand: ['seat'],
  misdeal: [],
  fine: ['seat', 'kind'],
  abandon: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ActionType = keyof typeof fieldsOf;

const optionalFieldsOf: Readonly<Partial<Record<ActionType, readonly string[]>>> = {
  play: ['names'],
  fine: ['amount', 'to', 'why'],
};

/** An action that has the fields of its type; what stands in them is not examined yet. */
export type FormedAction = { readonly type: ActionType; readonly [field: string]: unknown };

const isActionType = (type: unknown): type is ActionType =>
  typeof type === 'string' && Object.hasOwn(fieldsOf, type);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isFormed = (action: unknown): action is FormedAction => formProblem(action) === null;

/**
 * The first fault of an action's form: `action-type`, `missing-field`, `unknown-field`, or `wrong-
 * type` of it all.
 */
export function formProblem(action: unknown): Problem | null {
  if (!isObject(action)) return wrong('wrong-type', '', { expected: 'object' });
  const { type } = action;
  if (type === undefined) return wrong('missing-field', 'type', { field: 'type' });
  if (!isActionType(type)) return wrong('action-type', 'type', { type: String(type) });
  return missingField(action, type) ?? unknownField(action, type);
}

function missingField(action: Readonly<Record<string, unknown>>, type: ActionType): Problem | null {
  const field = fieldsOf[type].find((name) => action[name] === undefined);
  return field === undefined ? null : wrong('missing-field', field, { field });
}

function unknownField(action: Readonly<Record<string, unknown>>, type: ActionType): Problem | null {
  const known: readonly string[] = ['type', ...fieldsOf[type], ...(optionalFieldsOf[type] ?? [])];
  const field = Object.keys(action).find((name) => !known.includes(name));
  return field === undefined ? null : wrong('unknown-field', field, { field });
}
