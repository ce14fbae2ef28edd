import * as z from 'zod/mini';
import { difference } from '@/core/games/comparison';
import { problemsOf } from '@/core/games/faults';
import type { Checked, Scoring } from '@/core/games/game';
import type { Table } from '@/core/games/table';
import type { Booking } from '@/kernel/booking';
import { seatAccount } from '@/kernel/booking';
import { missing, wrong } from '@/kernel/problem';
import type { ToyRules } from './rules';

/** Who took the last trick. */
export type ToyResult = { readonly last?: number | undefined };

const Claim = z.strictObject({ last: z.optional(z.int()) });

const others = ({ present }: Table, seat: number) => present.filter((one) => one !== seat);

function check(claim: unknown, table: Table): Checked<ToyResult> {
  const read = Claim.safeParse(claim);
  if (!read.success) return { result: null, problems: problemsOf(read.error.issues, claim) };
  const { last } = read.data;
  if (last === undefined) return { result: read.data, problems: [missing('last-missing', 'last')] };
  const problems = table.active.includes(last) ? [] : [wrong('bad-seat', 'last', { value: last, last: table.seats - 1 })];
  return { result: problems.length > 0 ? null : read.data, problems };
}

export function bookingsOf({ last }: ToyResult, { stake }: ToyRules, table: Table): readonly Booking[] {
  if (last === undefined) return [];
  return others(table, last).map((seat) => ({ reason: 'last-won', from: seatAccount(seat), to: seatAccount(last), amount: stake }));
}

export const scoring: Scoring<ToyRules, ToyResult, null> = {
  form: Claim,
  pots: () => [],
  first: () => null,
  check: (claim, { table }) => check(claim, table),
  score: (result, { rules, table }) => ({ bookings: bookingsOf(result, rules, table), left: null, problems: [] }),
  reconcile: (claim, replayed, { table }) => {
    const { result, problems } = check(claim, table);
    return { result: replayed, differences: difference('last', result?.last ?? null, replayed.last ?? null), problems: problems.filter(({ kind }) => kind === 'wrong') };
  },
  leftAfterAmounts: () => null,
  renumber: ({ last }, to) => (last === undefined ? {} : { last: to[last] }),
  voidOf: () => null,
};
