import { eq } from 'drizzle-orm';
import type { PersonId, TournamentId } from '@/kernel/ids';
import { joinedIn } from '@/league/tournaments/attendance';
import type { Participant } from '@/league/tournaments/participant';
import { feeOf } from '@/league/tournaments/participant-decisions';
import { acts, type Tables, whyNot } from '@/league/tournaments/possible';
import { isOutdated, personsIn, type Round } from '@/league/tournaments/round';
import { sittingIdOf } from '@/league/tournaments/sitting-id';
import { nextRound, stageOf } from '@/league/tournaments/stage';
import type { Tournament } from '@/league/tournaments/tournament';
import type { People } from '@/people/people';
import { clubs } from '../evenings/tables';
import { given, prepared } from '../statements';
import { withTexts } from '../texts';
import type { Rows } from '../view';
import type { ActView, Named, ParticipantView, RoundPart, RoundView, TournamentView } from './answer';
import { tablesStanding } from './standing';
import { tournamentStates } from './tables';

const rowOf = prepared((rows) =>
  rows
    .select({
      id: tournamentStates.id,
      position: tournamentStates.position,
      state: tournamentStates.state,
      clubName: clubs.name,
    })
    .from(tournamentStates)
    .innerJoin(clubs, eq(clubs.id, tournamentStates.club))
    .where(eq(tournamentStates.id, given))
    .prepare(),
);

export type TournamentRow = {
  readonly id: TournamentId;
  readonly position: number;
  readonly state: Tournament;
  readonly clubName: string;
};

/** A tournament's state as the log tells it; null if there is none. */
export const tournamentRow = (rows: Rows, tournament: string): TournamentRow | null =>
  rowOf(rows).get({ given: tournament }) ?? null;

/** One tournament whole, with everybody's name and what was typed; null if there is none. */
export async function oneTournament(
  rows: Rows,
  people: People,
  tournament: string,
): Promise<TournamentView | null> {
  const row = tournamentRow(rows, tournament);
  if (!row) return null;
  const names = await people.namesOf(everybodyIn(row.state));
  return withTexts(people, answer(row, names, tablesStanding(rows, row.id, row.state)));
}

/** Everybody a tournament speaks of. */
export const everybodyIn = (state: Tournament): readonly PersonId[] => [
  ...new Set([
    ...state.participants.map(({ person }) => person),
    ...state.substitutions.flatMap(({ person, substitute }) => [person, substitute]),
    ...state.prohibitions.flatMap(({ persons }) => persons),
    ...state.rounds.flatMap(({ seating }) => [...personsIn(seating), ...seating.absent]),
    ...state.penalties.map(({ person }) => person),
  ]),
];

export type Names = ReadonlyMap<string, string>;

export const namedBy =
  (names: Names) =>
  (person: PersonId): Named => ({ person, name: names.get(person) ?? '' });

function answer(row: TournamentRow, names: Names, tables: Tables): TournamentView {
  const { id, position, state, clubName } = row;
  const named = namedBy(names);
  const { version, name, date, club, season, game, preset, rules, plan, archived, participants } = state;
  return {
    ...{ id, version, position, name, date, season, game, preset, rules, plan, archived },
    club: { id: club, name: clubName },
    stage: stageOf(state),
    acts: actsOf(state, tables),
    nextRound: nextRound(state),
    expected: participants.filter(({ signed }) => signed === 'up').length,
    present: participants.filter(isHere).length,
    fees: feesOf(state),
    participants: participants.map((one) => participantView(state, one, named(one.person))),
    substitutions: state.substitutions.map(({ round, person, substitute }) => ({
      round,
      person: named(person),
      substitute: named(substitute),
    })),
    prohibitions: state.prohibitions.map((one) => ({ ...one, persons: one.persons.map(named) })),
    teams: state.teams.map((team) => ({ ...team, persons: team.persons.map(named) })),
    rounds: state.rounds.map((round) => roundView(id, state, { round, names })),
    penalties: state.penalties.map((one) => ({ ...one, ...named(one.person) })),
  };
}

export const isHere = ({ present, left }: Participant): boolean => present && left === null;

/** Every button of the page, with the reason if it is grey. */
export const actsOf = (state: Tournament, tables: Tables): readonly ActView[] =>
  acts.map((act) => {
    const refusal = whyNot(state, act, tables);
    return { act, possible: refusal === null, refusal };
  });

function feesOf(state: Tournament): TournamentView['fees'] {
  const { participants } = state;
  return {
    due: participants.reduce((sum, one) => sum + feeOf(state, one), 0),
    paid: participants.reduce((sum, { paid }) => sum + (paid ?? 0), 0),
  };
}

function participantView(state: Tournament, one: Participant, named: Named): ParticipantView {
  const { kind, club, paid, signed, present, absent, away, left, fixedTable } = one;
  return {
    ...named,
    ...{ kind, club, paid, signed, present, absent, away, left, fixedTable },
    fee: feeOf(state, one),
    joined: joinedIn(state, one.person),
    rounds: state.rounds.map((round) => partIn(round, one.person)),
  };
}

function partIn({ seating }: Round, person: PersonId): RoundPart {
  if (seating.tables.some(({ persons }) => persons.includes(person))) return 'table';
  if (seating.out.includes(person)) return 'out';
  return seating.absent.includes(person) ? 'absent' : 'none';
}

type OfRound = { readonly round: Round; readonly names: Names };

/** A round with names; the stamp of its list changes with every change of its seating. */
export function roundView(id: TournamentId, state: Tournament, { round, names }: OfRound): RoundView {
  const { number, seating, published, started, closed } = round;
  const named = namedBy(names);
  const stamp = (edition: number): string => `${number}.${edition}`;
  return {
    round: number,
    state: roundState(round),
    stamp: stamp(seating.edition),
    at: seating.at,
    tables: seating.tables.map(({ table, persons, firstDealer }) => ({
      table,
      persons: persons.map(named),
      firstDealer,
      sitting: sittingIdOf(id, number, table),
    })),
    out: seating.out.map(named),
    absent: seating.absent.map(named),
    changed: seating.changed.map(named),
    ...{ how: seating.how, report: seating.report, started, closed },
    lateProhibitions: state.prohibitions.filter(({ addedAfter }) => addedAfter > 0).length,
    published: published && {
      stamp: stamp(published.edition),
      at: published.at,
      outdated: isOutdated(round),
    },
  };
}

function roundState({ started, closed }: Round): RoundView['state'] {
  if (closed) return 'closed';
  return started === null ? 'seated' : 'running';
}
