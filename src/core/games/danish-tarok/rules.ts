import * as z from 'zod/mini';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Fields } from '../faults';
import { isFields } from '../faults';
import type { Preset } from '../game';

const MOST = 1_000_000;

const number = (from: number, to = MOST) => z.int().check(z.minimum(from), z.maximum(to));
const figure = (value: number) => z._default(number(0), value);
const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z._default(z.enum(words), words[0] as Words[0]);
const flag = (value: boolean) => z._default(z.boolean(), value);

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
    declareTaroksFrom: z._default(number(1, 22), 10),
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
    unit: z._default(number(1), 5),
    chips: z._default(z.readonly(z.array(number(1)).check(z.minLength(1))), [5, 10, 20, 100]),
  }),
);

export type DanishRules = z.infer<typeof DanishRules>;

export const presets: readonly Preset[] = [
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

/**
 * Full rules from a record's `rules`: absent, a preset's name, or `{ preset?, …options }`. Refused with one
 * problem a fault: `wrong-type`, `unknown-preset`, `unknown-option`, `option-value`; paths start at `rules`'
 * inside.
 */
export function readRules(input: unknown): Outcome<DanishRules, readonly Problem[]> {
  if (input === undefined) return accept(defaultRules);
  if (typeof input === 'string') return readOptions({ preset: input }, '');
  if (!isFields(input)) return refuse([wrong('wrong-type', '', { expected: 'object' })]);
  return readOptions(input, 'preset');
}

function readOptions(input: Fields, presetPath: string) {
  const { preset = 'dtf-2011', ...options } = input;
  const known = presets.find(({ id }) => id === preset);
  const parsed = DanishRules.safeParse({ ...known?.options, ...options });
  if (known && parsed.success) return accept(parsed.data);
  const faults = parsed.success ? [] : optionFaults(parsed.error.issues, options);
  return refuse(known ? faults : [presetFault(preset, presetPath), ...faults]);
}

const presetFault = (preset: unknown, path: string): Problem =>
  typeof preset === 'string'
    ? wrong('unknown-preset', path, { preset })
    : wrong('wrong-type', path, { expected: 'string' });

/**
 * One problem an option, in the order in which the record has them, however many things are wrong with its
 * value.
 */
function optionFaults(issues: readonly z.core.$ZodIssue[], options: Fields) {
  const unknown = new Set(issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])));
  const bad = new Set(issues.map((issue) => issue.path[0]));
  return Object.keys(options).flatMap((option) => {
    if (unknown.has(option)) return [wrong('unknown-option', option, { option })];
    return bad.has(option) ? [wrong('option-value', option, { option })] : [];
  });
}
