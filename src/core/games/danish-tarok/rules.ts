import * as z from 'zod/mini';
import type { Presets } from '../rule-book';
import { choice, figure, flag, number, ruleBook } from '../rule-book';

/**
 * Every figure a club may change, in the order of the spec's section 6; the defaults are those of `dtf-2011`.
 */
export const DanishRules = z.readonly(
  z.strictObject({
    pots: flag(true),
    foundation: figure(20),
    dealerStake: figure(5),
    stakeIntoRefilledPot: flag(true),
    stakeOnRedeal: flag(false),
    declareTaroksFrom: figure(10, 1, 22),
    declareTaroks: figure(10),
    declareMatadors: figure(10),
    declareStep: figure(5),
    declareHalf: figure(5),
    declareFull: figure(10),
    declareAbundant: figure(15),
    lostCard: figure(5),
    lostCardPot: figure(5),
    pagatWon: figure(5),
    pagatUltimo: figure(45),
    kingUltimo: figure(40),
    lastTrick: figure(20),
    lastTrickWhenBagud: flag(false),
    nolo: figure(25),
    tout: figure(80),
    toutTakesPots: flag(true),
    toutFailed: figure(80),
    counting: choice(['rounded', 'exact', 'off']),
    countingAtTout: flag(true),
    discardFool: choice(['never', 'tout']),
    discardPagat: flag(false),
    discardedTaroks: choice(['announce', 'on-request', 'count-on-request']),
    redPips: choice(['reversed', 'natural']),
    foolNamedInLastTrick: flag(true),
    fineMinor: figure(5),
    fineMajor: figure(20),
    fineIrrecoverable: figure(40),
    finesTo: choice(['pots', 'opponents', 'club']),
    join: choice(['share', 'foundation', 'nothing']),
    leave: choice(['share', 'nothing']),
    potRemainder: choice(['lowest', 'club']),
    unit: figure(5, 1),
    chips: z._default(z.readonly(z.array(number(1)).check(z.minLength(1))), [5, 10, 20, 100]),
  }),
);

export type DanishRules = z.infer<typeof DanishRules>;

export const presets: Presets = [
  { id: 'dtf-2011', options: {} },
  {
    id: 'pagat',
    options: {
      tout: 85,
      toutFailed: 85,
      discardFool: 'tout',
      discardedTaroks: 'on-request',
      chips: [5, 20, 100, 500],
    },
  },
  {
    id: 'no-pots',
    options: {
      pots: false,
      pagatUltimo: 15,
      kingUltimo: 10,
      lastTrick: 5,
      tout: 25,
      toutFailed: 25,
      discardedTaroks: 'on-request',
    },
  },
];

/** The rules without `rules`, and without `preset` in them. */
export const defaultRules: DanishRules = DanishRules.parse({});

export const rules = ruleBook(DanishRules, presets);

/** Full rules from a record's `rules`; see `ruleBook`. */
export const readRules = (input: unknown) => rules.read(input);
