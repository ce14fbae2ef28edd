import { checkContractForm } from '../../contract-form';
import type { Checked } from '../../game';
import { activeAt, seatProblems } from '../../result-form';
import type { Table } from '../../table';
import { fields, HusarlnResult } from '../result';

/** Section 8.2, form and seats: the result is there if neither has a fault. */
export function checkForm(claim: unknown, table: Table): Checked<HusarlnResult> {
  const { result, problems } = checkContractForm<HusarlnResult>(claim, { schema: HusarlnResult, fields });
  if (result === null || result.contract === 'pass') return { result, problems };
  const { declarer, bonuses = [] } = result;
  const allowed = activeAt(table);
  const seats = [
    ...seatProblems('declarer', declarer, allowed),
    ...bonuses.flatMap(({ seat }, index) => seatProblems(`bonuses.${index}.seat`, seat, allowed)),
  ];
  return { result: seats.length > 0 ? null : result, problems: seats };
}
