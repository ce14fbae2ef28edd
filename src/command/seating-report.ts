import type { JsonObject } from '@/kernel/event';
import { reportOn } from '@/league/seating/report';
import { type SeatingRequest, seatingRequest } from '@/league/seating/request';
import type { SeatedRound } from '@/league/seating/round';
import type { Seated } from '@/league/tournaments/round-events';
import { type SeatingGround, seatingRequest as requestFor } from '@/league/tournaments/seating-request';
import type { Tournament } from '@/league/tournaments/tournament';

/** Where ranks, seasons and chance do not matter: a report counts meetings. */
const plainGround: SeatingGround = { ranking: [], season: [], seed: 1 };

type Tables = Pick<Seated, 'tables' | 'out'>;

/** The request behind a round's report: this round alone, after those before it. */
export function requestOf(tournament: Tournament, round: number, ground = plainGround): SeatingRequest {
  const input = requestFor(tournament, { round }, ground);
  return seatingRequest({ ...input, rounds: input.rounds.filter(({ number }) => number === round) });
}

/** What a seating is worth, whoever made it. */
export const reportFor = (tournament: Tournament, round: number, tables: Tables): JsonObject =>
  asObject(reportOn(requestOf(tournament, round), [asRound(round, tables)]));

/** A seating in the words of the engine. */
export const asRound = (number: number, { tables, out }: Tables): SeatedRound => ({
  number,
  tables: tables.map(({ table, persons, firstDealer }) => ({ number: table, persons, firstDealer })),
  out,
});

/** A report is plain data. */
const asObject = (report: unknown) => report as JsonObject;
