import type { TournamentId } from '@/kernel/ids';
import type { Criteria } from '@/league/seasons/criteria';
import { type Evening, type Facts, type ResultRow, standing } from '@/league/standings/facts';
import { pointsOf } from '@/league/standings/part';
import type { Line, RankedPart } from '@/league/standings/ranking';
import type { Table } from '@/league/standings/table';
import type { People } from '@/people/people';
import { remembered } from '../kept';
import { withTexts } from '../texts';
import type { Cell, ListLine, ListPart, ListView, PenaltyView } from './answer';

type Names = ReadonlyMap<string, string>;

/** What a list is said with: the criteria it went by, and what its columns are called. */
export type Saying = {
  readonly facts: Facts;
  readonly criteria: Criteria;
  readonly parts: readonly ListPart[];
};

/** A list of persons for a page: with names, and the penalties in it as footnotes. */
export async function listOfPersons(people: People, table: Table, saying: Saying): Promise<ListView> {
  const penalties = penaltiesIn(table, saying.facts);
  const names = await people.namesOf(personsIn(table, penalties));
  const named = (one: Footnote): PenaltyView => ({ ...one, name: names.get(one.person) ?? '' });
  return {
    lines: table.lines.map((line) => listLine(line, names, joinedIn(saying.facts, line.key))),
    parts: saying.parts,
    open: table.open,
    criteria: saying.criteria,
    penalties: await withTexts(people, penalties.map(named)),
  };
}

type Footnote = Omit<PenaltyView, 'name'>;

const personsIn = ({ lines }: Table, penalties: readonly Footnote[]): readonly string[] => [
  ...new Set([
    ...lines.flatMap(({ key, parts }) => [key, ...parts.flatMap(({ substitute }) => substitute ?? [])]),
    ...penalties.map(({ person }) => person),
  ]),
];

/** The penalties that the lines hold, in the order in which they were given. */
function penaltiesIn({ lines }: Table, { evenings }: Facts): readonly Footnote[] {
  const held = lines.flatMap(({ parts, extra }) => [...parts.flatMap((part) => part.penalties), ...extra]);
  const ids = new Set(held.map(({ id }) => id));
  const all = evenings.flatMap(({ tournament, penalties }) =>
    standing(penalties).map((one) => ({ ...footnote(one), tournament })),
  );
  return all.filter(({ id }) => ids.has(id)).sort((a, b) => a.at - b.at);
}

const footnote = ({ id, person, points, round, deal, at, why }: Evening['penalties'][number]) => {
  return { id, person, points, round, deal, at, why };
};

type Coming = Pick<ListLine, 'joined' | 'left'>;

/** In a list of one tournament: from which round to which he was here, if not for all of it. */
function joinedIn({ evenings }: Facts, person: string): Coming {
  const [only] = evenings;
  if (!only || evenings.length > 1) return { joined: null, left: null };
  const participant = only.participants.find((one) => one.person === person);
  const joined = participant && participant.joined > 1 ? participant.joined : null;
  return { joined, left: participant?.left ?? null };
}

/** One line of persons, clubs or teams; the names are those of whoever the keys are. */
export function listLine(line: Line, names: Names, coming: Coming): ListLine {
  const { key, rank, shared, missing, points, of, breaks, parts, extra } = line;
  return {
    ...{ key, rank, shared, missing, points, of, breaks },
    name: names.get(key) ?? '',
    played: parts.filter((part) => part.played).length,
    cells: cellsOf(line).map((cell, at) => withSubstitute(cell, parts[at], names)),
    extra: pointsOf(extra),
    ...coming,
  };
}

/** A season has a thousand of these: made once for a line, and no list where there is nothing in it. */
const cellsOf = remembered(({ parts }: Line): readonly Cell[] => parts.map(cell));

/** Names are never kept: they are read anew for every answer. */
function withSubstitute(own: Cell, part: RankedPart | undefined, names: Names): Cell {
  if (!part || part.substitute === null) return own;
  const { substitute: person, substitution: points } = part;
  return { ...own, substitute: { person, name: names.get(person) ?? '', points } };
}

function cell(part: RankedPart): Cell {
  return {
    key: part.key,
    state: part.state,
    points: part.points,
    deals: part.deals,
    counted: part.counted || !part.counts,
    substitute: null,
    penalties: part.penalties.length === 0 ? nothing : part.penalties.map(({ id }) => id),
    tables: part.results.length === 0 ? nothing : part.results.map(tableOf),
  };
}

const nothing: readonly never[] = [];

const tableOf = ({ sitting, round, table, seat, points }: ResultRow): Cell['tables'][number] => ({
  sitting,
  round,
  table,
  seat,
  points,
});

/** The columns of a season: its evenings. */
export function eveningParts({ parts }: Table, { evenings }: Facts): readonly ListPart[] {
  const byId = new Map(evenings.map((one) => [one.tournament, one]));
  return parts.flatMap((key) => {
    const evening = byId.get(asTournament(key));
    return evening ? [{ key, name: evening.name, date: evening.date }] : [];
  });
}

/** The parts of a season are its evenings. */
const asTournament = (key: string) => key as TournamentId;

/** The columns of a tournament: its rounds. */
export const roundParts = ({ parts }: Table, { evenings }: Facts): readonly ListPart[] =>
  parts.map((key) => ({ key, name: '', date: evenings[0]?.date ?? '' }));

/** Which club a person plays for in these evenings: the last one that was said. */
export function clubsIn({ evenings, results }: Facts): ReadonlyMap<string, string> {
  const clubs = new Map<string, string>();
  const homes = new Map(evenings.map(({ tournament, club }) => [tournament, club]));
  for (const { person, tournament } of results) {
    const home = homes.get(tournament);
    if (home) clubs.set(person, home);
  }
  for (const { participants } of evenings) {
    for (const { person, club } of participants) if (club) clubs.set(person, club);
  }
  return clubs;
}
