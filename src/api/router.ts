import { app } from '@/command/app';
import type { Me } from './answers';
import { box } from './box';
import { clubs, houseRules } from './clubs';
import { deals } from './deals';
import { evenings } from './evenings';
import { guests, members, people } from './members';
import { persons } from './persons';
import { createCallerFactory, procedure, router } from './procedure';
import { pots, ratings } from './ratings';
import { seasons } from './seasons';
import { standings } from './standings';
import { participants } from './participants';
import { rounds } from './rounds';
import { signups } from './signups';
import { tables } from './tables';
import { tournaments } from './tournaments';

export const appRouter = router({
  me: procedure.meta({ action: 'view-self' }).query(({ ctx: { actor, name } }): Me | null => {
    return actor.account === null ? null : { account: actor.account, name: name ?? '' };
  }),

  box,
  clubs,
  deals,
  evenings,
  guests,
  houseRules,
  members,
  people,
  persons,
  pots,
  ratings,
  seasons,
  standings,
  participants,
  rounds,
  signups,
  tables,
  tournaments,

  health: procedure.meta({ action: 'view-health' }).query(async ({ ctx: { installation } }) => {
    const head = await installation.log.head();
    return { ok: true, head, views: installation.views.position(), version: app };
  }),
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
