import * as commands from '@/command/clubs';
import { clubLogOf } from '@/views/club-log/query';
import { houseRulesIn, listClubs, oneClub } from '@/views/clubs/query';
import {
  ChooseLook,
  ClubLog,
  DropHouseRules,
  FoundClub,
  RenameClub,
  SetHouseRules,
  SetMoneyPerPoint,
} from './club-inputs';
import { found } from './found';
import { OneClub } from './inputs';
import { procedure, router } from './procedure';
import { writeTo } from './write';

export const clubs = router({
  list: procedure
    .meta({ action: 'view-clubs' })
    .query(({ ctx: { installation } }) => listClubs(installation.views.rows, installation.clock())),

  one: procedure
    .meta({ action: 'view-clubs' })
    .input(OneClub)
    .query(({ ctx, input: { club } }) => {
      const { views, clock } = ctx.installation;
      return found(ctx, oneClub(views.rows, club, clock()), { what: 'club', id: club });
    }),

  log: procedure
    .meta({ action: 'view-club-log' })
    .input(ClubLog)
    .query(({ ctx: { installation }, input }) =>
      clubLogOf(installation.views.rows, installation.people, input),
    ),

  found: procedure
    .meta({ action: 'found-club' })
    .input(FoundClub)
    .mutation(({ ctx, input: { club: id, command, name, timeZone } }) =>
      writeTo(ctx, commands.foundClub, {
        sent: { id, command },
        input: { name, ...(timeZone !== undefined && { timeZone }) },
      }),
    ),

  rename: procedure
    .meta({ action: 'rename-club' })
    .input(RenameClub)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.renameClub, { sent: { id, command, version }, input }),
    ),

  chooseLook: procedure
    .meta({ action: 'choose-look' })
    .input(ChooseLook)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.chooseLook, { sent: { id, command, version }, input }),
    ),

  setMoneyPerPoint: procedure
    .meta({ action: 'set-money-per-point' })
    .input(SetMoneyPerPoint)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.setMoneyPerPoint, { sent: { id, command, version }, input }),
    ),
});

/** A club's rules of a game, as a difference from a published set. */
export const houseRules = router({
  ofClub: procedure
    .meta({ action: 'view-clubs' })
    .input(OneClub)
    .query(({ ctx, input: { club } }) => houseRulesIn(ctx.installation.views.rows, club)),

  set: procedure
    .meta({ action: 'set-house-rules' })
    .input(SetHouseRules)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.setHouseRules, { sent: { id, command, version }, input }),
    ),

  drop: procedure
    .meta({ action: 'drop-house-rules' })
    .input(DropHouseRules)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.dropHouseRules, { sent: { id, command, version }, input }),
    ),
});
