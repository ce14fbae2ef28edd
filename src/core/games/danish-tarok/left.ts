import type { Pots } from '../game';
import type { DealContext, Inherited } from '../game';
import type { DanishRules } from './rules';

/**
 * What a deal leaves to the next: the pots due for foundation (at the beginning, and whenever the last trick
 * left one empty), and whether it was a redeal, so that the same dealer deals again.
 */
export type DanishLeft = {
  readonly due: { readonly king: boolean; readonly pagat: boolean };
  readonly redeal: boolean;
};

export type DanishContext = DealContext<DanishRules, DanishLeft>;

export type DanishInherited = Inherited<DanishRules, DanishLeft>;

export const firstLeft: DanishLeft = { due: { king: true, pagat: true }, redeal: false };

/** After a deal of which only amounts are known: as after one that was played out. */
export const leftAfterAmounts = (pots: Pots): DanishLeft => ({
  due: { king: !pots.king, pagat: !pots.pagat },
  redeal: false,
});
