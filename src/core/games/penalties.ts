import * as z from 'zod/mini';
import type { Seat } from '@/kernel/seat';
import type { Ledger } from './ledger';
import { accountOf, opponentsOf, pay, toEach } from './ledger';

/**
 * What the rules of Leipzig, 1754, know of void deals and fines, and the games among three that keep to
 * them.
 */
export const voidKinds = ['misdeal', 'wrong-discard', 'annulled'] as const;
export const fineKinds = ['revoke', 'other'] as const;
export const fineDestinations = ['opponents', 'club'] as const;

export type VoidKind = (typeof voidKinds)[number];

/** For a wrong deal, a wrong discard, a revoke: to each opponent. */
const PENALTY = 5;

/** The most that a fine may be, in points. */
export const MOST_FINED = 1_000_000;

// A fault in a field has the field's code as its message; see `problemsOf`.
export const Fine = z.strictObject({
  seat: z.int(),
  kind: z.enum(fineKinds, 'fine-kind'),
  amount: z.optional(z.int().check(z.minimum(1, 'fine-amount'), z.maximum(MOST_FINED, 'fine-amount'))),
  to: z.optional(z.enum(fineDestinations, 'fine-to')),
  why: z.optional(z.string()),
});
export type Fine = Readonly<z.infer<typeof Fine>>;

/** A declaration as it is paid: from each opponent, in points. */
export type Declared = { readonly reason: string; readonly seat: Seat; readonly each: number };

/**
 * A void deal: the dealer pays for what he did wrong; after a wrong discard also what the others declared,
 * for himself and for the third player.
 */
export function payVoid(ledger: Ledger, kind: VoidKind, declared: readonly Declared[]): void {
  const { dealer } = ledger.table;
  if (kind === 'annulled') return;
  for (const { reason, seat, each } of kind === 'wrong-discard' ? declared : []) {
    if (seat === dealer) continue;
    pay(ledger, { reason, from: accountOf(dealer), to: accountOf(seat), amount: 2 * each });
  }
  toEach(ledger, { reason: kind, seat: dealer, each: PENALTY });
}

/** A fine, to each opponent or as much to the club. Who sits out can only be fined to the club. */
export function payFine(ledger: Ledger, { seat, kind, amount = 0, to }: Fine): void {
  const each = kind === 'revoke' ? PENALTY : amount;
  const from = accountOf(seat);
  if (to === 'club') return pay(ledger, { reason: 'fine', from, to: 'club', amount: 2 * each });
  for (const other of opponentsOf(ledger.table, seat)) {
    pay(ledger, { reason: 'fine', from, to: accountOf(other), amount: each });
  }
}
