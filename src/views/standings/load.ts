import { asc, eq } from 'drizzle-orm';
import type { PersonId, SittingId, TournamentId } from '@/kernel/ids';
import type { Actor } from '@/league/permissions';
import { asOf, type At } from '@/league/standings/as-of';
import type { SittingSums } from '@/league/standings/control';
import { canonical, type Evening, type Facts, type ResultRow } from '@/league/standings/facts';
import { seenBy } from '@/league/standings/visible';
import { sittingSums } from '../results/tables';
import { kept } from '../kept';
import { connectionOf, given, prepared } from '../statements';
import type { Rows } from '../view';
import { canonical as canonicalOf } from '../persons/query';
import { standingEvenings } from './tables';

/** Who reads a list, and when it is to stand; null: now. */
export type Reading = { readonly actor: Actor; readonly at: At | null };

/**
 * Which evenings a list is over: those of a season, one tournament, or all of a club (null: of everybody).
 */
export type Over =
  | { readonly season: string }
  | { readonly tournament: string }
  | { readonly club: string | null };

/** Everything a list over these evenings is made from, as this reader may see it. */
export function factsOf(rows: Rows, over: Over, { actor, at }: Reading): Facts {
  const seen = seenBy(storedFacts(rows, JSON.stringify(over)), actor);
  return at === null ? seen : asOf(seen, at);
}

/** Before anything is hidden from anybody: the same for every reader. */
const storedFacts = kept((rows, key) => {
  const over = asOver(key);
  const evenings = eveningsOver(rows, over).map(({ facts }) => facts);
  return canonical({ evenings, results: resultsOver(rows, over) }, canonicalOf(rows));
});

const asOver = (key: string) => JSON.parse(key) as Over;

const ofSeason = eq(standingEvenings.season, given);
const ofClub = eq(standingEvenings.club, given);
const ofTournament = eq(standingEvenings.tournament, given);

const eveningsOf = (condition: typeof ofSeason | undefined) =>
  prepared((rows) =>
    rows.select().from(standingEvenings).where(condition).orderBy(asc(standingEvenings.date)).prepare(),
  );

const seasonEvenings = eveningsOf(ofSeason);
const clubEvenings = eveningsOf(ofClub);
const tournamentEvenings = eveningsOf(ofTournament);
const allEvenings = eveningsOf(undefined);

function eveningsOver(rows: Rows, over: Over): readonly { readonly facts: Evening }[] {
  if ('season' in over) return seasonEvenings(rows).all({ given: over.season });
  if ('tournament' in over) return tournamentEvenings(rows).all({ given: over.tournament });
  return over.club === null ? allEvenings(rows).all() : clubEvenings(rows).all({ given: over.club });
}

/**
 * Past the query builder, value by value: a season has more than a thousand of these rows, and to read them
 * is most of what its list costs. `condition` is about the evening.
 */
const resultsOf = (condition: string) =>
  prepared((rows) => {
    const evenings = `select tournament from standing_evenings where ${condition}`;
    const where = `where tournament in (${evenings}) order by tournament, sitting, seat`;
    const text = `select ${resultColumns} from results ${where}`;
    return connectionOf(rows).prepare<[string], ResultStored>(text).raw();
  });

const resultColumns = 'person, tournament, round, sitting, "table", seat, points, deals, won, open';

/** The columns in their order; SQLite knows no booleans. */
type ResultStored = [PersonId, TournamentId, number, SittingId, ...Six];
type Six = [number, number, number, number, number, number];

const seasonResults = resultsOf('season = ?');
const clubResults = resultsOf('club = ?');
const tournamentResults = resultsOf('tournament = ?');
const allResults = resultsOf(`'' = ?`);

function resultsOver(rows: Rows, over: Over): readonly ResultRow[] {
  const same = sameTexts();
  return storedOver(rows, over).map(
    ([person, tournament, round, sitting, table, seat, points, deals, won, open]): ResultRow => ({
      person: same(person),
      tournament: same(tournament),
      round,
      sitting: same(sitting),
      table,
      seat,
      points,
      deals,
      won,
      open: open !== 0,
    }),
  );
}

/** Every id once, however many rows have it: what is kept is a third of what was read. */
function sameTexts(): <Text extends string>(text: Text) => Text {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before === undefined) known.set(text, text);
    return asGiven(before, text);
  };
}

/** Two texts that are equal are of the same kind. */
const asGiven = <Text extends string>(before: string | undefined, text: Text): Text =>
  (before as Text | undefined) ?? text;

function storedOver(rows: Rows, over: Over): readonly ResultStored[] {
  if ('season' in over) return seasonResults(rows).all(over.season);
  if ('tournament' in over) return tournamentResults(rows).all(over.tournament);
  return over.club === null ? allResults(rows).all('') : clubResults(rows).all(over.club);
}

/** Where the points of these sittings went, for the proof of the list. */
export function sumsOf(rows: Rows, { results: played }: Facts): readonly SittingSums[] {
  const sittings = new Set<string>(played.map(({ sitting }) => sitting));
  const tournaments = [...new Set(played.map(({ tournament }) => tournament))];
  return tournaments
    .flatMap((tournament) => sumsOfTournament(rows).all({ given: tournament }))
    .filter(({ sitting }) => sittings.has(sitting));
}

const sumsOfTournament = prepared((rows) =>
  rows
    .select()
    .from(sittingSums)
    .where(eq(sittingSums.tournament, given))
    .orderBy(asc(sittingSums.round), asc(sittingSums.table), asc(sittingSums.sitting))
    .prepare(),
);
