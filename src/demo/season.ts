import { checkIn } from '@/command/participants';
import { closeRound, publishSeating, seatByHand } from '@/command/rounds';
import { openSeason, startSeason } from '@/command/seasons';
import { sittingStream } from '@/command/sittings';
import { announceTournament, finishTournament, tournamentStream } from '@/command/tournaments';
import { type Random, randomFrom, shuffled } from '@/core/cards/random';
import { id, type PersonId, type TournamentId } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import * as decisions from '@/league/sittings/decisions';
import type { SittingEvent } from '@/league/sittings/events';
import { evolve, type Sitting } from '@/league/sittings/sitting';
import { sittingIdOf } from '@/league/tournaments/sitting-id';
import { eveningName, members } from './cast';
import { beginning, clubId, eveningId, memberId } from './evening';
import { actor, begun, done, type Stage } from './stage';
import { newTable, nextDeal } from './table';

/** How many evenings lie behind, a week apart, and how many deals each of their tables played. */
const evenings = 6;
const dealsEach = 4;
const week = 7 * 24 * 60 * 60 * 1000;

const seed = 1910;

const criteria = {
  counting: { kind: 'best', n: 5 },
  minimumEvenings: 3,
  tieBreaks: ['countback', 'evenings-won', 'direct'],
  substitute: { kind: 'zero' },
} as const;

export const seasonId = id<'season'>('demo-season');

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The season up to last week: its evenings, each with the members who came, seated anew and played by the
 * rules. `date` of the stage is the evening of this week.
 */
export async function playSeason(stage: Stage): Promise<void> {
  const today = Date.parse(stage.date);
  const first = dayOf(today - evenings * week);
  stage.clock.now = beginning(first) - week;
  const days = { from: first, to: dayOf(today + 24 * week) };
  const called = { club: clubId, name: nameOf(first), ...days, game: 'danish-tarok' };
  const opening = { ...called, criteria: plain(criteria) };
  const opened = await done(stage, openSeason, { command: 'demo-season', id: seasonId, input: opening });
  const start = { command: 'demo-season-start', id: seasonId, version: opened.version, input: {} };
  await done(stage, startSeason, start);
  for (let number = 0; number < evenings; number += 1) {
    await playPast({ ...stage, date: dayOf(today - (evenings - number) * week) }, number);
  }
}

/** The criteria as they are sent: lists that can be changed. */
const plain = (fixed: typeof criteria) => ({ ...fixed, tieBreaks: [...fixed.tieBreaks] });

const nameOf = (first: string): string => `Sæson ${first.slice(0, 4)}`;

/** One evening: nine to thirteen come, are seated at random, play, and go home. */
async function playPast(stage: Stage, number: number): Promise<void> {
  const random = randomFrom(seed + number);
  const present = shuffled(random, [...members.keys()].map(memberId)).slice(number % 4);
  const tables = tablesOf(present);
  stage.clock.now = beginning(stage.date);
  const tournament = await gather(stage, present, tables);
  for (const { table } of tables) await playTable(stage, { tournament, table, random });
  const version = async () => (await stage.here.states.load(tournamentStream, tournament))?.version ?? 0;
  const about = async (part: string) => ({
    ...{ command: `${tournament}-${part}`, id: tournament },
    version: await version(),
  });
  await done(stage, closeRound, { ...(await about('closed')), input: { round: 1 } });
  await done(stage, finishTournament, { ...(await about('finished')), input: {} });
}

type Tables = readonly {
  readonly table: number;
  readonly persons: PersonId[];
  readonly firstDealer: number;
}[];

/** Threes, and fours of those who are over. */
function tablesOf(persons: readonly PersonId[]): Tables {
  const count = Math.floor(persons.length / 3);
  return Array.from({ length: count }, (_, at) => ({
    table: at + 1,
    persons: persons.filter((_one, place) => place % count === at),
    firstDealer: 0,
  }));
}

async function gather(stage: Stage, present: readonly PersonId[], tables: Tables): Promise<TournamentId> {
  const { date } = stage;
  const of = eveningId(date);
  const about = (part: string, version: number) => ({ command: `${of}-${part}`, id: of, version });
  const call = { club: clubId, date, name: eveningName, season: seasonId, open: true, members: present };
  const announced = await done(stage, announceTournament, { command: of, id: of, input: call });
  const coming = { ...about('here', announced.version), input: { persons: present } };
  const here = await done(stage, checkIn, coming);
  const seating = { round: 1, tables: [...tables], out: [] };
  const seated = await done(stage, seatByHand, { ...about('seated', here.version), input: seating });
  const hung = await done(stage, publishSeating, { ...about('hung', seated.version), input: { round: 1 } });
  await begun(stage, about('begun', hung.version));
  return of;
}

type Playing = { readonly tournament: TournamentId; readonly table: number; readonly random: Random };

/** A whole table by the decisions of the server, appended at once: an evening long past needs no waiting. */
async function playTable({ here }: Stage, { tournament, table, random }: Playing): Promise<void> {
  const sitting = sittingIdOf(tournament, 1, table);
  const opened = await here.states.load(sittingStream, sitting);
  if (!opened) throw new Error(`the demo's table ${sitting} is not open`);
  let state: Sitting = opened;
  const events: SittingEvent[] = [];
  const take = (decided: Outcome<readonly SittingEvent[], object>): void => {
    if (!decided.ok) throw new Error(`the demo was refused: ${JSON.stringify(decided.refusal)}`);
    for (const event of decided.value) {
      state = evolve(state, { event, version: state.version + 1, at: 0, by: null });
      events.push(event);
    }
  };
  let fold = newTable('danish-tarok', state.persons.length);
  for (let deal = 0; deal < dealsEach && !opened.closed; deal += 1) {
    const next = nextDeal(fold, false, random);
    take(decisions.recordDeal(state, { deal: next.record }));
    fold = next.fold;
  }
  if (opened.closed) return;
  take(decisions.closeSitting(state));
  await here.log.append(`sitting-${sitting}`, events, {
    expected: opened.version,
    meta: { actor: actor.account },
  });
  await here.views.catchUp();
}
