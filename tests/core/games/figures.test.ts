import { describe, expect, it } from 'vitest';
import type { FigureRow, FigureTable } from '@/core/games/figure-table';
import { isBracket } from '@/core/games/figure-table';
import type { AnyGame } from '@/core/games/game';
import { gameOf } from '@/core/games';
import { translatorFor } from '@/i18n/translator';
import { locales } from '@/kernel/locale';
import { testedGames } from '../../support/tested';

const sets = testedGames.flatMap((game) => game.rules.presets.map(({ id }) => ({ game, preset: id })));

function tablesOf(game: AnyGame, rules: unknown): readonly FigureTable[] {
  const read = game.rules.read(rules);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return game.figures(read.value);
}

function rowOf(id: string, rules: unknown, [table, label]: readonly [string, string]): FigureRow | undefined {
  const game = gameOf(id);
  const rows = game ? tablesOf(game, rules).find((one) => one.id === table)?.rows : [];
  return rows?.find((row) => !isBracket(row.label) && row.label.key === label);
}

/** The brackets of a table as `from–to: figure`. */
function bracketsOf(id: string, rules: unknown, table: string): readonly string[] {
  const game = gameOf(id);
  const rows = game ? tablesOf(game, rules).find((one) => one.id === table)?.rows : [];
  return (rows ?? []).map(({ label, each }) => (isBracket(label) ? `${label.from}–${label.to}: ${each ?? 0}` : ''));
}

describe.each(sets)('the tables of figures of $game.id by $preset', ({ game, preset }) => {
  it('have rows, each of which pays something or is a bracket, and ids of their own', () => {
    const tables = tablesOf(game, preset);
    expect(tables.length).toBeGreaterThan(0);
    expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
    for (const { id, rows } of tables) {
      expect(rows.length, id).toBeGreaterThan(0);
      for (const row of rows) {
        const paid = row.each !== null || Object.keys(row.pots).length > 0;
        expect(paid || isBracket(row.label), `${id}: ${JSON.stringify(row)}`).toBe(true);
      }
    }
  });

  it.each(locales)('are said in %s', (locale) => {
    const t = translatorFor(locale);
    for (const { title, rows } of tablesOf(game, preset)) {
      const labels = rows.flatMap(({ label }) => (isBracket(label) ? [] : [label.key]));
      for (const key of [title.key, ...labels]) expect(t.has(`games.${game.id}.${key}`), key).toBe(true);
    }
  });
});

describe('figures', () => {
  it('of Danish Tarok are those its rules give, cups and all', () => {
    expect(rowOf('danish-tarok', 'dtf-2011', ['last-trick', 'reasons.king-bagud'])).toMatchObject({ each: -40, pots: { king: 'doubled' } });
    expect(rowOf('danish-tarok', 'dtf-2011', ['last-trick', 'reasons.pagat-ultimo'])).toMatchObject({ each: 45, pots: { pagat: 'emptied' } });
    expect(rowOf('danish-tarok', 'dtf-2011', ['tricks', 'reasons.king-lost'])).toMatchObject({ each: -5, pots: { king: 5 } });
    expect(rowOf('danish-tarok', 'dtf-2011', ['last-trick', 'figures.plain'])).toMatchObject({ each: 20, pots: {} });
  });

  it('follow a changed option', () => {
    expect(rowOf('danish-tarok', { kingUltimo: 33 }, ['last-trick', 'reasons.king-ultimo'])?.each).toBe(33);
    expect(rowOf('herzblatt', { stake: 3 }, ['points', 'none'])).toBeUndefined();
    expect(bracketsOf('herzblatt', { stake: 3 }, 'points')).toEqual(['0–30: -9', '31–65: -6', '66–120: 3']);
  });

  it('have no row for a cup where the rules have none', () => {
    expect(rowOf('danish-tarok', 'no-pots', ['last-trick', 'reasons.king-bagud'])).toMatchObject({ each: -10, pots: {} });
    expect(rowOf('danish-tarok', 'no-pots', ['before', 'figures.foundation'])).toBeUndefined();
  });

  it('come in brackets where the count is rounded, and by the point where it is not', () => {
    expect(bracketsOf('danish-tarok', 'dtf-2011', 'count').slice(4, 7)).toEqual(['19–23: -5', '24–28: 0', '29–33: 5']);
    expect(rowOf('danish-tarok', { counting: 'exact' }, ['count', 'figures.point-over'])?.each).toBe(1);
    expect(rowOf('german-taroc', 'leipzig-1754', ['count', 'figures.point-over'])?.each).toBe(1);
  });

  it('of the Reichelt rules are one, three and four stakes', () => {
    expect(bracketsOf('herzblatt', 'reichelt', 'points')).toEqual(['0–33: -4', '34–65: -1', '66–86: 1', '87–120: 3']);
  });

  it('of a Super Mord and of talon levels are the published ones', () => {
    expect(rowOf('droggn', 'stubai', ['contracts', 'contracts.super-mord'])?.each).toBe(167);
    expect(rowOf('husarln', 'beck', ['zweiblatt', 'sheet.choices.zweiblatt.3'])?.each).toBe(9);
    expect(rowOf('husarln', 'bamberger-2', ['einblatt', 'sheet.choices.einblatt.1'])?.each).toBe(28);
  });
});
