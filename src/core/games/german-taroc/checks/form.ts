import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Fields } from '../../faults';
import { withoutConsequences } from '../../faults';
import type { Checked } from '../../game';
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
import { fineKinds } from '../../penalties';
import type { GermanContext } from '../left';
import { FEWEST_MATADORS, FEWEST_TAROKS, GermanResult, MOST_TAROKS } from '../result';
import type { GermanRules } from '../rules';

/** Section 8.2: every fault of form of a claimed result. The result is there if there is no fault. */
export const checkForm = (claim: unknown, at: GermanContext): Checked<GermanResult> =>
  checkedForm(claim, {
    schema: GermanResult,
    context: (fields) => contextProblems(fields, at),
    telling: withoutConsequences,
  });

const contextProblems = (claim: Fields, { rules, table }: GermanContext): readonly Problem[] => [
  ...eachOf(claim, 'declarations', (declaration) => [
    ...seatProblems('seat', declaration.seat, activeAt(table)),
    ...declarationProblems(declaration, rules),
  ]),
  ...eachOf(claim, 'bonuses', (bonus) => seatProblems('seat', bonus.seat, activeAt(table))),
  ...('lastTrick' in claim ? seatProblems('lastTrick', claim.lastTrick, activeAt(table)) : []),
  ...pointsShape(claim.points, table),
  ...eachOf(claim, 'fines', (fine) => [
    // Who sits out has no opponents: he can only be fined to the club.
    ...seatProblems('seat', fine.seat, fine.to === 'club' ? presentAt(table) : activeAt(table)),
    ...fineAmount(fine, fineKinds),
  ]),
];

function declarationProblems(declaration: Fields, rules: GermanRules): readonly Problem[] {
  switch (declaration.kind) {
    case 'taroks':
      return countProblems(declaration, { least: FEWEST_TAROKS, most: mostTaroks(rules) });
    case 'matadors':
      return countProblems(declaration, { least: FEWEST_MATADORS, most: MOST_TAROKS });
    case 'kings':
    case 'suit':
      return missingProblems(declaration);
    default:
      return [];
  }
}

/** All the taroks that can be declared. */
export const mostTaroks = ({ foolIsTarok }: GermanRules): number =>
  foolIsTarok ? MOST_TAROKS : MOST_TAROKS - 1;

type Bounds = { readonly least: number; readonly most: number };

const countProblems = ({ kind, count }: Fields, { least, most }: Bounds): readonly Problem[] =>
  isIntegerOutside(count, least, most)
    ? [wrong('declaration-count', 'count', { kind: String(kind), count, least, most })]
    : [];
