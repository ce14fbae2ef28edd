import { startWith } from '../../dealing';
import type { Action } from '../../play';
import type { Table } from '../../table';
import type { GermanRules } from '../rules';
import { isFormed } from './action';
import { breachOf } from './breach';
import { move } from './move';
import type { GermanState } from './state';
import { emptyState } from './state';

/** The cards as dealt, checked; the dealer has taken the last three up. */
export const start = (cards: unknown, table: Table, rules: GermanRules) =>
  startWith(cards, table, emptyState(table, rules));

/** Does a legal action. @throws Error for one that is not. */
export function apply(state: GermanState, action: Action): void {
  const breach = breachOf(state, action);
  if (breach !== null || !isFormed(action)) throw new Error(`illegal action: ${breach?.code}`);
  move(state, action);
}
