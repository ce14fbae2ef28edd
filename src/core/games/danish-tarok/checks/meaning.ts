import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Check } from '../../check';
import { inOrder } from '../../check';
import { countedSeats, pointsSum } from '../../card-points';
import { lastTrickProblems, ultimoConflict } from '../../ultimo';
import { pagatHolder, pagatStatement, pagatTwice } from '../../pagat';
import { pointsMissing, pointsOfEach } from './count';
import type { Told } from './declared';
import { declarationTwice } from '../../declared-twice';
import { declarationConflict, kingsCount } from './declared';
import { toldHoldings } from './holdings';
import type { DanishContext } from '../left';
import { pagatMissing } from './pagat';
import type { DanishResult } from '../result';
import { isRedeal } from '../result';
import { bonusTwice, noloConflict, toutConflict } from './touts';
import { lastTrickMissing } from './last-trick';

/** Section 8.3, rows 3 to 18, in its order. */
const beforeCount: readonly Check<Told>[] = [
  { find: ({ result, at }) => pagatTwice(result, at.table) },
  { find: ({ result, at }) => pagatMissing(result, at) },
  { find: ({ result }) => lastTrickConflicts(result) },
  { find: ({ result, at }) => lastTrickMissing(result, at) },
  { find: ({ result }) => declarationTwice(result), ends: true },
  { find: declarationConflict, ends: true },
  { find: pagatKnown },
  { find: kingsCount },
  { find: ({ result }) => bonusTwice(result), ends: true },
  { find: ({ result, at }) => toutConflict(result, at), ends: true },
  { find: ({ result }) => noloConflict(result), ends: true },
];

const countChecks: readonly Check<Told>[] = [
  { find: ({ result, at }) => pointsMissing(result, at) },
  { find: ({ result, at }) => (hasCount(result, at) ? pointsSum(result, at.table) : []), ends: true },
  { find: ({ result, at }) => pointsOfEach(result, at) },
];

/** Every fault in the meaning of a result whose form is sound, and which stands alone. */
export function checkMeaning(result: DanishResult, at: DanishContext): readonly Problem[] {
  const mixed = voidMixed(result);
  if (mixed.length > 0) return mixed;
  const fines = fineVoid(result);
  if (isRedeal(result.void)) return fines;
  const told = { result, at, holdings: toldHoldings(result, at.table) };
  const checks = result.void === 'abandoned' ? beforeCount : [...beforeCount, ...countChecks];
  return [...fines, ...inOrder(checks, told)];
}

function pagatKnown({ result, holdings, at: { table } }: Told): readonly Problem[] {
  return pagatHolder({ statement: pagatStatement(result, table), holdings, table });
}

/** Beside `void`: a field or a bonus that may not stand there. */
function voidMixed(result: DanishResult): readonly Problem[] {
  const kind = result.void;
  if (kind === undefined) return [];
  const redeal = isRedeal(kind);
  const allowed = redeal ? besideRedeal : besideAbandoned;
  const fields = Object.keys(result).filter((field) => !allowed.includes(field));
  const bonuses = redeal ? [] : foreignBonuses(result);
  return [...fields, ...bonuses].map((path) => wrong('void-mixed', path, { void: kind }));
}

const besideRedeal: readonly string[] = ['void', 'fines', 'adjustments'];
const besideAbandoned: readonly string[] = [...besideRedeal, 'declarations', 'bonuses', 'pagatDiscarded'];

const foreignBonuses = ({ bonuses = [] }: DanishResult): readonly string[] =>
  bonuses.flatMap(({ kind }, index) => (kind === 'king' || kind === 'pagat' ? [] : [`bonuses.${index}`]));

/** An irrecoverable fine ends the deal: it is there only beside `void: "abandoned"`. */
export const fineVoid = ({ fines = [], void: kind }: DanishResult): readonly Problem[] =>
  kind === 'abandoned'
    ? []
    : fines.flatMap((fine, index) =>
        fine.kind === 'irrecoverable' ? [wrong('fine-void', `fines.${index}`, { seat: fine.seat })] : [],
      );

/** Who won the last trick is not asked while the ultimos contradict each other. */
function lastTrickConflicts(result: DanishResult): readonly Problem[] {
  const conflicts = ultimoConflict(result);
  return conflicts.length > 0 ? conflicts : lastTrickProblems(result);
}

const hasCount = (result: DanishResult, at: DanishContext): boolean => countedSeats(result, at.table) >= 2;
