import type { PersonId, TournamentId } from '@/kernel/ids';
import { accept, refuse } from '@/kernel/outcome';
import type { Circumstances } from '../decision';
import { happened } from '../fact';
import type { TextRef } from '../text';
import { type BoxReason, counterAccount, type Way, wayOf } from './box';
import type { Club } from './club';
import { BoxBooked, BoxReversed } from './events';
import type { Decided } from './refusal';

/** `amount` ≥ 1 in minor units of the club's currency; `way` is asked of `other` only, as is `why`. */
export type BoxBooking = {
  readonly reason: BoxReason;
  readonly way: Way | null;
  readonly amount: number;
  readonly date: string;
  readonly tournament: TournamentId | null;
  readonly person: PersonId | null;
  readonly why: TextRef | null;
};

/** Money goes into the box or out of it, and onto the account that says what for: the sum of all stays 0. */
export function bookBox(_: Club, { way: asked, ...booking }: BoxBooking, { ids }: Circumstances): Decided {
  const way = wayOf[booking.reason] ?? asked;
  if (way === null) return refuse({ code: 'box-way-missing' });
  if (booking.reason === 'other' && booking.why === null) return refuse({ code: 'box-why-missing' });
  const other = counterAccount[booking.reason];
  const sides = way === 'in' ? ({ from: other, to: 'box' } as const) : ({ from: 'box', to: other } as const);
  return accept([happened(BoxBooked, { ...booking, ...sides, entry: ids() })]);
}

export type BoxReversal = { readonly entry: string; readonly date: string; readonly why: TextRef };

/** An entry is taken back by one the other way; both stay in the statement. */
export function reverseBox({ entries }: Club, { entry, date, why }: BoxReversal): Decided {
  const reversed = entries[entry];
  if (reversed === undefined) return refuse({ code: 'no-such-entry', params: { entry } });
  if (reversed) return refuse({ code: 'already-reversed', params: { entry } });
  return accept([happened(BoxReversed, { entry, date, why })]);
}
