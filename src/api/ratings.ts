import { cupLedgers } from '@/views/pots/ledger';
import { ratingHistory } from '@/views/ratings/history';
import { ratingList } from '@/views/ratings/query';
import { found } from './found';
import { OneTable } from './inputs';
import { procedure, router } from './procedure';
import { RatingList, RatingOf } from './season-inputs';

export const ratings = router({
  list: procedure
    .meta({ action: 'view-standings' })
    .input(RatingList)
    .query(({ ctx: { installation, actor }, input }) =>
      ratingList(installation.views.rows, installation.people, { actor, ...input }),
    ),

  one: procedure
    .meta({ action: 'view-standings' })
    .input(RatingOf)
    .query(async ({ ctx, input: { person, ...wanted } }) => {
      const { views, people } = ctx.installation;
      const place = { rows: views.rows, people };
      const history = await ratingHistory(place, person, { actor: ctx.actor, ...wanted });
      return found(ctx, history, { what: 'person', id: person });
    }),
});

export const pots = router({
  ofSitting: procedure
    .meta({ action: 'view-table' })
    .input(OneTable)
    .query(({ ctx, input: { sitting } }) => cupLedgers(ctx.installation.views.rows, sitting)),
});
