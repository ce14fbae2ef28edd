import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import type { Fields } from '../faults';
import { isFields, problemsOf, shown } from '../faults';
import type { Checked } from '../game';
import type { HerzContext } from './left';
import { pairRangeProblems, pairShapeProblems } from '../points-pair';
import type { HerzResult } from './result';
import { Claim, contracts, POINTS } from './result';

/**
 * Section 8.2: every fault of form of a claimed result; the result is there if there is none. Without a
 * known contract nothing else is asked, and of a deal that nobody played only that nothing stands beside
 * it.
 */
export function checkForm(claim: unknown, { table }: HerzContext): Checked<HerzResult> {
  const parsed = Claim.safeParse(claim);
  const schema = parsed.success ? [] : problemsOf(parsed.error.issues, claim);
  if (!isFields(claim)) return { result: null, problems: schema };
  const problems = [
    ...schema.filter(({ code }) => code === 'unknown-field'),
    ...contractProblems(claim, { schema, seats: table.seats }),
  ];
  const sound = parsed.success && problems.length === 0;
  return { result: sound ? resultOf(parsed.data) : null, problems };
}

type Asked = { readonly schema: readonly Problem[]; readonly seats: number };

function contractProblems(claim: Fields, asked: Asked): readonly Problem[] {
  const { contract } = claim;
  if (contract === undefined) return [missing('missing-field', 'contract', { field: 'contract' })];
  switch (contracts.find((known) => known === contract)) {
    case 'pass':
      return passProblems(claim);
    case 'solo':
      return soloProblems(claim, asked);
    case undefined:
      return [wrong('unknown-contract', 'contract', { value: shown(contract) })];
  }
}

function passProblems(claim: Fields): readonly Problem[] {
  const extra = ['declarer', 'points'].find((field) => field in claim);
  return extra === undefined ? [] : [wrong('pass-extra', extra, { field: extra })];
}

const soloProblems = ({ declarer, points }: Fields, { schema, seats }: Asked): readonly Problem[] => [
  ...(declarer === undefined ? [missing('missing-field', 'declarer', { field: 'declarer' })] : []),
  ...schema.filter(({ path, code }) => /^(declarer|points)/.test(path) && code !== 'missing-field'),
  ...pairShapeProblems(points),
  ...(Array.isArray(points) ? pairRangeProblems(points.map(integerOrNull), POINTS) : []),
  ...(Number.isSafeInteger(declarer) && !isSeat(declarer, seats) ? [badSeat(declarer, seats)] : []),
];

/** What is no number has a fault of its own. */
const integerOrNull = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

const isSeat = (value: unknown, seats: number): boolean => Number(value) >= 0 && Number(value) < seats;

const badSeat = (value: unknown, seats: number): Problem =>
  wrong('bad-seat', 'declarer', { value: shown(value), last: seats - 1 });

function resultOf({ contract, declarer, points }: Claim): HerzResult {
  if (contract === 'pass' || declarer === undefined) return { contract: 'pass' };
  return { contract, declarer, ...(points && { points }) };
}
