import * as z from 'zod/mini';
import type { Presets } from '../rule-book';
import { choice, either, flag, ruleBook } from '../rule-book';

/** Every option of the spec's section 6, in its order; the defaults are Leipzig, 1754. */
export const GermanRules = z.readonly(
  z.strictObject({
    foolDeadline: either(23, 22),
    foolLead: choice(['never', 'next-card']),
    foolAlone: choice(['keep-and-pay', 'transfer-and-pay', 'value-only']),
    foolIsTarok: flag(true),
    discardXXI: flag(true),
    pagatUltimoLost: either(10, 15),
  }),
);

export type GermanRules = z.infer<typeof GermanRules>;

export const presets: Presets = [{ id: 'leipzig-1754', options: {} }];

/** The rules without `rules`, and without `preset` in them. */
export const defaultRules: GermanRules = GermanRules.parse({});

export const rules = ruleBook(GermanRules, presets);

/** Full rules from a record's `rules`; see `ruleBook`. */
export const readRules = (input: unknown) => rules.read(input);
