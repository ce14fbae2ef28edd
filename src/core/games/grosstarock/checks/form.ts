import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Fields } from '../../faults';
import { withoutConsequences } from '../../faults';
import type { Checked } from '../../game';
import { fineKinds } from '../../penalties';
import {
  activeAt,
  checkedForm,
  eachOf,
  fineAmount,
  isIntegerOutside,
  missingProblems,
  pointsShape,
  presentAt,
  seatProblems,
} from '../../result-form';
import type { Table } from '../../table';
import { limitsOf } from '../amounts';
import type { GrossContext } from '../left';
import { GrossResult } from '../result';
import type { GrossRules } from '../rules';

/**
 * Section 8.2: every fault of form of a claimed result. What the schema can say alone it says; the rest
 * depends on the rules and on who sits where. The result is there if there is no fault.
 */
export const checkForm = (claim: unknown, at: GrossContext): Checked<GrossResult> =>
  checkedForm(claim, {
    schema: GrossResult,
    context: (fields) => contextProblems(fields, at),
    telling: withoutConsequences,
  });

const contextProblems = (claim: Fields, { table, rules }: GrossContext): readonly Problem[] => [
  ...eachOf(claim, 'declarations', (declaration) => [
    ...seatProblems('seat', declaration.seat, activeAt(table)),
    ...declarationProblems(declaration, rules),
  ]),
  ...eachOf(claim, 'bonuses', (bonus) => [
    ...seatProblems('seat', bonus.seat, activeAt(table)),
    ...bonusProblems(bonus),
  ]),
  ...('lastTrick' in claim ? seatProblems('lastTrick', claim.lastTrick, activeAt(table)) : []),
  ...pointsShape(claim.points, table),
  ...eachOf(claim, 'fines', (fine) => [...finedProblems(fine, table), ...fineAmount(fine, fineKinds)]),
];

function declarationProblems(declaration: Fields, rules: GrossRules): readonly Problem[] {
  const { kind, count } = declaration;
  if (kind === 'suit') return missingProblems(declaration);
  const limits = limitsOf(kind, rules);
  if (!limits || !isIntegerOutside(count, limits.least, limits.most)) return [];
  return [wrong('declaration-count', 'count', { kind: String(kind), count, ...limits })];
}

/** Nobody sees an attempt that was not announced; so only an announced one can fail. */
const bonusProblems = ({ kind, made, before }: Fields): readonly Problem[] =>
  (kind === 'tout' || kind === 'nolo') && made === false && before === undefined
    ? [wrong('bonus-made', 'made', { kind })]
    : [];

/** A seat that sits out can only be fined to the club. */
function finedProblems({ seat, to }: Fields, table: Table): readonly Problem[] {
  return seatProblems('seat', seat, to === 'club' ? presentAt(table) : activeAt(table));
}
