import { gameOf } from '@/core/games';
import { sameData } from '../same';
import type { HouseRules } from './club';

/** One option that a club plays otherwise than the published set its rules were made from. */
export type RulesDifference = { readonly option: string; readonly preset: unknown; readonly own: unknown };

/**
 * House rules as what they change, in the order of the game's options. An option that the game got after the
 * rules were set has its default in them.
 *
 * @throws Error if the game or its preset is not known any more.
 */
export function differencesOf({ game: id, preset, rules }: HouseRules): readonly RulesDifference[] {
  const game = gameOf(id);
  const standard = game?.rules.read(preset ?? undefined);
  if (!game || !standard?.ok) throw new Error(`no rules ${String(preset)} of ${id}`);
  const published = fieldsOf(standard.value);
  return game.rules.options.flatMap(({ key, standard: first }) => {
    const line = { option: key, preset: published.get(key), own: rules[key] ?? first };
    return sameData(line.preset, line.own) ? [] : [line];
  });
}

const fieldsOf = (rules: unknown) =>
  new Map<string, unknown>(Object.entries(typeof rules === 'object' && rules !== null ? rules : {}));
