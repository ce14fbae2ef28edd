import type { TournamentId } from '@/kernel/ids';
import { accept, type Outcome } from '@/kernel/outcome';
import { TournamentId as readTournamentId } from '@/league/ids';
import { openingCommandOf, sittingIdOf } from '@/league/tournaments/sitting-id';
import type { Round } from '@/league/tournaments/round';
import type { Tournament } from '@/league/tournaments/tournament';
import type { AnyRefusal, Call } from './command';
import type { Desk } from './desk';
import { startRound } from './rounds';
import { type RunRefusal, run, type Written } from './run';
import { openSitting, sittingStream } from './sittings';
import { tournamentStream } from './tournaments';

type Start = Call<{ readonly round: number }>;
type Started = Outcome<Written, AnyRefusal | RunRefusal>;

/**
 * Begins a round and opens its tables. What a crash left half done is finished by the same call again, or by
 * any other: every table has its own sitting and its own command, so that nothing opens twice.
 */
export async function beginRound(desk: Desk, call: Start): Promise<Started> {
  const ran = await run(desk, startRound, call);
  const begun = ran.ok || ran.refusal.code === 'round-started';
  if (!begun) return ran;
  return (await openTables(desk, call)) ?? ran;
}

/** Opens what is still closed of a round that has begun. Null if everything was open. */
async function openTables(desk: Desk, { id, actor, input }: Start): Promise<Started | null> {
  const tournament = await desk.states.load(tournamentStream, id);
  const round = tournament?.rounds[input.round - 1];
  if (!tournament || !round || round.started === null) return null;
  let position = 0;
  for (const opening of openingsOf(readTournamentId.parse(id), tournament, round)) {
    if (await desk.states.load(sittingStream, opening.id)) continue;
    const opened = await run(desk, openSitting, { ...opening, actor });
    if (!opened.ok) return opened;
    position = opened.value.position;
  }
  return position === 0 ? null : accept({ position, version: tournament.version, duplicate: false });
}

function openingsOf(id: TournamentId, { game, rules }: Tournament, { number, seating }: Round) {
  return seating.tables.map(({ table, persons }) => {
    const sitting = sittingIdOf(id, number, table);
    const input = { tournament: id, round: number, table, game, rules, persons };
    return { id: sitting, command: openingCommandOf(sitting), input };
  });
}
