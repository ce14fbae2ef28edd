import type { Seat } from '@/kernel/seat';
import { seatAt, wordAt } from '../draft';
import type { Draft } from '../sheet';
import type { Table } from '../table';
import type { Contract } from './contract';
import { contracts } from './contract';
import type { DroggnRules } from './rules';

/** What is filled in on a score sheet, of a deal that somebody played. */
export type Told = {
  readonly rules: DroggnRules;
  readonly table: Table;
  readonly draft: Draft;
  readonly contract: Contract;
  readonly declarer: Seat;
};

/** Null as long as it is not said that somebody played, and what. */
export function toldIn(rules: DroggnRules, table: Table, draft: Draft): Told | null {
  const contract = contracts.find((one) => one === wordAt(draft, 'contract'));
  const declarer = seatAt(draft, 'declarer');
  if (contract === undefined || declarer === undefined) return null;
  return { rules, table, draft, contract, declarer };
}
