import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import { countedSeats, pointsSum } from '../../card-points';
import type { Check } from '../../check';
import { inOrder } from '../../check';
import { pagatHolder, pagatStatement, pagatTwice } from '../../pagat';
import { lastTrickProblems } from '../../ultimo';
import type { GermanContext } from '../left';
import type { GermanResult } from '../result';
import type { Told } from './declared';
import { declarationTwice } from '../../declared-twice';
import { declarationConflict } from './declared';
import { foolAloneProblems, pointsOfEach } from './excuse';
import { toldHoldings } from './holdings';

/** Section 8.3, rows 2 to 6, which are asked of a wrong discard too. */
const beforePlay: readonly Check<Told>[] = [
  { find: ({ result, at }) => pagatTwice(result, at.table) },
  { find: ({ result }) => lastTrickProblems(result) },
  { find: ({ result }) => declarationTwice(result), ends: true },
  { find: declarationConflict, ends: true },
  { find: pagatKnown },
];

const afterPlay: readonly Check<Told>[] = [
  { find: ({ result }) => foolAloneProblems(result) },
  { find: ({ result, at }) => pointsMissing(result, at), ends: true },
  { find: ({ result, at }) => pointsSum(result, at.table), ends: true },
  { find: ({ result, at }) => pointsOfEach(result, at) },
];

/** Every fault in the meaning of a result whose form is sound, and which stands alone. */
export function checkMeaning(result: GermanResult, at: GermanContext): readonly Problem[] {
  const mixed = voidMixed(result);
  if (mixed.length > 0) return mixed;
  const told = { result, at, holdings: toldHoldings(result, at) };
  return inOrder(result.void === undefined ? [...beforePlay, ...afterPlay] : beforePlay, told);
}

/** Beside `void`: a field that may not stand there. */
function voidMixed({ void: kind, ...result }: GermanResult): readonly Problem[] {
  if (kind === undefined) return [];
  const allowed = kind === 'wrong-discard' ? ['fines', 'declarations'] : ['fines'];
  const fields = Object.keys(result).filter((field) => !allowed.includes(field));
  return fields.map((path) => wrong('void-mixed', path, { void: kind, field: path }));
}

function pagatKnown({ result, holdings, at: { table } }: Told): readonly Problem[] {
  return pagatHolder({ statement: pagatStatement(result, table), holdings, table, afterDiscard: true });
}

function pointsMissing(result: GermanResult, { table }: GermanContext): readonly Problem[] {
  const given = countedSeats(result, table);
  return given < 2 ? [missing('points-missing', 'points', { given })] : [];
}
