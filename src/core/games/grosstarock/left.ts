import type { DealContext } from '../game';
import type { GrossRules } from './rules';

/** What a deal leaves to the next: after a void deal the same dealer deals again. */
export type GrossLeft = { readonly again: boolean };

export type GrossContext = DealContext<GrossRules, GrossLeft>;

export const firstLeft: GrossLeft = { again: false };
