import type { PersonId } from '@/kernel/ids';

type Pair = readonly [PersonId, PersonId];

/** Why there is no seating, with everybody named who stands in the way. `round` is the round's number. */
export type SeatingRefusal =
  | { readonly code: 'nothing-to-seat' }
  | { readonly code: 'person-twice'; readonly person: PersonId; readonly where: string }
  | { readonly code: 'round-twice'; readonly round: number }
  | { readonly code: 'too-few'; readonly round: number; readonly present: number; readonly least: number }
  | {
      readonly code: 'too-many-tables' | 'too-few-tables';
      readonly round: number;
      readonly tables: number;
      readonly present: number;
      readonly fewest: number;
      readonly most: number;
    }
  | {
      readonly code: 'size-not-allowed';
      readonly round: number;
      readonly size: number;
      readonly allowed: readonly number[];
    }
  | {
      readonly code: 'sizes-do-not-fit';
      readonly round: number;
      readonly seats: number;
      readonly present: number;
    }
  | {
      readonly code: 'too-few-numbers';
      readonly round: number;
      readonly tables: number;
      readonly numbers: number;
    }
  | { readonly code: 'ranking-incomplete'; readonly round: number; readonly persons: readonly PersonId[] }
  | {
      readonly code: 'no-such-table';
      readonly round: number;
      readonly person: PersonId;
      readonly table: number;
    }
  | { readonly code: 'no-such-label'; readonly person: PersonId; readonly label: string }
  | {
      readonly code: 'labels-do-not-fit';
      readonly round: number;
      readonly label: string;
      readonly persons: readonly PersonId[];
      readonly tables: number;
    }
  | { readonly code: 'cannot-keep-apart'; readonly round: number; readonly pairs: readonly Pair[] }
  | { readonly code: 'stopped' };
