import * as z from 'zod/mini';
import type { Presets } from '../rule-book';
import { choice, figure, flag, ruleBook } from '../rule-book';
import { settlements } from '../settlement';

/** Every figure a club may change, in the order of the spec's section 6; the defaults are those of `loew`. */
export const HusarlnRules = z.readonly(
  z.strictObject({
    tariff: choice(['loew', 'beck', 'bamberger-1', 'bamberger-2']),
    soloValue: figure(40, 1, 999),
    soloDoubles: flag(false),
    trull: choice(['before-play', 'until-next-deal']),
    kings: flag(false),
    birds: flag(false),
    settlement: choice(settlements),
    defenderBonus: choice(['individual', 'side']),
    silentLoss: flag(true),
    levels: choice(['both', 'loss']),
    rejectedTo: choice(['declarer', 'defenders']),
    soloEndsAuction: flag(true),
  }),
);

export type HusarlnRules = z.infer<typeof HusarlnRules>;

export const presets: Presets = [
  { id: 'loew', options: {} },
  { id: 'beck', options: { tariff: 'beck', soloDoubles: true, trull: 'until-next-deal' } },
  { id: 'bamberger-1', options: { tariff: 'bamberger-1', soloValue: 50, soloDoubles: true, kings: true } },
  { id: 'bamberger-2', options: { tariff: 'bamberger-2', soloValue: 36, soloDoubles: true, kings: true } },
];

/** The rules without `rules`, and without `preset` in them. */
export const defaultRules: HusarlnRules = HusarlnRules.parse({});

export const rules = ruleBook(HusarlnRules, presets);
