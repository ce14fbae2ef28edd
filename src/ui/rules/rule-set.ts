import { gameOf, games } from '@/core/games';
import type { AnyGame, OptionValue, Preset } from '@/core/games/game';

/** A game by one of its published rule sets, with the full rules. */
export type RuleSet = { readonly game: AnyGame; readonly preset: Preset; readonly rules: unknown };

/** The rule set of an address; null if there is none of that name. */
export function ruleSetOf(id: string, name: string): RuleSet | null {
  const game = gameOf(id);
  const preset = game?.rules.presets.find((one) => one.id === name);
  const rules = preset && game?.rules.read(preset.id);
  return game && preset && rules?.ok ? { game, preset, rules: rules.value } : null;
}

/** Every game's rule sets, the usual one of a game first. */
export const allRuleSets = games.map((game) => ({ game, presets: game.rules.presets.map(({ id }) => id) }));

export const isGame = (id: string): boolean => gameOf(id) !== undefined;

/** What stands in these rules under an option. */
export function valueOf(rules: unknown, key: string): OptionValue | undefined {
  const value: unknown =
    typeof rules === 'object' && rules !== null
      ? Object.entries(rules).find(([k]) => k === key)?.[1]
      : undefined;
  return isValue(value) ? value : undefined;
}

const isValue = (value: unknown): value is OptionValue =>
  ['number', 'string', 'boolean'].includes(typeof value) || Array.isArray(value);

export const isSame = (a: OptionValue | undefined, b: OptionValue | undefined): boolean =>
  String(a) === String(b);
