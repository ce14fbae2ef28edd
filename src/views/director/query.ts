import type { PersonId, TournamentId } from '@/kernel/ids';
import { momentOf } from '@/league/tournaments/clock';
import type { Plan } from '@/league/tournaments/plan';
import type { Tables } from '@/league/tournaments/possible';
import { personsIn, type Round } from '@/league/tournaments/round';
import { sittingIdOf } from '@/league/tournaments/sitting-id';
import { currentRound, stageOf } from '@/league/tournaments/stage';
import type { Tournament } from '@/league/tournaments/tournament';
import { turnsOf } from '@/league/tournaments/turns';
import type { People } from '@/people/people';
import { SittingId as readSittingId } from '@/league/ids';
import { actsOf, everybodyIn, isHere, namedBy, type Names, tournamentRow } from '../tournaments/query';
import { type CourseRow, coursesOf, tablesStanding } from '../tournaments/standing';
import type { Rows } from '../view';
import type { ClockView, DirectorTable, DirectorView } from './answer';

/** The club's clock and what time it is. */
export type Now = { readonly now: number; readonly timeZone: string };

/** The director's page; null if there is no such tournament. */
export async function directorOf(
  { rows, people }: { readonly rows: Rows; readonly people: People },
  tournament: string,
  at: Now,
): Promise<DirectorView | null> {
  const row = tournamentRow(rows, tournament);
  if (!row) return null;
  const courses = coursesOf(rows, row.id);
  const sitting = courses.flatMap(({ persons }) => persons);
  const names = await people.namesOf([...everybodyIn(row.state), ...sitting]);
  const position = Math.max(row.position, ...courses.map((course) => course.position));
  const found = { id: row.id, state: row.state, courses, names, now: at.now };
  const tables = tablesStanding(rows, row.id, row.state);
  return { ...answer(found, tables), position, clock: clockOf(row.state, at) };
}

type Found = {
  readonly id: TournamentId;
  readonly state: Tournament;
  readonly courses: readonly CourseRow[];
  readonly names: Names;
  readonly now: number;
};

function answer(found: Found, tables: Tables): Omit<DirectorView, 'position' | 'clock'> {
  const { id, state, names, now } = found;
  const round = currentRound(state);
  const closed = state.rounds.filter((one) => one.closed).map(({ number }) => number);
  return {
    id,
    version: state.version,
    stage: stageOf(state),
    now,
    round: round?.number ?? null,
    tables: tablesOf(found, round),
    open: tables.open.length,
    provisional: tables.open.filter((one) => closed.includes(one.round)),
    waiting: waitingIn(state, round).map(namedBy(names)),
    expected: state.participants.filter(({ signed }) => signed === 'up').length,
    present: state.participants.filter(isHere).length,
    acts: actsOf(state, tables),
  };
}

/** Here, but neither at a table nor on the bench of a round that is seated and not over. */
function waitingIn({ participants }: Tournament, round: Round | null): readonly PersonId[] {
  if (!round || round.closed) return [];
  const placed = [...personsIn(round.seating), ...round.seating.absent];
  return participants.filter(isHere).map(({ person }) => person).filter((person) => !placed.includes(person));
}

/** The tables of the round, opened or not, and after them those that were opened by themselves. */
function tablesOf(found: Found, round: Round | null): readonly DirectorTable[] {
  const { id, courses } = found;
  const seated = round?.seating.tables ?? [];
  const ids = seated.map(({ table }) => sittingIdOf(id, round?.number ?? 0, table));
  const own = seated.map((table, i) => {
    const course = courses.find(({ sitting }) => sitting === ids[i]);
    if (course) return openedTable(found, course, round);
    return notOpened(found, { ...table, round: round?.number ?? 0 });
  });
  const inRounds = new Set(found.state.rounds.map(({ number }) => number));
  const others = courses.filter((course) => !ids.some((known) => known === course.sitting));
  const loose = others.filter((course) => !course.closed || !inRounds.has(course.round));
  return [...own, ...loose.map((course) => openedTable(found, course, round))];
}

type Waiting = Round['seating']['tables'][number] & { readonly round: number };

function notOpened({ id, names }: Found, { round, table, persons, firstDealer }: Waiting): DirectorTable {
  const named = namedBy(names);
  return {
    ...{ round, table, sitting: sittingIdOf(id, round, table), state: 'not-opened' },
    players: persons.map((person) => ({ ...named(person), present: true })),
    ...{ firstDealer: persons[firstDealer] ?? null, nextDealer: null, deals: 0, turns: 0 },
    ...{ remaining: null, last: false, done: false, lastAt: null, silent: null },
  };
}

function openedTable({ state, names, now }: Found, course: CourseRow, current: Round | null): DirectorTable {
  const { round, table, closed, persons, present, lastAt, nextDealer, deals } = course;
  const named = namedBy(names);
  const { done, remaining } = turnsAt(course, state.plan);
  const since = lastAt ?? (current?.number === round ? current.started : null);
  const seated = state.rounds[round - 1]?.seating.tables.find((one) => one.table === table);
  return {
    ...{ round, table, sitting: readSittingId.parse(course.sitting) },
    state: closed ? 'closed' : 'running',
    players: persons.map((person, seat) => ({ ...named(person), present: present.includes(seat) })),
    firstDealer: seated?.persons[seated.firstDealer] ?? null,
    nextDealer: nextDealer === null ? null : (persons[nextDealer] ?? null),
    ...{ deals: deals.length, turns: done, remaining: closed ? null : remaining, lastAt },
    last: !closed && remaining === 1,
    done: !closed && remaining === 0,
    silent: closed || since === null ? null : Math.max(0, now - since),
  };
}

/** The turns of a table; null remaining where the clock ends the round. */
export function turnsAt(course: CourseRow, { length }: Plan) {
  if (length.kind === 'turns') return turnsOf(course, length.turns);
  return { ...turnsOf(course, 0), remaining: null };
}

function clockOf({ date, plan: { length } }: Tournament, { now, timeZone }: Now): ClockView | null {
  if (length.kind !== 'clock') return null;
  const until = momentOf(date, length.until, timeZone);
  return { until, left: Math.max(0, until - now), over: now >= until };
}
