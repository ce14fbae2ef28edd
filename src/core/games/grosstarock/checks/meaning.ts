import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { countedSeats, pointsSum } from '../../card-points';
import type { Check } from '../../check';
import { inOrder } from '../../check';
import { pagatTwice } from '../../pagat';
import { lastTrickProblems, ultimoConflict } from '../../ultimo';
import type { GrossContext } from '../left';
import type { GrossResult } from '../result';
import { kingsCount, pagatHolder, pagatMissing } from './cards';
import { pointsMissing, pointsOfEach } from './count';
import { declarationConflict, declarationTwice } from './declared';
import { announcedTwice, bonusTwice, noloConflict, toutConflict } from './sweeps';
import type { Told } from './told';
import { toldBy } from './told';

/** Section 8.3, rows 2 to 8: all that a void deal can have. */
const beginning: readonly Check<Told>[] = [
  { find: ({ result, at }) => pagatTwice(result, at.table) },
  { find: pagatMissing },
  { find: ({ result }) => firstFound([ultimoConflict, lastTrickProblems], result) },
  { find: declarationTwice, ends: true },
  { find: declarationConflict, ends: true },
  { find: pagatHolder },
];

/** Rows 9 to 17. */
const rest: readonly Check<Told>[] = [
  { find: kingsCount },
  { find: ({ result }) => firstFound([bonusTwice, toutConflict, noloConflict], result) },
  { find: ({ result }) => announcedTwice(result) },
  { find: pointsMissing },
  { find: (told) => (hasCount(told) ? pointsSum(told.result, told.at.table) : []), ends: true },
  { find: (told) => (isToutSound(told) ? pointsOfEach(told) : []) },
];

/** Every fault in the meaning of a result whose form is sound, and which stands alone. */
export function checkMeaning(result: GrossResult, at: GrossContext): readonly Problem[] {
  const mixed = voidMixed(result);
  if (mixed.length > 0) return mixed;
  const checks = result.void === undefined ? [...beginning, ...rest] : beginning;
  return inOrder(checks, toldBy(result, at));
}

/** Questions that are not asked after one that found something. */
function firstFound(
  questions: readonly ((result: GrossResult) => readonly Problem[])[],
  result: GrossResult,
): readonly Problem[] {
  for (const question of questions) {
    const found = question(result);
    if (found.length > 0) return found;
  }
  return [];
}

const hasCount = ({ result, at }: Told): boolean => countedSeats(result, at.table) >= 2;

/** After two elements that are the same nobody asks what stands beside a Vole. */
const isToutSound = ({ result }: Told): boolean =>
  bonusTwice(result).length > 0 || toutConflict(result).length === 0;

/** Beside `void`: a field that may not stand there. */
function voidMixed(result: GrossResult): readonly Problem[] {
  const kind = result.void;
  if (kind === undefined) return [];
  const allowed = ['void', 'fines', ...(kind === 'wrong-discard' ? ['declarations'] : [])];
  const fields = Object.keys(result).filter((field) => !allowed.includes(field));
  return fields.map((path) => wrong('void-mixed', path, { void: kind }));
}
