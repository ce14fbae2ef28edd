import { checkContractForm } from '../../contract-form';
import type { Checked } from '../../game';
import { activeAt, seatProblems } from '../../result-form';
import type { DroggnContext } from '../left';
import type { Played } from '../result';
import { DroggnResult, fields } from '../result';

/** Section 8.2, form and seats: the result is there if neither has a fault. */
export function checkForm(claim: unknown, at: DroggnContext): Checked<DroggnResult> {
  const { result, problems } = checkContractForm<DroggnResult>(claim, { schema: DroggnResult, fields });
  if (result === null || result.contract === 'pass') return { result, problems };
  const seats = seatsOf(result).flatMap(([path, seat]) => seatProblems(path, seat, activeAt(at.table)));
  return { result: seats.length > 0 ? null : result, problems: seats };
}

type Named = readonly [path: string, seat: number];

const seatsOf = ({ declarer, bonuses = [], lastTrick, revoke }: Played): readonly Named[] => [
  ['declarer', declarer],
  ...bonuses.map(({ seat }, index): Named => [`bonuses.${index}.seat`, seat]),
  ...named('lastTrick', lastTrick),
  ...named('revoke', revoke),
];

const named = (path: string, seat: number | undefined): readonly Named[] =>
  seat === undefined ? [] : [[path, seat]];
