import * as commands from '@/command/tournaments';
import { clubStream } from '@/command/clubs';
import { oneTournament, tournamentRow } from '@/views/tournaments/query';
import { directorOf } from '@/views/director/query';
import { eveningPosition } from '@/views/evenings/query';
import { actsSaid } from './acts';
import { found } from './found';
import { live } from './live';
import { procedure, router } from './procedure';
import {
  AnnounceTournament,
  ArchiveTournament,
  ChangePlan,
  GivePenalty,
  LiveTournament,
  MoveTournament,
  OneTournament,
  PublishList,
  WithdrawPenalty,
  WithReason,
  WriteTournament,
} from './tournament-inputs';
import { writeTournament } from './tournament-write';

export const tournaments = router({
  one: procedure
    .meta({ action: 'view-evenings' })
    .input(OneTournament)
    .query(async ({ ctx, input: { tournament } }) => {
      const { views, people } = ctx.installation;
      const one = await oneTournament(views.rows, people, tournament);
      const view = await found(ctx, one, about(tournament));
      return { ...view, acts: await actsSaid(ctx, view.acts) };
    }),

  live: procedure
    .meta({ action: 'view-evenings' })
    .input(LiveTournament)
    .subscription(({ ctx, input: { tournament, ...from }, signal }) =>
      live(ctx, () => eveningPosition(ctx.installation.views.rows, tournament), { ...from, signal }),
    ),

  director: procedure
    .meta({ action: 'view-director' })
    .input(OneTournament)
    .query(async ({ ctx, input: { tournament } }) => {
      const { views, people, states, clock } = ctx.installation;
      const row = await found(ctx, tournamentRow(views.rows, tournament), about(tournament));
      const club = await found(ctx, await states.load(clubStream, row.state.club), about(tournament));
      const at = { now: clock(), timeZone: club.timeZone };
      const one = await directorOf({ rows: views.rows, people }, tournament, at);
      const view = await found(ctx, one, about(tournament));
      return { ...view, acts: await actsSaid(ctx, view.acts) };
    }),

  announce: procedure
    .meta({ action: 'announce-tournament' })
    .input(AnnounceTournament)
    .mutation(({ ctx, input: { tournament, command, ...input } }) =>
      writeTournament(ctx, commands.announceTournament, { sent: { tournament, command }, input }),
    ),

  open: procedure
    .meta({ action: 'open-tournament' })
    .input(WriteTournament)
    .mutation(({ ctx, input: sent }) => writeTournament(ctx, commands.openTournament, { sent, input: {} })),

  cancel: procedure
    .meta({ action: 'cancel-tournament' })
    .input(WithReason)
    .mutation(({ ctx, input: { why, ...sent } }) =>
      writeTournament(ctx, commands.cancelTournament, { sent, input: { why } }),
    ),

  changePlan: procedure
    .meta({ action: 'change-plan' })
    .input(ChangePlan)
    .mutation(({ ctx, input: { plan, why = null, ...sent } }) =>
      writeTournament(ctx, commands.changePlan, { sent, input: { plan, why } }),
    ),

  move: procedure
    .meta({ action: 'move-tournament' })
    .input(MoveTournament)
    .mutation(({ ctx, input: { season, why, ...sent } }) =>
      writeTournament(ctx, commands.moveTournament, { sent, input: { season, why } }),
    ),

  finish: procedure
    .meta({ action: 'finish-tournament' })
    .input(WriteTournament)
    .mutation(({ ctx, input: sent }) => writeTournament(ctx, commands.finishTournament, { sent, input: {} })),

  reopen: procedure
    .meta({ action: 'reopen-tournament' })
    .input(WithReason)
    .mutation(({ ctx, input: { why, ...sent } }) =>
      writeTournament(ctx, commands.reopenTournament, { sent, input: { why } }),
    ),

  archive: procedure
    .meta({ action: 'archive-tournament' })
    .input(ArchiveTournament)
    .mutation(({ ctx, input: { name, ...sent } }) =>
      writeTournament(ctx, commands.archiveTournament, { sent, input: { name } }),
    ),

  restore: procedure
    .meta({ action: 'restore-tournament' })
    .input(WriteTournament)
    .mutation(({ ctx, input: sent }) =>
      writeTournament(ctx, commands.restoreTournament, { sent, input: {} }),
    ),

  penalize: procedure
    .meta({ action: 'give-penalty' })
    .input(GivePenalty)
    .mutation(({ ctx, input: { person, points, round = null, deal = null, why, ...sent } }) =>
      writeTournament(ctx, commands.givePenalty, { sent, input: { person, points, round, deal, why } }),
    ),

  withdrawPenalty: procedure
    .meta({ action: 'withdraw-penalty' })
    .input(WithdrawPenalty)
    .mutation(({ ctx, input: { penalty, why, ...sent } }) =>
      writeTournament(ctx, commands.withdrawPenalty, { sent, input: { penalty, why } }),
    ),

  publishList: procedure
    .meta({ action: 'publish-list' })
    .input(PublishList)
    .mutation(({ ctx, input: { round, audience, ...sent } }) => {
      const which = { kind: round === null ? 'final' : 'round', round } as const;
      return writeTournament(ctx, commands.publishList, { sent, input: { ...which, audience, lines: [] } });
    }),
});

const about = (id: string) => ({ what: 'tournament', id });
