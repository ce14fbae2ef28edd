import type { PublishedLine } from '@/league/published';
import { linesToPublish } from '@/league/standings/publication';
import type { Facts } from '@/league/standings/facts';
import {
  type Extent,
  plainRegulation,
  type Regulation,
  seasonTable,
  type Table,
  tournamentTable,
  wholeExtent,
} from '@/league/standings/table';
import { anyone } from '@/league/permissions';
import type { People } from '@/people/people';
import { seasonOf } from '../seasons/row';
import { kept, remembered } from '../kept';
import type { Rows } from '../view';
import type { ListView } from './answer';
import { eveningParts, listOfPersons, roundParts } from './lines';
import { factsOf, type Reading } from './load';

/** A list with the facts and the regulation that it was made from. */
export type Made = { readonly facts: Facts; readonly regulation: Regulation; readonly table: Table };

/** The table of a season as it stands (or stood); null if there is no such season. */
export function seasonMade(rows: Rows, season: string, reading: Reading): Made | null {
  const regulation = regulationOf(rows, season);
  if (!regulation) return null;
  const facts = factsOf(rows, { season }, reading);
  return { facts, regulation, table: tableOf(facts)(regulation) };
}

const regulationOf = kept(seasonOf);

/** Of the very facts and regulation: where anything is hidden, or asked as it stood, the facts are others. */
const tableOf = remembered((facts: Facts) =>
  remembered((regulation: Regulation): Table => seasonTable(facts, regulation)),
);

/**
 * The list of a tournament by the rules of its season, if it is of one; null if there is no such tournament.
 */
export function tournamentMade(
  rows: Rows,
  tournament: string,
  { extent, ...reading }: Reading & { readonly extent: Extent },
): Made | null {
  const facts = factsOf(rows, { tournament }, reading);
  const [evening] = facts.evenings;
  if (!evening) return null;
  const season = evening.season === null ? null : regulationOf(rows, evening.season);
  const regulation = season ?? plainRegulation;
  return { facts, regulation, table: tournamentTable(facts, extent, regulation) };
}

/** Everything that was ever played at a club (null: anywhere), each evening once and all of them counting. */
export function allTimeMade(rows: Rows, club: string | null, reading: Reading): Made {
  const facts = factsOf(rows, { club }, reading);
  return { facts, regulation: plainRegulation, table: tableOf(facts)(plainRegulation) };
}

/** The same for a page: with names and footnotes. `columns`: whether the parts are evenings or rounds. */
export function listView(people: People, made: Made, columns: 'evenings' | 'rounds'): Promise<ListView> {
  const { facts, table, regulation } = made;
  const parts = columns === 'evenings' ? eveningParts(table, facts) : roundParts(table, facts);
  return listOfPersons(people, table, { facts, criteria: regulation.criteria, parts });
}

/** The table of a season, to be published as it stands now. */
export const seasonLines = (rows: Rows, season: string): readonly PublishedLine[] =>
  linesToPublish(seasonMade(rows, season, { actor: anyone, at: null })?.table.lines ?? []);

/**
 * The list of a tournament up to and with a round (null: the final one), to be published as it stands now.
 */
export function tournamentLines(
  rows: Rows,
  tournament: string,
  upTo: number | null,
): readonly PublishedLine[] {
  const reading = { actor: anyone, at: null, extent: { ...wholeExtent, upTo } };
  return linesToPublish(tournamentMade(rows, tournament, reading)?.table.lines ?? []);
}
