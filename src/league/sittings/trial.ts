import { accept, type Outcome, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import type { StandingDeal } from './deal';
import type { Receipt } from './events';
import { receiptOf } from './receipt';
import type { SittingRefusal } from './refusal';
import { isUnfinished, replay } from './replay';
import { type Sitting, withVersion } from './sitting';

/**
 * What a sitting would come to: the receipt, or why it cannot be. Every change is tried on the whole sitting
 * before it happens. `numbers` are the deals that are being written; a fault elsewhere is a later deal that
 * no longer follows.
 */
export function tried(sitting: Sitting, numbers: readonly number[]): Outcome<Receipt, SittingRefusal> {
  const replayed = replay(sitting);
  if (!replayed.ok) return refuse(refusalOf(replayed.refusal, numbers));
  if (isUnfinished(replayed.value)) return refuse({ code: 'unfinished' });
  return accept(receiptOf(replayed.value));
}

function refusalOf(problems: readonly Problem[], numbers: readonly number[]): SittingRefusal {
  const own = numbers.find((number) => problems.some((problem) => dealOf(problem) === number));
  if (own !== undefined) return badDeal(problems, own);
  const later = [...new Set(problems.map(dealOf))].filter((number) => number !== null);
  if (later.length === 0) return { code: 'bad-sitting', problems };
  const params = { deals: later.join(', '), count: later.length };
  return { code: 'later-deals', params, deals: later, problems };
}

/** The number of the deal a problem is in, from 1; null if it is in none. */
function dealOf({ path }: Problem): number | null {
  const index = /^deals\.(\d+)/.exec(path)?.[1];
  return index === undefined ? null : Number(index) + 1;
}

const badDeal = (problems: readonly Problem[], number: number): SittingRefusal => ({
  code: 'bad-deal',
  params: { number },
  problems: problems
    .filter((problem) => dealOf(problem) === number)
    .map((problem) => ({ ...problem, path: problem.path.replace(/^deals\.\d+\.?/, '') })),
});

/** The sitting as it would be with this deal under that number, for a trial: nothing has happened yet. */
export const withDeal = (sitting: Sitting, number: number, deal: StandingDeal): Sitting =>
  withVersion(sitting, number, { kind: 'recorded', version: 0, at: 0, by: null, why: null, deal });
