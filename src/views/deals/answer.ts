import type { PackedDeal } from '@/core/games/play';
import type { TableView } from '../tables/answer';

/**
 * One deal with everything about it: the sitting it belongs to, what was written under its number, its
 * cards.
 */
export type DealPageView = {
  readonly table: TableView;
  /** From 1; `table.deals` has it at this place. */
  readonly number: number;
  /**
   * Cards and actions as the log keeps them, for the engine in the browser; null if there is only a score
   * sheet.
   */
  readonly played: PackedDeal | null;
  /** Everything that was written under its number, oldest first; the last one stands. */
  readonly versions: readonly DealVersionView[];
};

export type DealVersionView = {
  readonly kind: 'recorded' | 'corrected' | 'annulled';
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A person's name; null for one who is not known any more. */
  readonly by: string | null;
  /** The reason given, if it asks for one and it is still kept. */
  readonly why: string | null;
};
