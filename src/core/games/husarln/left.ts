import type { DealContext, Inherited } from '../game';
import type { HusarlnRules } from './rules';

/** What a deal leaves to the next: whether it was thrown in, so that the same dealer deals again. */
export type HusarlnLeft = { readonly again: boolean };

export type HusarlnContext = DealContext<HusarlnRules, HusarlnLeft>;

export type HusarlnInherited = Inherited<HusarlnRules, HusarlnLeft>;

export const playedOut: HusarlnLeft = { again: false };

export const thrownIn: HusarlnLeft = { again: true };
