import * as z from 'zod/mini';
import type { Presets } from '../rule-book';
import { choice, flag, ruleBook } from '../rule-book';
import { settlements } from '../settlement';

/** Every option, in the order of the spec's section 6; the defaults are those of `stubai`. */
export const DroggnRules = z.readonly(
  z.strictObject({
    settlement: choice(settlements),
    tie: choice(['declarer', 'defenders', 'last-trick']),
    kingDiscard: choice(['one-trump', 'trump-per-king']),
    talonInAnsager: choice(['hidden', 'shown']),
    gstiessLastTrick: choice(['allowed', 'forbidden']),
    kleineUndGstiess: flag(false),
    superMord: choice(['whole', 'separate']),
  }),
);

export type DroggnRules = z.infer<typeof DroggnRules>;

export const presets: Presets = [
  { id: 'stubai', options: {} },
  { id: 'stubai-open', options: { talonInAnsager: 'shown', gstiessLastTrick: 'forbidden' } },
];

/** The rules without `rules`. */
export const defaultRules: DroggnRules = DroggnRules.parse({});

export const rules = ruleBook(DroggnRules, presets);
