import { type Group, groupTable } from '@/league/standings/group';
import { grouped } from '@/league/standings/grouping';
import type { Line } from '@/league/standings/ranking';
import { tournamentTable, wholeExtent } from '@/league/standings/table';
import type { People } from '@/people/people';
import { clubs } from '../evenings/tables';
import { prepared } from '../statements';
import type { Rows } from '../view';
import type { ListLine, ListView } from './answer';
import { clubsIn, listLine, listOfPersons, roundParts } from './lines';
import type { Made } from './query';

/** A list of clubs or teams: the parts of each line are its persons, who they are stands in `persons`. */
export type GroupList = {
  readonly lines: readonly ListLine[];
  readonly open: ListView['open'];
  /** How many of a group count; null: all. */
  readonly counting: number | null;
  readonly persons: Readonly<Record<string, string>>;
};

/** Clubs by what those who play for them made; `counting` of each club count, null: all. */
export async function clubList(
  { rows, people }: { readonly rows: Rows; readonly people: People },
  { facts, table }: Made,
  counting: number | null,
): Promise<GroupList> {
  const clubOf = clubsIn(facts);
  const inClubs = table.lines.filter(({ key }) => clubOf.has(key));
  const groups = [...grouped(inClubs, ({ key }) => clubOf.get(key) ?? '')].map(([key, lines]): Group => ({
    key,
    persons: lines.map((line) => line.key),
    counting,
  }));
  const lines = groupTable(table.lines, groups);
  const persons = await personNames(people, lines);
  return { lines: named(lines, clubNames(rows)), open: table.open, counting, persons };
}

/** The teams of a tournament. */
export async function teamList(people: People, { facts, table }: Made): Promise<GroupList> {
  const teams = facts.evenings[0]?.teams ?? [];
  const groups = teams.map(({ team: key, persons, counting }) => ({ key, persons, counting }));
  const lines = groupTable(table.lines, groups);
  const names = new Map(teams.map(({ team, name }) => [String(team), name]));
  return {
    lines: named(lines, names),
    open: table.open,
    counting: null,
    persons: await personNames(people, lines),
  };
}

const nothing = { joined: null, left: null } as const;

const named = (lines: readonly Line[], names: ReadonlyMap<string, string>): readonly ListLine[] =>
  lines.map((line) => listLine(line, names, nothing));

async function personNames(people: People, lines: readonly Line[]): Promise<GroupList['persons']> {
  const names = await people.namesOf(lines.flatMap(({ parts }) => parts.map(({ key }) => key)));
  return Object.fromEntries(names);
}

const everyClub = prepared((rows) => rows.select({ id: clubs.id, name: clubs.name }).from(clubs).prepare());

const clubNames = (rows: Rows): ReadonlyMap<string, string> =>
  new Map(everyClub(rows).all().map(({ id, name }) => [String(id), name]));

/** `label` is the seat's name as the seating has it: north, east … */
export type SeatList = { readonly label: string; readonly list: ListView };

/** A list for each compass seat, of a tournament where everybody keeps his own. */
export async function compassLists(people: People, made: Made): Promise<readonly SeatList[]> {
  const { facts, regulation } = made;
  const labelled = facts.evenings.flatMap(({ rounds }) => rounds.flatMap(({ labels }) => labels));
  const lists = [...grouped(labelled, ({ label }) => label)].map(async ([label, own]) => {
    const persons = new Set(own.map(({ person }) => person));
    const table = tournamentTable(facts, { ...wholeExtent, persons }, regulation);
    const saying = { facts, criteria: regulation.criteria, parts: roundParts(table, facts) };
    return { label, list: await listOfPersons(people, table, saying) };
  });
  return Promise.all(lists);
}
