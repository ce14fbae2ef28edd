import type { PersonId, TeamId } from '@/kernel/ids';
import { accept, refuse } from '@/kernel/outcome';
import type { Circumstances } from '../decision';
import { happened } from '../fact';
import { TeamId as readTeamId } from '../ids';
import type { TextRef } from '../text';
import type { Decided } from './decisions';
import { type Prohibition, samePair } from './participant';
import { about, participantOf } from './participant-decisions';
import { ProhibitionAdded, ProhibitionLifted, TeamDissolved, TeamFormed } from './participant-events';
import { noTables, whyNot } from './possible';
import type { Tournament } from './tournament';

type Pair = readonly [PersonId, PersonId];

const listed = ([one, other]: Pair): [PersonId, PersonId] => [one, other];

type Apart = Pick<Prohibition, 'persons' | 'strength' | 'reason'> & { readonly why?: TextRef | null };

/** These two are kept apart from the next seating on. After round 1 has begun the lists say so. */
export function keepApart(tournament: Tournament, { persons, strength, reason, why = null }: Apart): Decided {
  const never = whyNot(tournament, 'enrol', noTables);
  if (never) return refuse(never);
  if (persons[0] === persons[1]) return refuse({ code: 'with-himself' });
  const strange = persons.find((person) => !participantOf(tournament, person));
  if (strange !== undefined) return about('not-participant', strange);
  const before = tournament.prohibitions.find((known) => samePair(known.persons, persons));
  const same = before?.strength === strength && before.reason === reason;
  if (same) return refuse({ code: 'nothing-changed' });
  return accept([happened(ProhibitionAdded, { persons: listed(persons), strength, reason, why })]);
}

export function liftProhibition(tournament: Tournament, { persons }: { readonly persons: Pair }): Decided {
  const never = whyNot(tournament, 'enrol', noTables);
  if (never) return refuse(never);
  const known = tournament.prohibitions.some((one) => samePair(one.persons, persons));
  if (!known) return refuse({ code: 'not-apart' });
  return accept([happened(ProhibitionLifted, { persons: listed(persons) })]);
}

type Team = {
  readonly team?: TeamId;
  readonly name: string;
  readonly persons: readonly PersonId[];
  readonly counting: number;
};

/** A team is formed, or one that exists is another: nobody is in two, and no more count than there are. */
export function formTeam(tournament: Tournament, wish: Team, { ids }: Circumstances): Decided {
  const never = whyNot(tournament, 'enrol', noTables);
  if (never) return refuse(never);
  const team = wish.team ?? readTeamId.parse(ids());
  const { name, persons } = wish;
  if (name.trim() === '') return refuse({ code: 'name-missing' });
  const strange = persons.find((person) => !participantOf(tournament, person));
  if (strange !== undefined) return about('not-participant', strange);
  const taken = tournament.teams.filter((one) => one.team !== team).flatMap((one) => one.persons);
  const twice = persons.find((person, i) => taken.includes(person) || persons.indexOf(person) !== i);
  if (twice !== undefined) return about('in-a-team', twice);
  const counting = Math.min(wish.counting, persons.length);
  return accept([happened(TeamFormed, { team, name: name.trim(), persons: [...persons], counting })]);
}

export function dissolveTeam(tournament: Tournament, { team }: { readonly team: TeamId }): Decided {
  const never = whyNot(tournament, 'enrol', noTables);
  if (never) return refuse(never);
  if (!tournament.teams.some((one) => one.team === team)) return refuse({ code: 'no-such-team' });
  return accept([happened(TeamDissolved, { team })]);
}
