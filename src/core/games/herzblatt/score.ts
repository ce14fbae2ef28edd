import type { Booking } from '@/kernel/booking';
import type { Scored } from '../game';
import { accountOf } from '../ledger';
import { othersAfter } from '../table';
import type { HerzContext, HerzLeft } from './left';
import type { HerzResult } from './result';
import { soloPoints, TARGET } from './result';
import type { Settlement } from './rules';

/** Thresholds of the soloist's card points, and the multiples of the stake (section 7). */
type Scheme = {
  readonly won: number;
  readonly wonHigh?: { readonly from: number; readonly multiple: number };
  readonly lost: number;
  readonly lostLow?: { readonly upTo: number; readonly multiple: number };
};

/** Feder: fewer than 33 on the losing side. Reichelt: 33 or fewer. */
export const schemes: Readonly<Record<Settlement, Scheme>> = {
  braun: { won: 1, lost: 2, lostLow: { upTo: 30, multiple: 3 } },
  feder: { won: 1, lost: 2 },
  'feder-variant': {
    won: 1,
    wonHigh: { from: 88, multiple: 3 },
    lost: 2,
    lostLow: { upTo: 32, multiple: 4 },
  },
  reichelt: { won: 1, wonHigh: { from: 87, multiple: 3 }, lost: 1, lostLow: { upTo: 33, multiple: 4 } },
  'reichelt-double': {
    won: 1,
    wonHigh: { from: 87, multiple: 3 },
    lost: 2,
    lostLow: { upTo: 33, multiple: 4 },
  },
};

export const reasons = ['won-high', 'won', 'lost-low', 'lost'] as const;

/** How it ended for the soloist, and how many stakes he gets from, or pays to, each of the others. */
export type Ending = { readonly reason: (typeof reasons)[number]; readonly multiple: number };

export function endingOf(points: number, settlement: Settlement): Ending {
  const { won, wonHigh, lost, lostLow } = schemes[settlement];
  if (points >= TARGET) {
    const high = wonHigh && points >= wonHigh.from;
    return high ? { reason: 'won-high', multiple: wonHigh.multiple } : { reason: 'won', multiple: won };
  }
  const low = lostLow && points <= lostLow.upTo;
  return low ? { reason: 'lost-low', multiple: lostLow.multiple } : { reason: 'lost', multiple: lost };
}

/**
 * Section 7: each of the others pays the soloist, or he pays each of them. Nothing while no count is
 * known.
 */
export const score = (result: HerzResult, at: HerzContext): Scored<HerzLeft> => ({
  bookings: result.contract === 'pass' ? [] : payments(result, at),
  left: null,
  problems: [],
});

type Solo = Extract<HerzResult, { readonly contract: 'solo' }>;

function payments({ declarer, points }: Solo, { rules, table }: HerzContext): readonly Booking[] {
  const counted = soloPoints(points);
  if (counted === null) return [];
  const { reason, multiple } = endingOf(counted, rules.settlement);
  const amount = multiple * rules.stake;
  const soloist = accountOf(declarer);
  return othersAfter(table.active, declarer).map((seat) =>
    counted >= TARGET
      ? { reason, from: accountOf(seat), to: soloist, amount }
      : { reason, from: soloist, to: accountOf(seat), amount },
  );
}
