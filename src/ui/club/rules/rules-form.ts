import type { AnyGame, OptionShape, OptionValue } from '@/core/games/game';
import { isSame, valueOf } from '../../rules/rule-set';

/** Rules while they are changed: a published set, and an own value for every option (numbers as typed). */
export type RulesDraft = {
  readonly name: string;
  readonly preset: string;
  readonly values: Readonly<Record<string, OptionValue>>;
};

/** Every option as a published set has it. */
export function valuesOf(game: AnyGame, preset: string): RulesDraft['values'] {
  const read = game.rules.read(preset);
  const rules = read.ok ? read.value : {};
  return Object.fromEntries(
    game.rules.options.map(({ key, standard }) => [key, valueOf(rules, key) ?? standard]),
  );
}

/** What differs from the published set, as it is sent. */
export function changesOf(game: AnyGame, { preset, values }: RulesDraft): RulesDraft['values'] {
  const published = valuesOf(game, preset);
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSame(value, published[key])));
}

/** Another published set: what was changed stays changed, everything else follows the new one. */
export const withPreset = (game: AnyGame, draft: RulesDraft, preset: string): RulesDraft => ({
  ...draft,
  preset,
  values: { ...valuesOf(game, preset), ...changesOf(game, draft) },
});

/** What somebody typed for a number or a list of numbers; null for what is none, or out of bounds. */
export function typedValue(shape: OptionShape, text: string): OptionValue | null {
  if (shape.kind === 'number') return boundedIn(shape, text);
  if (shape.kind !== 'list') return null;
  const numbers = text.split(',').map((part) => boundedIn(shape, part));
  return numbers.every((one) => one !== null) ? numbers : null;
}

type Bounds = { readonly least: number; readonly most: number };

function boundedIn({ least, most }: Bounds, text: string): number | null {
  if (!/^\s*\d+\s*$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
