import type { Problem } from '@/kernel/problem';
import { actionFormProblem } from '../../action-form';

/** Everything that can be done in this game, and the fields it has beside `type`. */
const fieldsOf = {
  discard: ['seat', 'cards'],
  declare: ['seat', 'declarations'],
  play: ['seat', 'card'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ActionType = keyof typeof fieldsOf;

/** An action that has the fields of its type; what stands in them is not examined yet. */
export type FormedAction = { readonly type: ActionType; readonly [field: string]: unknown };

export const isFormed = (action: unknown): action is FormedAction => formProblem(action) === null;

/** The first fault of an action's form; see `actionFormProblem`. */
export const formProblem = (action: unknown): Problem | null => actionFormProblem(action, fieldsOf);
