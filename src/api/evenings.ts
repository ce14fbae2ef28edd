import { eveningPosition, listEvenings, oneEvening } from '@/views/evenings/query';
import { LiveEvening, OneEvening } from './inputs';
import { live } from './live';
import { procedure, router } from './procedure';
import { nothingInParticular, refusedError } from './refused';

export const evenings = router({
  list: procedure
    .meta({ action: 'view-evenings' })
    .query(({ ctx }) => listEvenings(ctx.installation.views.rows)),

  one: procedure
    .meta({ action: 'view-evenings' })
    .input(OneEvening)
    .query(async ({ ctx, input: { tournament } }) => {
      const { views, people } = ctx.installation;
      const evening = await oneEvening(views.rows, people, tournament);
      if (evening) return evening;
      const refusal = { code: 'not-found', params: { what: 'tournament', id: tournament } };
      throw await refusedError(ctx, refusal, nothingInParticular);
    }),

  live: procedure
    .meta({ action: 'view-evenings' })
    .input(LiveEvening)
    .subscription(({ ctx, input: { tournament, ...from }, signal }) =>
      live(ctx, () => eveningPosition(ctx.installation.views.rows, tournament), { ...from, signal }),
    ),
});
