import type { AnyGame } from '@/core/games/game';
import { gameOf } from '@/core/games';
import type { Draft, Section } from '@/core/games/sheet';
import type { Table } from '@/core/games/table';
import type { Seat } from '@/kernel/seat';
import type { DealView, TableView } from '../remote/answers';

/** A game with the rules of one sitting, as everything that draws a sheet needs them. */
export type Played = { readonly game: AnyGame; readonly rules: unknown };

/**
 * The sitting's game and its rules, read. They were checked when the sitting was opened: anything else is a
 * bug.
 */
export function playedAt(table: TableView): Played {
  const known = playedBefore.get(table) ?? readPlayed(table);
  playedBefore.set(table, known);
  return known;
}

// A page asks several times in one drawing.
const playedBefore = new WeakMap<TableView, Played>();

function readPlayed(table: TableView): Played {
  const game = gameOf(table.game);
  const rules = game?.rules.read(table.rules);
  if (!game || !rules?.ok) throw new Error(`the rules of ${table.id} cannot be read`);
  return { game, rules: rules.value };
}

/** Who is at the table, and who deals. */
type Dealt = { readonly present: readonly Seat[]; readonly dealer: Seat };

/** Who sits where in a deal. */
export const tableOf = ({ game }: Played, { seats }: TableView, { present, dealer }: Dealt): Table =>
  game.seating.table(seats.length, present, dealer);

/** A deal as its filled-in score sheet; null where there is no result to show. */
export function sheetOf(
  view: TableView,
  deal: DealView,
): { readonly sections: readonly Section[]; readonly draft: Draft } | null {
  if (deal.result === null) return null;
  const played = playedAt(view);
  const { game, rules } = played;
  const table = tableOf(played, view, deal);
  const draft = game.sheet.write(rules, table, deal.result);
  return { sections: game.sheet.sections(rules, table, draft), draft };
}
