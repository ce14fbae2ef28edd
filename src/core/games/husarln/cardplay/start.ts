import { startDealt } from '../../dealing';
import type { Table } from '../../table';
import type { HusarlnRules } from '../rules';
import { dealing, emptyState } from './state';

/** The cards as dealt, checked; the talon lies aside. Paths of problems start inside `cards`. */
export const startOf = (cards: unknown, table: Table, rules: HusarlnRules) =>
  startDealt(cards, emptyState(table, rules), dealing);
