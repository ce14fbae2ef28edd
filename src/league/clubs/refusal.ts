import type { Problem } from '@/kernel/problem';
import type { Outcome } from '@/kernel/outcome';
import type { ClubEvent } from './events';

/** Why a club's decision says no. `person` is an id, said as a name; dates are local, `2026-03-10`. */
export type ClubRefusal =
  | { readonly code: 'already-founded' }
  | { readonly code: 'name-missing' }
  | { readonly code: 'nothing-changed' }
  | { readonly code: 'version-conflict' }
  | { readonly code: 'bad-time-zone'; readonly params: { readonly zone: string } }
  | { readonly code: 'accent-contrast'; readonly params: AccentParams }
  | { readonly code: PersonCode; readonly params: { readonly person: string } }
  | { readonly code: 'number-taken'; readonly params: { readonly number: number; readonly person: string } }
  | { readonly code: 'number-twice'; readonly params: { readonly number: number } }
  | { readonly code: DateCode; readonly params: { readonly person: string; readonly date: string } }
  | { readonly code: 'unknown-game' | 'no-house-rules'; readonly params: { readonly game: string } }
  | { readonly code: 'bad-rules'; readonly problems: readonly Problem[] }
  | { readonly code: 'currency-in-use' | 'box-way-missing' | 'box-why-missing' }
  | { readonly code: 'bad-currency'; readonly params: { readonly currency: string } }
  | { readonly code: 'no-such-entry' | 'already-reversed'; readonly params: { readonly entry: string } };

type AccentParams = { readonly accent: string; readonly nearest: string; readonly ground: string };

type PersonCode =
  | 'already-member'
  | 'already-guest'
  | 'not-member'
  | 'not-of-club'
  | 'already-merged'
  | 'kept-is-merged'
  | 'not-merged'
  | 'merge-with-self';

/** `date` is the day to be after. */
type DateCode = 'joined-before-left' | 'left-before-joined';

export type Decided = Outcome<readonly ClubEvent[], ClubRefusal>;

