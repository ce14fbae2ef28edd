import type { Problem } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { StandingDeal } from './deal';

/** Refusals that say everything by their code. */
export const plainRefusals = [
  'already-open',
  'sitting-closed',
  'not-closed',
  'unfinished',
  'nothing-changed',
  'changes-not-allowed',
  'table-full',
  'nobody-left',
] as const;

type Plain = { readonly code: (typeof plainRefusals)[number] };

type AboutDeal = {
  readonly code: 'no-such-deal' | 'deal-twice' | 'already-annulled';
  readonly params: { readonly number: number };
};

type AboutPerson = {
  readonly code: 'person-twice' | 'already-present';
  readonly params: { readonly person: string };
};

type AboutSeat = {
  readonly code: 'no-such-seat' | 'not-present';
  readonly params: { readonly seat: Seat };
};

/** `sizes` as a list for people: "3, 4". */
type WrongSize = {
  readonly code: 'bad-size';
  readonly params: { readonly persons: number; readonly sizes: string };
};

type UnknownGame = { readonly code: 'unknown-game'; readonly params: { readonly game: string } };

/** Problems with the deal of this number; their paths start at the deal. */
type BadDeal = {
  readonly code: 'bad-deal';
  readonly params: { readonly number: number };
  readonly problems: readonly Problem[];
};

/** Paths start at the rules, or at the sitting (`changes.0`, `closed`). */
type BadForm = { readonly code: 'bad-rules' | 'bad-sitting'; readonly problems: readonly Problem[] };

/**
 * The deal itself is sound, but these later ones would not be any more. `deals` for people: "4, 5". Paths:
 * the sitting's.
 */
type LaterDeals = {
  readonly code: 'later-deals';
  readonly params: { readonly deals: string; readonly count: number };
  readonly deals: readonly number[];
  readonly problems: readonly Problem[];
};

/**
 * Somebody was faster. `stored` is what stands under the number that was meant, `sent` what was to be
 * written.
 */
export type Conflict = {
  readonly code: 'version-conflict';
  readonly params: { readonly expected: number; readonly actual: number };
  readonly versions: {
    readonly number: number | null;
    readonly stored: StandingDeal | null;
    readonly sent: unknown;
    readonly version: number;
    /** Every deal that was written since the version that was expected, as it stands now. */
    readonly theirs: readonly { readonly number: number; readonly deal: StandingDeal }[];
  };
};

/** Why a sitting's decision says no. Codes are stable; a sentence is made from code and params. */
export type SittingRefusal =
  | Plain
  | AboutDeal
  | AboutPerson
  | AboutSeat
  | WrongSize
  | UnknownGame
  | BadDeal
  | BadForm
  | LaterDeals
  | Conflict;
