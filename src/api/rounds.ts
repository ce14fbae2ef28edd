import { clubStream } from '@/command/clubs';
import { beginRound } from '@/command/opening';
import * as commands from '@/command/rounds';
import { stopSearch, searchOf } from '@/command/search';
import { proposals, swapDifference } from '@/command/proposals';
import { turnsAtTable } from '@/views/tournaments/turns';
import { OneTable } from './inputs';
import { procedure, router } from './procedure';
import * as inputs from './tournament-inputs';
import { answered, callOf, writeTournament } from './tournament-write';
import { seasonMeetings } from '@/views/tournaments/meetings';
import { tournamentRow } from '@/views/tournaments/query';
import { found } from './found';

export const rounds = router({
  /** How many deals a table still owes its round, or until when it may begin one. */
  turns: procedure
    .meta({ action: 'view-table' })
    .input(OneTable)
    .query(async ({ ctx, input: { sitting } }) => {
      const { views, states } = ctx.installation;
      const zoneOf = async (club: string) => (await states.load(clubStream, club))?.timeZone ?? 'UTC';
      const turns = await turnsAtTable(views.rows, sitting, zoneOf);
      return found(ctx, turns, { what: 'sitting', id: sitting });
    }),

  /** The ways to spread those who are here over tables, each with its figures. */
  proposals: procedure
    .meta({ action: 'seat-round' })
    .input(inputs.OneRound)
    .query(async ({ ctx, input: { tournament, round } }) =>
      found(ctx, await proposals(ctx.installation, tournament, round), about(tournament)),
    ),

  seat: procedure
    .meta({ action: 'seat-round' })
    .input(inputs.SeatRound)
    .mutation(({ ctx, input: { round, tables, sittingOut, ...sent } }) => {
      const many = tables === undefined ? {} : { tables };
      const input = { round, ...many, ...(sittingOut !== undefined && { sittingOut }) };
      return writeTournament(ctx, commands.seatRound, { sent, input });
    }),

  /** Who met whom how often on the earlier evenings of its season. */
  meetings: procedure
    .meta({ action: 'view-evenings' })
    .input(inputs.OneTournament)
    .query(async ({ ctx, input: { tournament } }) => {
      const { rows } = ctx.installation.views;
      const { state } = await found(ctx, tournamentRow(rows, tournament), about(tournament));
      return seasonMeetings(rows, tournament, state);
    }),

  /** How far the search for a seating is; null when none is under way. */
  progress: procedure
    .meta({ action: 'seat-round' })
    .input(inputs.OneTournament)
    .query(({ input: { tournament } }) => searchOf(tournament)),

  stop: procedure
    .meta({ action: 'seat-round' })
    .input(inputs.OneTournament)
    .mutation(({ input: { tournament } }) => ({ stopped: stopSearch(tournament) })),

  seatByHand: procedure
    .meta({ action: 'seat-by-hand' })
    .input(inputs.SeatByHand)
    .mutation(({ ctx, input: { round, tables, out, ...sent } }) =>
      writeTournament(ctx, commands.seatByHand, { sent, input: { round, tables, out } }),
    ),

  /** What a swap would make of the seating: nothing is written. */
  trySwap: procedure
    .meta({ action: 'swap-seats' })
    .input(inputs.TrySwap)
    .query(async ({ ctx, input: { tournament, ...swap } }) =>
      found(ctx, await swapDifference(ctx.installation, tournament, swap), about(tournament)),
    ),

  swap: procedure
    .meta({ action: 'swap-seats' })
    .input(inputs.SwapSeats)
    .mutation(({ ctx, input: { round, one, other, ...sent } }) =>
      writeTournament(ctx, commands.swapSeats, { sent, input: { round, one, other } }),
    ),

  publish: procedure
    .meta({ action: 'publish-seating' })
    .input(inputs.WriteRound)
    .mutation(({ ctx, input: { round, ...sent } }) =>
      writeTournament(ctx, commands.publishSeating, { sent, input: { round } }),
    ),

  start: procedure
    .meta({ action: 'start-round' })
    .input(inputs.WriteRound)
    .mutation(async ({ ctx, input: { round, ...sent } }) =>
      answered(ctx, sent.tournament, await beginRound(ctx.installation, callOf(ctx, sent, { round }))),
    ),

  close: procedure
    .meta({ action: 'close-round' })
    .input(inputs.WriteRound)
    .mutation(({ ctx, input: { round, ...sent } }) =>
      writeTournament(ctx, commands.closeRound, { sent, input: { round } }),
    ),

  reopen: procedure
    .meta({ action: 'reopen-round' })
    .input(inputs.ReopenRound)
    .mutation(({ ctx, input: { round, why, ...sent } }) =>
      writeTournament(ctx, commands.reopenRound, { sent, input: { round, why } }),
    ),
});

const about = (id: string) => ({ what: 'tournament', id });
