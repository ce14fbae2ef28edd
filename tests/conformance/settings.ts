import type { AnyGame } from '@/core/games/game';

/** One way to sit down: a game, a preset of it, and how many people are at the table. */
export type Setting = {
  readonly game: AnyGame;
  /** The game's id. */
  readonly name: string;
  readonly preset: string;
  readonly rules: unknown;
  readonly people: number;
};

/** Every preset and every table size of these games. */
export const settingsOf = (games: readonly AnyGame[]): readonly Setting[] =>
  games.flatMap((game) =>
    game.rules.presets.flatMap(({ id }) => {
      const rules = rulesOf(game, id);
      return game.seating.sizes(rules).map((people) => ({ game, name: game.id, preset: id, rules, people }));
    }),
  );

/** Rules as in a record, read. @throws Error if they are refused. */
export function rulesOf(game: AnyGame, input: unknown): unknown {
  const read = game.rules.read(input);
  if (!read.ok) throw new Error(`${game.id}: ${JSON.stringify(read.refusal)}`);
  return read.value;
}
