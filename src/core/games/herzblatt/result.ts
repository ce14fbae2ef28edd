import * as z from 'zod/mini';
import type { Seat } from '@/kernel/seat';
import { countedPair, PointsPair } from '../points-pair';

export const contracts = ['solo', 'pass'] as const;

/** Card points in every pack, and how many the soloist needs. */
export const POINTS = 120;
export const TARGET = 66;

/** Every field a claim may have; what belongs to which contract is asked in `form`. */
export const Claim = z.strictObject({
  contract: z.enum(contracts, 'unknown-contract'),
  declarer: z.optional(z.int()),
  points: z.optional(PointsPair),
});

export type Claim = z.infer<typeof Claim>;

/**
 * What one deal came to (section 5): somebody played, or nobody wanted to. His points include his
 * discard.
 */
export type HerzResult =
  | { readonly contract: 'pass' }
  | { readonly contract: 'solo'; readonly declarer: Seat; readonly points?: PointsPair };

/** The soloist's card points: counted, or what the others leave. Null if neither side was counted. */
export const soloPoints = (points: PointsPair | undefined): number | null =>
  countedPair(points, POINTS)?.[0] ?? null;
