import { app } from '@/command/app';
import { personsOfClub } from '@/views/evenings/query';
import type { Me } from './answers';
import { deals } from './deals';
import { evenings } from './evenings';
import { OneClub } from './inputs';
import { createCallerFactory, procedure, router } from './procedure';
import { pots, ratings } from './ratings';
import { seasons } from './seasons';
import { standings } from './standings';
import { tables } from './tables';

export const appRouter = router({
  me: procedure.meta({ action: 'view-self' }).query(({ ctx: { actor, name } }): Me | null => {
    return actor.account === null ? null : { account: actor.account, name: name ?? '' };
  }),

  deals,
  evenings,
  pots,
  ratings,
  seasons,
  standings,
  tables,

  people: router({
    ofClub: procedure
      .meta({ action: 'view-people' })
      .input(OneClub)
      .query(({ ctx: { installation }, input }) =>
        personsOfClub(installation.views.rows, installation.people, input.club),
      ),
  }),

  health: procedure.meta({ action: 'view-health' }).query(async ({ ctx: { installation } }) => {
    const head = await installation.log.head();
    return { ok: true, head, views: installation.views.position(), version: app };
  }),
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
