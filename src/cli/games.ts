import Table from 'cli-table3';
import { games } from '@/core/games';
import type { AnyGame, OptionShape } from '@/core/games/game';
import { allowedValues } from '@/core/games/option-shape';
import type { Translator } from '@/i18n/translation';
import { translatorFor } from '@/i18n/translator';
import type { Locale } from '@/kernel/locale';
import type { Output } from './output';

export type GamesOptions = { readonly json: boolean; readonly lang: Locale };

/**
 * `ultimo games`: every game with its presets and its options, each preset's value beside what is allowed.
 */
export function listGames({ json, lang }: GamesOptions, output: Output): void {
  if (json) output.out(JSON.stringify(games.map(asData)));
  else for (const game of games) output.out(gameTable(translatorFor(lang), game));
}

const asData = (game: AnyGame) => ({
  game: game.id,
  presets: game.rules.presets,
  options: game.rules.options,
  seats: game.rules.presets.map(({ id }) => ({ preset: id, seats: game.seating.sizes(rulesOf(game, id)) })),
});

function rulesOf(game: AnyGame, preset: string): unknown {
  const read = game.rules.read(preset);
  if (!read.ok) throw new Error(`${game.id}: the preset ${preset} is not one by its own rules`);
  return read.value;
}

function gameTable(t: Translator, game: AnyGame): string {
  const { presets, options } = game.rules;
  const sizes = presets.map(({ id }) => game.seating.sizes(rulesOf(game, id)).join(', '));
  const head = ['', ...presets.map(({ id }) => id), t('cli.allowed')];
  const table = new Table({ head, style: { head: [], border: [], compact: true } });
  table.push([t('cli.people'), ...sizes, '']);
  table.push(...options.map((shape) => optionRow(game, shape)));
  return `${game.id} · ${t(`games.${game.id}.name`)}\n${table.toString()}\n`;
}

const optionRow = (game: AnyGame, shape: OptionShape): string[] => [
  shape.key,
  ...game.rules.presets.map(({ options }) => valueOf(options[shape.key] ?? shape.standard)),
  allowedValues(shape),
];

const valueOf = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value));
