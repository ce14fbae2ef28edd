import { hash } from 'node:crypto';
import type { PersonId } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import type { Club } from '@/league/clubs/club';
import { TournamentId as readTournamentId } from '@/league/ids';
import { participantOf } from '@/league/tournaments/participant-decisions';
import { bookBox, clubStream, reverseBox } from './clubs';
import type { AnyRefusal, Call } from './command';
import { derivedCommand } from './derived';
import type { Desk } from './desk';
import { payFee, takeBackFee } from './participants';
import { run, type Written } from './run';
import { tournamentStream } from './tournaments';

type Paying = { readonly person: PersonId };
type Paid = Outcome<Written, AnyRefusal>;

/** A fee is paid: ticked here, and booked into the club's box, once however often it is sent. */
export async function collectFee(desk: Desk, call: Call<Paying>): Promise<Paid> {
  const ran = await run(desk, payFee, call);
  const tournament = ran.ok ? await desk.states.load(tournamentStream, call.id) : null;
  const paid = tournament && participantOf(tournament, call.input.person)?.paid;
  const club = tournament && (await desk.states.load(clubStream, tournament.club));
  if (!tournament || !paid || !club) return ran;
  const input = {
    reason: 'entry-fee',
    way: null,
    amount: paid,
    date: tournament.date,
    tournament: readTournamentId.parse(call.id),
    person: call.input.person,
    why: null,
  } as const;
  const entry = entryOf(call, club);
  const wish = { command: derivedCommand(call.command, 'box'), actor: call.actor, id: tournament.club };
  const booked = await run({ ...desk, ids: () => entry }, bookBox, { ...wish, version: club.version, input });
  return booked.ok ? ran : booked;
}

/** The tick was a mistake: the entry in the box is reversed. `why` is what the statement says. */
export async function returnFee(desk: Desk, call: Call<Paying>, why: string): Promise<Paid> {
  const ran = await run(desk, takeBackFee, call);
  const tournament = ran.ok ? await desk.states.load(tournamentStream, call.id) : null;
  const club = tournament && (await desk.states.load(clubStream, tournament.club));
  const entry = club && standingEntry(call, club);
  if (!tournament || !club || !entry) return ran;
  const wish = { command: derivedCommand(call.command, 'box'), actor: call.actor, id: tournament.club };
  const input = { entry, date: tournament.date, why };
  const reversed = await run(desk, reverseBox, { ...wish, version: club.version, input });
  return reversed.ok ? ran : reversed;
}

/** The id of the n-th entry for this person's fee: made from what it is about, so that it is found again. */
const entryId = ({ id, input }: Call<Paying>, n: number): string =>
  hash('sha256', `fee ${id} ${input.person} ${n}`).slice(0, 32);

function entryOf(call: Call<Paying>, { entries }: Club): string {
  let n = 0;
  while (entries[entryId(call, n)] === true) n += 1;
  return entryId(call, n);
}

/** The entry that is booked and not reversed; null if there is none. */
function standingEntry(call: Call<Paying>, club: Club): string | null {
  const entry = entryOf(call, club);
  return club.entries[entry] === false ? entry : null;
}
