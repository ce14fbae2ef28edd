import type { DealContext } from '../game';
import type { GermanRules } from './rules';

/** What a deal leaves to the next: after a void deal the same dealer deals again. */
export type GermanLeft = { readonly again: boolean };

export type GermanContext = DealContext<GermanRules, GermanLeft>;

export const firstLeft: GermanLeft = { again: false };
