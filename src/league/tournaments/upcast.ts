import * as z from 'zod/mini';
import { gameOf } from '@/core/games';
import { plainPlan } from './plan';

const first = z.looseObject({ club: z.string(), date: z.string(), name: z.string() });

/**
 * Version 1 knew neither game nor plan: such an evening was Danish Tarok by the first of its presets, one
 * round of tables that were opened one by one.
 */
export function announcedSecond(data: unknown): unknown {
  const game = gameOf('danish-tarok');
  const rules = game?.rules.read(undefined);
  if (!game || !rules?.ok) throw new Error('the Danish game has lost its rules');
  const preset = game.rules.presets[0]?.id ?? null;
  return { ...first.parse(data), season: null, game: game.id, preset, rules: rules.value, plan: plainPlan };
}
