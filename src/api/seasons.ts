import * as commands from '@/command/seasons';
import { factsOf } from '@/views/standings/load';
import { listSeasons, logOfSeason, oneSeason } from '@/views/seasons/query';
import type { Context } from './context';
import { found } from './found';
import { procedure, router } from './procedure';
import {
  CallSeason,
  ChangeCriteria,
  ListSeasons,
  OneSeason,
  OpenSeason,
  PublishSeason,
  ReopenSeason,
  StartSeason,
} from './season-inputs';
import { writeTo } from './write';

function seasonHere({ installation: { views }, actor }: Context, season: string) {
  return oneSeason(views.rows, season, factsOf(views.rows, { season }, { actor, at: null }));
}

export const seasons = router({
  list: procedure
    .meta({ action: 'view-standings' })
    .input(ListSeasons)
    .query(({ ctx, input: { club = null, date = null } }) =>
      listSeasons(ctx.installation.views.rows, { club, date }),
    ),

  one: procedure
    .meta({ action: 'view-standings' })
    .input(OneSeason)
    .query(({ ctx, input: { season } }) =>
      found(ctx, seasonHere(ctx, season), { what: 'season', id: season }),
    ),

  log: procedure
    .meta({ action: 'view-standings' })
    .input(OneSeason)
    .query(({ ctx: { installation }, input: { season } }) =>
      logOfSeason(installation.views.rows, installation.people, season),
    ),

  open: procedure
    .meta({ action: 'open-season' })
    .input(OpenSeason)
    .mutation(({ ctx, input: { season: id, command, ...input } }) =>
      writeTo(ctx, commands.openSeason, { sent: { id, command }, input }),
    ),

  rename: procedure
    .meta({ action: 'call-season' })
    .input(CallSeason)
    .mutation(({ ctx, input: { season: id, command, version, ...input } }) =>
      writeTo(ctx, commands.callSeason, { sent: { id, command, version }, input }),
    ),

  changeCriteria: procedure
    .meta({ action: 'change-criteria' })
    .input(ChangeCriteria)
    .mutation(({ ctx, input: { season: id, command, version, criteria, why } }) =>
      writeTo(ctx, commands.changeCriteria, {
        sent: { id, command, version },
        input: { criteria, why },
      }),
    ),

  start: procedure
    .meta({ action: 'start-season' })
    .input(StartSeason)
    .mutation(({ ctx, input: { season: id, ...sent } }) =>
      writeTo(ctx, commands.startSeason, { sent: { id, ...sent }, input: {} }),
    ),

  close: procedure
    .meta({ action: 'close-season' })
    .input(PublishSeason)
    .mutation(({ ctx, input: { season: id, audience, ...sent } }) =>
      writeTo(ctx, commands.closeSeason, { sent: { id, ...sent }, input: { audience, lines: [] } }),
    ),

  reopen: procedure
    .meta({ action: 'reopen-season' })
    .input(ReopenSeason)
    .mutation(({ ctx, input: { season: id, why, ...sent } }) =>
      writeTo(ctx, commands.reopenSeason, { sent: { id, ...sent }, input: { why } }),
    ),

  publish: procedure
    .meta({ action: 'publish-season' })
    .input(PublishSeason)
    .mutation(({ ctx, input: { season: id, audience, ...sent } }) =>
      writeTo(ctx, commands.publishSeason, { sent: { id, ...sent }, input: { audience, lines: [] } }),
    ),
});

