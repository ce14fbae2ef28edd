import { standing, standingVersion, type StandingDeal } from './deal';
import type { Conflict } from './refusal';
import type { Sitting } from './sitting';

/** What was to be written about: the deals by number; none means the next one that the writer saw. */
export type Meant = { readonly numbers: readonly number[]; readonly sent: unknown };

/**
 * Somebody wrote since the version that was expected. Both versions side by side: what stands now under the
 * number that was meant, and what was sent. Nothing is overwritten.
 */
export function conflict(sitting: Sitting, expected: number, { numbers, sent }: Meant): Conflict {
  const theirs = writtenSince(sitting, expected);
  const number = numbers.find((one) => theirs.some((deal) => deal.number === one)) ?? numbers[0] ?? null;
  return {
    code: 'version-conflict',
    params: { expected, actual: sitting.version },
    versions: { number, stored: standingUnder(sitting, number), sent, version: sitting.version, theirs },
  };
}

/** The number of the deal that was next in this version of the sitting. */
export const nextNumberAt = (sitting: Sitting, version: number): number =>
  sitting.deals.filter(({ versions }) => (versions[0]?.version ?? Infinity) <= version).length + 1;

const writtenSince = (sitting: Sitting, version: number): Conflict['versions']['theirs'] =>
  sitting.deals
    .filter((deal) => standingVersion(deal).version > version)
    .map((deal) => ({ number: deal.number, deal: standing(deal) }));

function standingUnder(sitting: Sitting, number: number | null): StandingDeal | null {
  const deal = number === null ? undefined : sitting.deals[number - 1];
  return deal ? standing(deal) : null;
}
