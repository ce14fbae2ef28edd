import type { Action, Cards } from '@/core/games/play';
import type { JsonObject } from '@/kernel/event';
import type { Seat } from '@/kernel/seat';
import type { TextRef } from '../text';

/** A booking of a table that kept its own sheet and knows the sums only. */
export type Amount = { readonly from: string; readonly to: string; readonly amount: number };

/** A deal as the table wrote it down, in the form of the record format; texts are references. */
export type WrittenDeal = {
  readonly dealer: Seat;
  readonly result?: JsonObject;
  readonly cards?: Cards;
  readonly actions?: readonly Action[];
  readonly amounts?: readonly Amount[];
};

/** A deal as it was sent, not yet examined. What stands under its names is whatever was sent. */
export type ClaimedDeal = {
  readonly dealer: Seat;
  readonly result?: unknown;
  readonly cards?: unknown;
  readonly actions?: readonly unknown[] | undefined;
  readonly amounts?: readonly Amount[] | undefined;
};

/** To try a claim as if it were sound; it is once the trial has found no fault. */
export const tryAs = (claim: ClaimedDeal) => claim as WrittenDeal;

/** A deal that was annulled. `why` is a reference to the reason. */
export type StruckDeal = {
  readonly dealer: Seat;
  readonly struck: true;
  readonly again?: true;
  readonly why: TextRef;
};

export type StandingDeal = WrittenDeal | StruckDeal;

/**
 * What one event made of a deal: `version` is the event's in the sitting's stream, `why` the reason if it
 * asks for one.
 */
export type DealVersion = {
  readonly kind: 'recorded' | 'corrected' | 'annulled';
  readonly version: number;
  readonly at: number;
  readonly by: string | null;
  readonly why: TextRef | null;
  readonly deal: StandingDeal;
};

/**
 * A deal with everything that was ever written under its number (from 1); the last version stands. Never
 * empty.
 */
export type Deal = { readonly number: number; readonly versions: readonly DealVersion[] };

/** What stands under the deal's number now. */
export function standingVersion(deal: Deal): DealVersion {
  const last = deal.versions.at(-1);
  if (!last) throw new Error(`deal ${deal.number} was never written`);
  return last;
}

export const standing = (deal: Deal): StandingDeal => standingVersion(deal).deal;

export const isStruck = (deal: StandingDeal): deal is StruckDeal => 'struck' in deal;
