import type { DealContext, Inherited } from '../game';
import type { DroggnRules } from './rules';

/**
 * What a deal leaves to the next: its declarer, who deals; null after one that was thrown in, so that the
 * same dealer deals again; `unknown` where only amounts are known, so that anybody may deal.
 */
export type DroggnLeft = { readonly declarer: number | null | 'unknown' };

export type DroggnContext = DealContext<DroggnRules, DroggnLeft>;

export type DroggnInherited = Inherited<DroggnRules, DroggnLeft>;

export const unknownDeclarer: DroggnLeft = { declarer: 'unknown' };
