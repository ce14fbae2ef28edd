import { gameOf } from '@/core/games';
import type { PersonId } from '@/kernel/ids';
import { attendanceIn } from './attendance';
import type { TournamentRefusal } from './refusal';
import type { Seated, SeatedTable } from './round-events';
import type { Tournament } from './tournament';

type Refused = TournamentRefusal | null;
type Tables = Pick<Seated, 'tables' | 'out'>;

/**
 * What is wrong with a seating, as a whole: every active person has exactly one place, at tables of the
 * game's sizes, and nobody sits with one he may not meet. Null if nothing is.
 */
export const seatedFault = (tournament: Tournament, round: number, seated: Tables): Refused =>
  tableTwice(seated.tables) ??
  placedTwice(seated) ??
  wrongPeople(seated, attendanceIn(tournament, round).active) ??
  wrongSize(tournament, seated.tables) ??
  together(tournament, seated.tables);

function tableTwice(tables: readonly SeatedTable[]): Refused {
  const numbers = tables.map(({ table }) => table);
  const twice = numbers.find((table, i) => numbers.indexOf(table) !== i);
  return twice === undefined ? null : { code: 'table-twice', params: { table: twice } };
}

/** Table 0 is the bench; seats are counted from 1. */
type Place = { readonly person: PersonId; readonly table: number; readonly place: number };

const placesOf = ({ tables, out }: Tables): readonly Place[] =>
  [...tables, { table: 0, persons: out }].flatMap(({ table, persons }) =>
    persons.map((person, i) => ({ person, table, place: i + 1 })),
  );

function placedTwice(seated: Tables): Refused {
  const first = new Map<PersonId, Place>();
  for (const { person, table, place } of placesOf(seated)) {
    const other = first.get(person);
    if (other) {
      const now = { otherTable: table, otherPlace: place };
      return { code: 'seated-twice', params: { ...other, ...now } };
    }
    first.set(person, { person, table, place });
  }
  return null;
}

function wrongPeople(seated: Tables, active: readonly PersonId[]): Refused {
  const placed = placesOf(seated).map(({ person }) => person);
  const strange = placed.find((person) => !active.includes(person));
  if (strange !== undefined) return { code: 'not-in-round', params: { person: strange } };
  const missing = active.find((person) => !placed.includes(person));
  return missing === undefined ? null : { code: 'not-seated', params: { person: missing } };
}

function wrongSize({ game, rules }: Tournament, tables: readonly SeatedTable[]): Refused {
  const sizes = sizesOf(game, rules);
  const fits = ({ persons, firstDealer }: SeatedTable): boolean =>
    sizes.includes(persons.length) && firstDealer < persons.length;
  const wrong = tables.find((table) => !fits(table));
  if (!wrong) return null;
  const params = { table: wrong.table, persons: wrong.persons.length, sizes: sizes.join(', ') };
  return { code: 'table-size', params };
}

/** How many may sit at a table by these rules. @throws Error if there is no such game. */
export function sizesOf(game: string, rules: unknown): readonly number[] {
  const known = gameOf(game);
  if (!known) throw new Error(`there is no game ${game}`);
  return known.seating.sizes(rules);
}

function together({ prohibitions }: Tournament, tables: readonly SeatedTable[]): Refused {
  for (const { persons: pair, strength } of prohibitions) {
    const at = tables.find(({ persons }) => pair.every((person) => persons.includes(person)));
    if (strength === 'weak' || !at) continue;
    const [person, otherPerson] = pair;
    return { code: 'kept-apart', params: { person, otherPerson, table: at.table } };
  }
  return null;
}

/** Those who sit elsewhere than before, at another table, on another seat, or on the bench. */
export function changedBetween(before: Tables, after: Tables): readonly PersonId[] {
  const was = new Map(placesOf(before).map((at) => [at.person, placeKey(at)]));
  const moved = placesOf(after).filter((at) => was.get(at.person) !== placeKey(at));
  return moved.map(({ person }) => person);
}

/** Nobody moves along the bench. */
const placeKey = ({ table, place }: Place): string => (table === 0 ? 'out' : `${table}.${place}`);
