import type { PersonId } from '@/kernel/ids';
import { accept, type Outcome, refuse } from '@/kernel/outcome';
import { TournamentId as readTournamentId } from '@/league/ids';
import { tableOf } from '@/league/tournaments/participant-decisions';
import { sittingIdOf } from '@/league/tournaments/sitting-id';
import { runningRound } from '@/league/tournaments/stage';
import type { TableFate } from '@/league/tournaments/table-fate';
import type { Tournament } from '@/league/tournaments/tournament';
import { gameOf } from '@/league/sittings/game';
import { presentNow } from '@/league/sittings/sitting';
import type { AnyRefusal, Call } from './command';
import { derivedCommand } from './derived';
import type { Desk } from './desk';
import { appointSubstitute, leaveTournament } from './participants';
import { run, type Written } from './run';
import { closeSitting, join, leave, sittingStream } from './sittings';
import { tournamentStream } from './tournaments';

export type Leaving = {
  readonly person: PersonId;
  readonly table?: TableFate | null;
  readonly substitute?: PersonId | null;
};

type Left = Outcome<Written, AnyRefusal>;

/**
 * Somebody leaves now: one act, in the tournament and at his table. Every part has a command of its own, made
 * from this one, so that the same act again finishes what was interrupted and does nothing twice.
 */
export async function leaveNow(desk: Desk, call: Call<Leaving>): Promise<Left> {
  const tournament = await desk.states.load(tournamentStream, call.id);
  const { person, table: fate = null, substitute = null } = call.input;
  const at = tournament && seatOf(call.id, tournament, person);
  if (at && fate === null && !(await isAway(desk, at.sitting, person))) return needsFate(at.table);
  if (at && fate !== null) {
    const done = await settleTable(desk, call, { ...at, fate, substitute });
    if (!done.ok) return done;
  }
  return run(desk, leaveTournament, { ...call, input: { person } });
}

const needsFate = (table: number): Left => refuse({ code: 'table-waits', params: { table } });

type AtTable = { readonly sitting: string; readonly round: number; readonly table: number };

function seatOf(id: string, tournament: Tournament, person: PersonId): AtTable | null {
  const round = runningRound(tournament);
  const table = tableOf(tournament, person);
  if (!round || table === null) return null;
  const sitting = sittingIdOf(readTournamentId.parse(id), round.number, table);
  return { sitting, round: round.number, table };
}

/** Is his table closed, or has he left it already? */
async function isAway({ states }: Desk, id: string, person: PersonId): Promise<boolean> {
  const sitting = await states.load(sittingStream, id);
  if (!sitting || sitting.closed) return true;
  return !presentNow(sitting).some((seat) => sitting.persons[seat] === person);
}

type Settling = AtTable & { readonly fate: TableFate; readonly substitute: PersonId | null };

async function settleTable(desk: Desk, call: Call<Leaving>, at: Settling): Promise<Left> {
  const fault = await fateFault(desk, call.input.person, at);
  if (fault) return refuse(fault);
  switch (at.fate) {
    case 'stop':
      return stop(desk, call, at);
    case 'substitute':
      return replace(desk, call, at);
    case 'go-on':
      return goOn(desk, call, at);
  }
}

/** What speaks against it, before anything is written: half an act would leave a table that cannot go on. */
async function fateFault(desk: Desk, person: PersonId, at: Settling): Promise<AnyRefusal | null> {
  const sitting = await desk.states.load(sittingStream, at.sitting);
  const away = await isAway(desk, at.sitting, person);
  if (!sitting || away || at.fate === 'stop') return null;
  const { seating } = gameOf(sitting.game);
  if (!seating.changes) return { code: 'changes-not-allowed' };
  const left = presentNow(sitting).length - 1;
  const enough = at.fate === 'substitute' || seating.sizes(sitting.rules).includes(left);
  return enough ? null : { code: 'too-few-left', params: { table: at.table } };
}

async function stop(desk: Desk, call: Call<Leaving>, { sitting }: Settling): Promise<Left> {
  const before = await desk.states.load(sittingStream, sitting);
  if (!before || before.closed) return nothingToDo;
  const { version } = before;
  return run(desk, closeSitting, { ...part(call, 'stop'), id: sitting, version, input: {} });
}

async function goOn(desk: Desk, call: Call<Leaving>, { sitting }: Settling): Promise<Left> {
  const before = await desk.states.load(sittingStream, sitting);
  const seat = before?.persons.indexOf(call.input.person) ?? -1;
  if (!before || before.closed || !presentNow(before).includes(seat)) return nothingToDo;
  const { version } = before;
  return run(desk, leave, { ...part(call, 'leave'), id: sitting, version, input: { seat } });
}

/** He leaves his chair, and the substitute puts his own beside it: each has the points of his own deals. */
async function replace(desk: Desk, call: Call<Leaving>, at: Settling): Promise<Left> {
  const { person } = call.input;
  const { substitute, round, sitting } = at;
  if (substitute === null) return refuse({ code: 'no-substitute', params: { person } });
  const appointment = { person, substitute, round };
  const appointing = { ...part(call, 'appoint'), ...seen(call), input: appointment };
  const appointed = await run(desk, appointSubstitute, appointing);
  if (!appointed.ok) return appointed;
  const gone = await goOn(desk, call, at);
  if (!gone.ok) return gone;
  const table = await desk.states.load(sittingStream, sitting);
  if (!table) return nothingToDo;
  const seat = table.persons.indexOf(person) + 1;
  const input = { person: substitute, seat };
  return run(desk, join, { ...part(call, 'join'), id: sitting, version: table.version, input });
}

const part = ({ command, actor }: Call<Leaving>, name: string) => ({
  command: derivedCommand(command, name),
  actor,
});

const seen = ({ id, version }: Call<Leaving>) => ({ id, version: version ?? 0 });

const nothingToDo: Left = accept({ position: 0, version: 0, duplicate: true });
