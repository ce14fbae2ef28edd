import type { ClubId, PersonId } from '@/kernel/ids';
import { accept, type Outcome } from '@/kernel/outcome';
import { PersonId as readPersonId } from '@/league/ids';
import type { Newcomer } from '@/league/tournaments/participant-decisions';
import type { Tournament } from '@/league/tournaments/tournament';
import type { People } from '@/people/people';
import { addGuest, clubStream } from './clubs';
import type { AnyRefusal, Call } from './command';
import { derivedCommand } from './derived';
import type { Desk } from './desk';
import { addParticipants } from './participants';
import { run, type Written } from './run';
import { tournamentStream } from './tournaments';
import { notFound, unknownPerson } from './unknown';

/** Somebody known by id, or somebody new by name. `club` is the one he plays for. */
export type Entry = (
  | { readonly person: PersonId }
  | { readonly name: string }
) & { readonly club?: ClubId | null; readonly fee?: number | null };

export type Enrolment = { readonly entries: readonly Entry[]; readonly here?: boolean };

type EnrolmentDesk = Desk & { readonly people: Pick<People, 'addPersons'> };

/**
 * Puts people on the list of a tournament: those known by id, and new ones by name, who become guests of the
 * club. With `here` they are checked in with it. The same act again makes nobody twice.
 */
export async function enrol(
  desk: EnrolmentDesk,
  call: Call<Enrolment>,
): Promise<Outcome<Written, AnyRefusal>> {
  const tournament = await desk.states.load(tournamentStream, call.id);
  if (!tournament) return { ok: false, refusal: notFound('tournament', call.id) };
  const fault = await unknownPerson(desk, known(call.input.entries));
  if (fault) return { ok: false, refusal: fault };
  const named = namesIn(call);
  const newcomers = await newcomersOf(desk, tournament, call);
  const input = { newcomers, ...(call.input.here && { here: true }) };
  const keep = () => desk.people.addPersons(named);
  const ran = await run(desk, addParticipants, { ...call, input, keep });
  if (!ran.ok) return ran;
  const guests = await makeGuests(desk, call, { tournament, persons: named.map(({ id }) => id) });
  return guests.ok ? ran : guests;
}

const known = (entries: readonly Entry[]): readonly PersonId[] =>
  entries.flatMap((entry) => ('person' in entry ? [entry.person] : []));

/** Those who are new, each with an id that follows from the act. */
const namesIn = ({ command, input }: Call<Enrolment>) =>
  input.entries.flatMap((entry, i) =>
    'name' in entry ? [{ id: personFor(command, i), name: entry.name.trim() }] : [],
  );

const personFor = (command: string, index: number): PersonId =>
  readPersonId.parse(derivedCommand(command, `person ${index}`));

async function newcomersOf(
  { states }: Desk,
  tournament: Tournament,
  { command, input }: Call<Enrolment>,
): Promise<readonly Newcomer[]> {
  const club = await states.load(clubStream, tournament.club);
  return input.entries.map((entry, i): Newcomer => {
    const person = 'person' in entry ? entry.person : personFor(command, i);
    const kind = club?.people.get(person)?.kind === 'member' ? 'member' : 'guest';
    const own = kind === 'member' ? tournament.club : null;
    return { person, kind, club: entry.club ?? own, fee: entry.fee ?? null };
  });
}

type Guests = { readonly tournament: Tournament; readonly persons: readonly PersonId[] };

async function makeGuests(
  desk: Desk,
  { command, actor }: Call<Enrolment>,
  { tournament, persons }: Guests,
): Promise<Outcome<null, AnyRefusal>> {
  for (const person of persons) {
    const club = await desk.states.load(clubStream, tournament.club);
    if (!club || club.people.has(person)) continue;
    const one = { command: derivedCommand(command, `guest ${person}`), actor, id: tournament.club };
    const ran = await run(desk, addGuest, { ...one, version: club.version, input: { person } });
    if (!ran.ok) return ran;
  }
  return accept(null);
}
