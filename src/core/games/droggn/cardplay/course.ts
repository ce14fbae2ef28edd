import { startDealt } from '../../dealing';
import type { Action } from '../../play';
import type { Table } from '../../table';
import type { DroggnRules } from '../rules';
import { isFormed } from './action';
import { breachOf } from './breach';
import { dealing } from './deck';
import { move } from './move';
import type { DroggnState } from './state';
import { emptyState } from './state';

/** The cards as dealt, checked; the talon lies face down. */
export const start = (cards: unknown, table: Table, rules: DroggnRules) =>
  startDealt(cards, emptyState(table, rules), dealing);

/** Does a legal action. @throws Error for one that is not. */
export function apply(state: DroggnState, action: Action): void {
  const breach = breachOf(state, action);
  if (breach !== null || !isFormed(action)) throw new Error(`illegal action: ${breach?.code}`);
  move(state, action);
}
