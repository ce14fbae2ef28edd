import type { Counting, Criteria, Substitution, TieBreak } from '@/league/seasons/criteria';
import { readWhole } from '../entry/whole-number';

/** The criteria while somebody writes them: numbers as they were typed. */
export type CriteriaDraft = {
  readonly kind: Counting['kind'];
  readonly n: string;
  readonly minimum: string;
  readonly tieBreaks: readonly TieBreak[];
  readonly substitute: Substitution['kind'];
  readonly fixed: string;
};

export type Faults = { readonly n: boolean; readonly minimum: boolean; readonly fixed: boolean };

/** What a new season begins with: every evening counts, and equals are taken apart by their best evenings. */
export const firstDraft: CriteriaDraft = {
  kind: 'sum',
  n: '10',
  minimum: '0',
  tieBreaks: ['countback', 'evenings-won', 'direct'],
  substitute: 'zero',
  fixed: '0',
};

export const draftOf = ({ counting, minimumEvenings, tieBreaks, substitute }: Criteria): CriteriaDraft => ({
  ...firstDraft,
  kind: counting.kind,
  ...(counting.kind === 'best' ? { n: String(counting.n) } : {}),
  minimum: String(minimumEvenings),
  tieBreaks,
  substitute: substitute.kind,
  ...(substitute.kind === 'fixed' ? { fixed: String(substitute.points) } : {}),
});

const most = 1000;
const mostPoints = 1_000_000;

const within = (text: string, low: number, high: number): boolean => {
  const number = readWhole(text);
  return number !== null && number >= low && number <= high;
};

/** Which of the numbers that are asked for are none. */
export const faultsOf = ({ kind, n, minimum, substitute, fixed }: CriteriaDraft): Faults => ({
  n: kind === 'best' && !within(n, 1, most),
  minimum: !within(minimum, 0, most),
  fixed: substitute === 'fixed' && !within(fixed, -mostPoints, mostPoints),
});

/** The criteria that are written; null while a number is none. */
export function criteriaOf(draft: CriteriaDraft): Criteria | null {
  const { n, minimum, fixed } = faultsOf(draft);
  if (n || minimum || fixed) return null;
  return {
    counting: countingOf(draft),
    minimumEvenings: readWhole(draft.minimum) ?? 0,
    tieBreaks: [...draft.tieBreaks],
    substitute: substitutionOf(draft),
  };
}

const countingOf = ({ kind, n }: CriteriaDraft): Counting =>
  kind === 'best' ? { kind, n: readWhole(n) ?? 1 } : { kind };

const substitutionOf = ({ substitute, fixed }: CriteriaDraft): Substitution =>
  substitute === 'fixed' ? { kind: substitute, points: readWhole(fixed) ?? 0 } : { kind: substitute };

/** A rule one place up (−1) or down (1). */
export function movedRule(rules: readonly TieBreak[], at: number, by: -1 | 1): readonly TieBreak[] {
  const rule = rules[at];
  const to = at + by;
  if (rule === undefined || to < 0 || to >= rules.length) return rules;
  return rules.toSpliced(at, 1).toSpliced(to, 0, rule);
}
