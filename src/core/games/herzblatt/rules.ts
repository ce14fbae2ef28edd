import * as z from 'zod/mini';
import type { Presets } from '../rule-book';
import { choice, figure, flag, ruleBook } from '../rule-book';

export const settlements = ['braun', 'feder', 'feder-variant', 'reichelt', 'reichelt-double'] as const;

export type Settlement = (typeof settlements)[number];

/** Everything a club may change, in the order of the spec's section 6; the defaults are those of `braun`. */
export const HerzRules = z.readonly(
  z.strictObject({
    settlement: choice(settlements),
    stake: figure(1, 1),
    packs: choice(['main', 'lembke']),
    fourOut: choice(['eights', 'sevens']),
    tableSizes: choice(['2-5', '2-4', '3-5']),
    mustTrump: flag(true),
    overtrumpRuffs: flag(false),
    forehand: choice(['left-of-dealer', 'dealer']),
    allPass: choice(['throw-in', 'forehand-plays']),
  }),
);

export type HerzRules = z.infer<typeof HerzRules>;

export const presets: Presets = [
  { id: 'braun', options: {} },
  { id: 'lembke', options: { packs: 'lembke', tableSizes: '2-4', mustTrump: false } },
  { id: 'feder', options: { settlement: 'feder' } },
  { id: 'reichelt', options: { settlement: 'reichelt', tableSizes: '3-5' } },
];

/** The rules without `rules`, and without `preset` in them. */
export const defaultRules: HerzRules = HerzRules.parse({});

export const rules = ruleBook(HerzRules, presets);
