import type { ClubId, PenaltyId, PersonId, SeasonId, SittingId, TeamId, TournamentId } from '@/kernel/ids';
import type { Seat } from '@/kernel/seat';
import type { TextRef } from '../text';

/**
 * What one person made at one table, deals, changes and closing together, in points. `deals` are those he was
 * at the table for, `won` those that brought him something; `open`: the table is not closed.
 */
export type ResultRow = {
  readonly person: PersonId;
  readonly tournament: TournamentId;
  readonly round: number;
  readonly sitting: SittingId;
  readonly table: number;
  readonly seat: Seat;
  readonly points: number;
  readonly deals: number;
  readonly won: number;
  readonly open: boolean;
};

/** Points given outside the deals (below 0: taken). `withdrawn` says why it does not count any more. */
export type Penalty = {
  readonly id: PenaltyId;
  readonly person: PersonId;
  readonly points: number;
  readonly round: number | null;
  readonly deal: number | null;
  readonly why: TextRef;
  readonly at: number;
  readonly withdrawn: { readonly why: TextRef; readonly at: number } | null;
};

/** `substitute` played this round in the place of `person`. */
export type Substitute = {
  readonly person: PersonId;
  readonly substitute: PersonId;
  readonly round: number;
};

/** `joined` is the first round he was here for, `left` the last; `club` the one he plays for. */
export type Participant = {
  readonly person: PersonId;
  readonly club: ClubId | null;
  readonly kind: 'member' | 'guest';
  readonly joined: number;
  readonly arrived: boolean;
  readonly left: number | null;
};

export type Round = {
  readonly round: number;
  readonly state: 'seated' | 'running' | 'closed';
  readonly seated: readonly PersonId[];
  readonly out: readonly PersonId[];
  readonly absent: readonly PersonId[];
  /** Seat labels that stay with their persons (north, east …); empty without. */
  readonly labels: readonly Labelled[];
};

export type Labelled = { readonly person: PersonId; readonly label: string };

/** A team of a tournament: the best `counting` of its persons count. */
export type Team = {
  readonly team: TeamId;
  readonly name: string;
  readonly persons: readonly PersonId[];
  readonly counting: number;
};

/**
 * What lists need to know of a tournament besides its results. `date` is the club's local day on which it was
 * called, whatever the clock says when the last deal is written.
 */
export type Evening = {
  readonly tournament: TournamentId;
  readonly club: ClubId;
  readonly season: SeasonId | null;
  readonly date: string;
  readonly name: string;
  readonly game: string;
  readonly compass: boolean;
  readonly state: 'announced' | 'open' | 'finished' | 'cancelled';
  readonly archived: boolean;
  readonly participants: readonly Participant[];
  readonly rounds: readonly Round[];
  readonly substitutes: readonly Substitute[];
  readonly teams: readonly Team[];
  readonly penalties: readonly Penalty[];
};

/** Everything a list is made from: evenings in order of their dates, and every result at their tables. */
export type Facts = { readonly evenings: readonly Evening[]; readonly results: readonly ResultRow[] };

/** Those of the penalties that stand. */
export const standing = (penalties: readonly Penalty[]): readonly Penalty[] =>
  penalties.filter(({ withdrawn }) => withdrawn === null);

/** The same facts with every person under the one id that he goes by now (doubles that were merged). */
export function canonical({ evenings, results }: Facts, of: (person: PersonId) => PersonId): Facts {
  const all = (persons: readonly PersonId[]) => persons.map(of);
  const own = <One extends { readonly person: PersonId }>(one: One): One => {
    const person = of(one.person);
    return person === one.person ? one : { ...one, person };
  };
  return {
    results: results.map(own),
    evenings: evenings.map((evening) => ({
      ...evening,
      participants: evening.participants.map(own),
      rounds: evening.rounds.map((round) => ({
        ...round,
        seated: all(round.seated),
        out: all(round.out),
        absent: all(round.absent),
        labels: round.labels.map(own),
      })),
      substitutes: evening.substitutes.map((one) => ({ ...own(one), substitute: of(one.substitute) })),
      teams: evening.teams.map((team) => ({ ...team, persons: all(team.persons) })),
      penalties: evening.penalties.map(own),
    })),
  };
}
