import * as z from 'zod/mini';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Fields } from './faults';
import { isFields } from './faults';
import type { OptionShape, Preset, RuleBook } from './game';
import { allowedValues, optionShapes } from './option-shape';

/** The most that a figure of the rules may be. */
const MOST = 1_000_000;

/**
 * Options as a game's schema lists them: a whole number, one with a default, a closed set or one of two
 * numbers (the default first), yes or no.
 */
export const number = (from: number, to = MOST) => z.int().check(z.minimum(from), z.maximum(to));
export const figure = (value: number, from = 0, to = MOST) => z._default(number(from, to), value);
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z._default(z.enum(words), words[0] as Words[0]);
export const either = <const One extends number, const Two extends number>(one: One, two: Two) =>
  z._default(z.literal([one, two]), one);
export const flag = (value: boolean) => z._default(z.boolean(), value);

type Book<Rules> = {
  readonly schema: z.ZodMiniType<Rules>;
  readonly presets: Presets;
  readonly options: readonly OptionShape[];
};

/** The first is the default. */
export type Presets = readonly [Preset, ...Preset[]];

/**
 * Rules read by a strict schema with defaults: absent, a preset's name, or `{ preset?, …options }`.
 * Refused with one problem a fault: `wrong-type` { expected }, `unknown-preset` { preset, allowed },
 * `unknown-option` { option }, `option-value` { option, allowed }; paths start at `rules`' inside.
 */
export function ruleBook<Rules>(schema: z.ZodMiniType<Rules>, presets: Presets): RuleBook<Rules> {
  const book = { schema, presets, options: optionShapes(schema) };
  return { form: schema, presets, options: book.options, read: (input) => readRules(book, input) };
}

function readRules<Rules>(book: Book<Rules>, input: unknown) {
  if (input === undefined) return readOptions(book, {}, '');
  if (typeof input === 'string') return readOptions(book, { preset: input }, '');
  if (!isFields(input)) return refuse([wrong('wrong-type', '', { expected: 'object' })]);
  return readOptions(book, input, 'preset');
}

function readOptions<Rules>(book: Book<Rules>, input: Fields, presetPath: string) {
  const { preset = book.presets[0].id, ...options } = input;
  const known = book.presets.find(({ id }) => id === preset);
  const parsed = book.schema.safeParse({ ...known?.options, ...options });
  if (known && parsed.success) return accept(parsed.data);
  const faults = parsed.success ? [] : optionFaults(parsed.error.issues, options, book.options);
  return refuse(known ? faults : [presetFault(preset, presetPath, book.presets), ...faults]);
}

const presetFault = (preset: unknown, path: string, presets: Presets): Problem =>
  typeof preset === 'string'
    ? wrong('unknown-preset', path, { preset, allowed: presets.map(({ id }) => id).join(', ') })
    : wrong('wrong-type', path, { expected: 'string' });

type Issues = readonly z.core.$ZodIssue[];

/**
 * One problem an option, in the order in which the record has them, however many things are wrong with
 * its value.
 */
function optionFaults(issues: Issues, options: Fields, shapes: readonly OptionShape[]): readonly Problem[] {
  const unknown = new Set(issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])));
  const bad = new Set(issues.map((issue) => issue.path[0]));
  return Object.keys(options).flatMap((option) => {
    if (unknown.has(option)) return [wrong('unknown-option', option, { option })];
    const shape = shapes.find(({ key }) => key === option);
    return shape && bad.has(option)
      ? [wrong('option-value', option, { option, allowed: allowedValues(shape) })]
      : [];
  });
}
