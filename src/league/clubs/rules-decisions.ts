import { gameOf } from '@/core/games';
import type { AnyGame } from '@/core/games/game';
import type { JsonObject } from '@/kernel/event';
import { accept, refuse } from '@/kernel/outcome';
import { happened } from '../fact';
import { sameData } from '../same';
import { type Club, houseRulesOf } from './club';
import { HouseRulesDropped, HouseRulesSet } from './events';
import type { Decided } from './refusal';

/** `rules` as in a record: a preset's name, or an object with a preset and changed options. */
export type HouseRulesWanted = { readonly game: string; readonly name: string; readonly rules: unknown };

/** The club's rules of a game from now on. What was begun keeps the rules it began with: it has a copy. */
export function setHouseRules(club: Club, wanted: HouseRulesWanted): Decided {
  const name = wanted.name.trim();
  const game = gameOf(wanted.game);
  if (!game) return refuse({ code: 'unknown-game', params: { game: wanted.game } });
  if (name === '') return refuse({ code: 'name-missing' });
  const rules = game.rules.read(wanted.rules);
  if (!rules.ok) return refuse({ code: 'bad-rules', problems: rules.refusal });
  const set = { game: game.id, name, preset: presetIn(game, wanted.rules), rules: asObject(rules.value) };
  if (sameData(houseRulesOf(club, game.id), set)) return refuse({ code: 'nothing-changed' });
  return accept([happened(HouseRulesSet, set)]);
}

/** The set that rules were made from: the one they name, else the game's first. */
function presetIn(game: AnyGame, rules: unknown): string | null {
  const named = typeof rules === 'object' && rules !== null ? Reflect.get(rules, 'preset') : rules;
  return typeof named === 'string' ? named : (game.rules.presets[0]?.id ?? null);
}

/** Rules that were read are plain data. */
const asObject = (rules: unknown) => rules as JsonObject;

/** The club plays this game by a published set again. */
export function dropHouseRules(club: Club, { game }: { readonly game: string }): Decided {
  const rules = houseRulesOf(club, game);
  if (!rules) return refuse({ code: 'no-house-rules', params: { game } });
  return accept([happened(HouseRulesDropped, { game, name: rules.name })]);
}
