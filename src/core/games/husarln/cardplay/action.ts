import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { actionFormProblem } from '../../action-form';

/** Everything that can be done in this game, and the fields it has beside `type`. */
const fieldsOf = {
  bid: ['seat', 'bid'],
  reject: ['seat'],
  take: ['seat', 'choice'],
  discard: ['seat', 'cards'],
  announce: ['seat', 'bonuses'],
  play: ['seat', 'card'],
  claim: ['seat', 'bonuses'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ActionType = keyof typeof fieldsOf;

/** An action whose fields are those of its type, and have the right JSON types. */
export type FormedAction =
  | { readonly type: 'bid'; readonly seat: number; readonly bid: string }
  | { readonly type: 'reject'; readonly seat: number }
  | { readonly type: 'take'; readonly seat: number; readonly choice: string }
  | { readonly type: 'discard'; readonly seat: number; readonly cards: readonly unknown[] }
  | { readonly type: 'announce' | 'claim'; readonly seat: number; readonly bonuses: readonly unknown[] }
  | { readonly type: 'play'; readonly seat: number; readonly card: string };

export const isFormed = (action: unknown): action is FormedAction => formProblem(action) === null;

/** The first fault of an action's form: its type, its fields, then what stands in them. */
export const formProblem = (action: unknown): Problem | null =>
  actionFormProblem(action, fieldsOf) ?? (isTyped(action) ? fieldProblem(action) : null);

type Typed = { readonly type: ActionType; readonly [field: string]: unknown };

/** Only asked of actions that have their fields. */
const isTyped = (action: unknown): action is Typed => typeof action === 'object' && action !== null;

function fieldProblem(action: Typed): Problem | null {
  if (!Number.isSafeInteger(action['seat'])) return wrong('not-integer', 'seat');
  const field = fieldsOf[action.type][1];
  if (field === undefined) return null;
  const expected = field === 'cards' || field === 'bonuses' ? 'list' : 'string';
  const value = action[field];
  const fits = expected === 'list' ? Array.isArray(value) : typeof value === 'string';
  return fits ? null : wrong('wrong-type', field, { expected });
}
