import { oneDeal } from '@/views/deals/query';
import { OneDeal } from './inputs';
import { procedure, router } from './procedure';
import { nothingInParticular, refusedError } from './refused';

export const deals = router({
  one: procedure
    .meta({ action: 'view-table' })
    .input(OneDeal)
    .query(async ({ ctx, input }) => {
      const { views, people } = ctx.installation;
      const deal = await oneDeal(views.rows, people, input);
      if (deal) return deal;
      const refusal = { code: 'not-found', params: { what: 'deal', id: `${input.sitting}-${input.number}` } };
      throw await refusedError(ctx, refusal, nothingInParticular);
    }),
});
