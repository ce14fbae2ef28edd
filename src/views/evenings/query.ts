import { asc, desc, eq, max } from 'drizzle-orm';
import type { Seat } from '@/kernel/seat';
import type { People } from '@/people/people';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import type { Evening, EveningListed, EveningTable } from './answer';
import { tournamentStates } from '../tournaments/tables';
import { clubs, eveningTables, tournaments } from './tables';

/** Every evening that is not archived, the newest first. */
export function listEvenings(rows: Rows): readonly EveningListed[] {
  const tables = new Map<string, TableCounted[]>();
  for (const row of allCounted(rows).all()) {
    const others = tables.get(row.tournament);
    if (others) others.push(row);
    else tables.set(row.tournament, [row]);
  }
  const evenings = allAnnounced(rows).all().filter(({ archived }) => !archived);
  return evenings.map((evening) => listed(evening, tables.get(evening.id) ?? []));
}

/** One evening with its tables and the names of who sits there; null if there is no such evening. */
export async function oneEvening(rows: Rows, people: People, tournament: string): Promise<Evening | null> {
  const row = announcement(rows).get({ given: tournament });
  if (!row) return null;
  const tables = tablesOf(rows, row.id);
  const names = await people.namesOf(tables.flatMap(({ persons }) => persons));
  return {
    ...listed(row, tables),
    tables: tables.map((table) => tableAnswer(table, names)),
    position: eveningPosition(rows, row.id),
  };
}

/** What an evening is called, and when and where it is. @throws Error if it was never announced. */
export function eveningNamed(rows: Rows, tournament: string): Announced {
  const row = announcement(rows).get({ given: tournament });
  if (!row) throw new Error(`a table in an evening that was never announced: ${tournament}`);
  return row;
}

/** The position of the last event of an evening or at any of its tables; 0 if there is no such evening. */
export const eveningPosition = (rows: Rows, tournament: string): number =>
  Math.max(
    lastPosition(rows).get({ given: tournament })?.last ?? 0,
    ownPosition(rows).get({ given: tournament })?.position ?? 0,
  );

const ownPosition = prepared((rows) =>
  rows
    .select({ position: tournamentStates.position })
    .from(tournamentStates)
    .where(eq(tournamentStates.id, given))
    .prepare(),
);

const lastPosition = prepared((rows) =>
  rows
    .select({ last: max(eveningTables.position) })
    .from(eveningTables)
    .where(eq(eveningTables.tournament, given))
    .prepare(),
);

const announced = (rows: Rows) =>
  rows
    .select({
      id: tournaments.id,
      name: tournaments.name,
      date: tournaments.date,
      club: { id: clubs.id, name: clubs.name },
      stage: tournamentStates.stage,
      archived: tournamentStates.archived,
    })
    .from(tournaments)
    .innerJoin(clubs, eq(clubs.id, tournaments.club))
    .innerJoin(tournamentStates, eq(tournamentStates.id, tournaments.id))
    .$dynamic();

const announcement = prepared((rows) => announced(rows).where(eq(tournaments.id, given)).prepare());

const allAnnounced = prepared((rows) =>
  announced(rows).orderBy(desc(tournaments.date), asc(tournaments.name)).prepare(),
);

type TableRow = typeof eveningTables.$inferSelect;

/** What the list counts of a table. */
type TableCounted = Pick<TableRow, 'tournament' | 'closed' | 'deals' | 'persons'>;

const { tournament, closed, deals, persons } = eveningTables;

const allCounted = prepared((rows) =>
  rows.select({ tournament, closed, deals, persons }).from(eveningTables).prepare(),
);

const tablesOf = (rows: Rows, tournament: string): readonly TableRow[] =>
  tableRows(rows).all({ given: tournament });

const tableRows = prepared((rows) =>
  rows
    .select()
    .from(eveningTables)
    .where(eq(eveningTables.tournament, given))
    .orderBy(asc(eveningTables.round), asc(eveningTables.table), asc(eveningTables.sitting))
    .prepare(),
);

type Announced = Pick<EveningListed, 'id' | 'name' | 'date' | 'club' | 'stage' | 'archived'>;

const listed = (announcement: Announced, tables: readonly TableCounted[]): EveningListed => ({
  ...announcement,
  state: stateOf(tables),
  tables: tables.length,
  deals: tables.reduce((sum, { deals }) => sum + deals, 0),
  players: new Set(tables.flatMap(({ persons }) => persons)).size,
});

function stateOf(tables: readonly TableCounted[]): EveningListed['state'] {
  if (tables.length === 0) return 'announced';
  return tables.every(({ closed }) => closed) ? 'closed' : 'running';
}

function tableAnswer(row: TableRow, names: ReadonlyMap<string, string>): EveningTable {
  const { sitting, round, table, game, preset, pots, deals, lastAt, totals } = row;
  const state = row.closed ? 'closed' : 'running';
  const players = row.persons.map((person, seat) => ({
    seat,
    person,
    name: names.get(person) ?? '',
    present: row.present.includes(seat),
    total: totals[seat] ?? 0,
  }));
  const leader = leaderOf(totals);
  return { sitting, round, table, game, preset, state, players, pots, deals, leader, lastAt };
}

function leaderOf(totals: readonly number[]): Seat | null {
  const most = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}
