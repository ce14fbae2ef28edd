import type { DealContext } from '../game';
import type { HerzRules } from './rules';

/** A deal leaves nothing to the next: no pots, and the next player deals whatever happened. */
export type HerzLeft = null;

export type HerzContext = DealContext<HerzRules, HerzLeft>;
