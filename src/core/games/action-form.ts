import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Fields } from './faults';
import { isFields, shown } from './faults';

/** The fields of each type of action, beside `type`. */
export type ActionFields = Readonly<Record<string, readonly string[]>>;

/**
 * The first fault of an action's form: `wrong-type` of it all, `action-type`, `missing-field` or
 * `unknown-field`. What stands in the fields is not examined.
 */
export function actionFormProblem(
  action: unknown,
  required: ActionFields,
  optional?: ActionFields,
): Problem | null {
  if (!isFields(action)) return wrong('wrong-type', '', { expected: 'object' });
  const { type } = action;
  if (type === undefined) return wrong('missing-field', 'type', { field: 'type' });
  if (typeof type !== 'string' || !Object.hasOwn(required, type)) {
    return wrong('action-type', 'type', { type: shown(type) });
  }
  const fields = required[type] ?? [];
  return missingField(action, fields) ?? unknownField(action, [...fields, ...(optional?.[type] ?? [])]);
}

function missingField(action: Fields, fields: readonly string[]): Problem | null {
  const field = fields.find((name) => action[name] === undefined);
  return field === undefined ? null : wrong('missing-field', field, { field });
}

function unknownField(action: Fields, fields: readonly string[]): Problem | null {
  const field = Object.keys(action).find((name) => name !== 'type' && !fields.includes(name));
  return field === undefined ? null : wrong('unknown-field', field, { field });
}
