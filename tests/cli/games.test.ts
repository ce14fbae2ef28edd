import { describe, expect, it } from 'vitest';
import { games } from '@/core/games';
import { linesOf, ultimo } from './run';

describe('ultimo games', () => {
  const listed: readonly {
    readonly game: string;
    readonly presets: readonly { readonly id: string; readonly options: Readonly<Record<string, unknown>> }[];
    readonly options: readonly { readonly key: string; readonly standard: unknown }[];
  }[] = JSON.parse(ultimo(['games', '--json']).out);

  it('lists every game of the registry as JSON, with presets and options', () => {
    expect(listed.map(({ game }) => game)).toEqual(games.map(({ id }) => id));
    for (const { presets, options } of listed) {
      expect(presets.length).toBeGreaterThan(0);
      expect(options.length).toBeGreaterThan(0);
    }
  });

  it('gives defaults that, written out, are the default rules, and presets that change known options only', () => {
    for (const { game, presets, options } of listed) {
      const { rules } = games.find(({ id }) => id === game)!;
      const written = Object.fromEntries(options.map(({ key, standard }) => [key, standard]));
      expect(rules.read({ preset: presets[0]!.id, ...written, ...presets[0]!.options })).toEqual(rules.read(undefined));
      const known = options.map(({ key }) => key);
      for (const { options: changed } of presets) expect(known).toEqual(expect.arrayContaining(Object.keys(changed)));
    }
  });

  it('prints a table of each in the language asked for', () => {
    const { code, out } = ultimo(['games', '--lang', 'da']);
    expect(code).toBe(0);
    for (const { id } of games) expect(linesOf(out).some((line) => line.startsWith(`${id} · `))).toBe(true);
    expect(out).toContain('Tilladt');
  });
});
