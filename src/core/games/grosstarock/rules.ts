import * as z from 'zod/mini';
import type { Presets } from '../rule-book';
import { choice, either, flag, ruleBook } from '../rule-book';

/** Every option of the spec's section 6, in its order; the defaults are Dummett's. */
export const GrossRules = z.readonly(
  z.strictObject({
    voleNolo: choice(['replace-all', 'replace-cards', 'additive']),
    kingHome: either(5, 0),
    kings: choice(['seven-cards', 'one-king', 'kings-with-fool']),
    ladonFool: flag(false),
    tarokDiscard: choice(['pagat-and-two', 'pagat-only']),
    foolCapturedFrom: either(23, 25),
    foolLead: choice(['tarok', 'next-card']),
  }),
);

export type GrossRules = z.infer<typeof GrossRules>;

export const presets: Presets = [{ id: 'dummett-1980', options: {} }];

/** The rules without `rules`, and without `preset` in them. */
export const defaultRules: GrossRules = GrossRules.parse({});

export const rules = ruleBook(GrossRules, presets);

/** Full rules from a record's `rules`; see `ruleBook`. */
export const readRules = (input: unknown) => rules.read(input);
