import type { PersonId } from '@/kernel/ids';
import { accept, type Outcome, refuse } from '@/kernel/outcome';
import type { SeatingRefusal } from '@/league/seating/refusal';
import { seatingRequest as readRequest } from '@/league/seating/request';
import type { Seating } from '@/league/seating/seating';
import { attendanceIn } from '@/league/tournaments/attendance';
import { modeOf } from '@/league/tournaments/plan';
import { rankedFor } from '@/league/tournaments/ranks';
import type { TournamentRefusal } from '@/league/tournaments/refusal';
import type { FoundSeating } from '@/league/tournaments/round-decisions';
import { type SeatingChoice, type SeatingGround, seatingRequest } from '@/league/tournaments/seating-request';
import type { Tournament } from '@/league/tournaments/tournament';
import { seasonMeetings } from '@/views/tournaments/meetings';
import { pointsAfter } from '@/views/tournaments/points';
import type { Desk } from './desk';
import { searched } from './search';
import { reportFor } from './seating-report';

/** Which tournament and round, and how the organiser wants it otherwise than planned. */
export type Wanted = SeatingChoice & { readonly round: number };

export type Ground = { readonly id: string; readonly tournament: Tournament };

/** Looks for a seating of a round, a slice at a time, so that everything else goes on. Nothing is stored. */
export async function findSeating(
  desk: Desk,
  { id, tournament }: Ground,
  wanted: Wanted,
): Promise<Outcome<FoundSeating, TournamentRefusal>> {
  const ground = groundOf(desk, { id, tournament }, wanted.round);
  const request = readRequest(seatingRequest(tournament, wanted, ground));
  const found = await searched(id, request);
  if (!found.ok) return refuse(refusalOf(found.refusal));
  return accept(foundSeating(tournament, found.value, { round: wanted.round, ranking: ground.ranking }));
}

/** The ranks of now, meetings of earlier evenings if the plan wants them, and chance. */
export function groundOf(desk: Desk, { id, tournament }: Ground, round: number): SeatingGround {
  const { rows } = desk.views;
  const seed = desk.seed();
  const { active } = attendanceIn(tournament, round);
  const points = pointsAfter(rows, id);
  const ranking = rankedFor(tournament, { active, points, round }, seed);
  const season = tournament.plan.seasonMeetings ? seasonMeetings(rows, id, tournament) : [];
  return { ranking, season, seed };
}

type Ranked = { readonly round: number; readonly ranking: readonly PersonId[] };

function foundSeating(tournament: Tournament, seating: Seating, { round, ranking }: Ranked): FoundSeating {
  const seated = seating.rounds.find(({ number }) => number === round);
  if (!seated) throw new Error(`a seating without the round ${round} that was asked for`);
  const mode = modeOf(tournament.plan, round);
  const tables = seated.tables.map(({ number: table, persons, firstDealer }) => {
    return { table, persons: [...persons], firstDealer };
  });
  const out = [...seated.out];
  return {
    ...{ tables, out },
    how: {
      mode,
      seed: seating.seed,
      iterations: seating.iterations,
      version: seating.algorithm,
      manual: false,
      order: mode.kind === 'fresh' ? null : [...ranking],
      labels: seating.labels.map((one) => ({ ...one })),
    },
    report: reportFor(tournament, round, { tables, out }),
  };
}

/** What the seating says no to, in the form of every other refusal: plain values, persons by id. */
export function refusalOf({ code, ...about }: SeatingRefusal): TournamentRefusal {
  const params = Object.fromEntries(Object.entries(about).map(([key, value]) => [key, plainly(value)]));
  return { code: 'cannot-seat', params: { ...params, about: code } };
}

function plainly(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.flat().join(', ') : '';
}
