import * as sittings from '@/command/sittings';
import { oneTable, tablePosition } from '@/views/tables/query';
import {
  AnnulDeal,
  CloseTable,
  CorrectDeals,
  CorrectSeats,
  JoinTable,
  LeaveTable,
  LiveTable,
  OneTable,
  OpenTable,
  RecordDeal,
  ReopenTable,
} from './inputs';
import { live } from './live';
import { procedure, router } from './procedure';
import { nothingInParticular, refusedError } from './refused';
import { write } from './write';

export const tables = router({
  one: procedure
    .meta({ action: 'view-table' })
    .input(OneTable)
    .query(async ({ ctx, input: { sitting } }) => {
      const { views, people } = ctx.installation;
      const table = await oneTable(views.rows, people, sitting);
      if (table) return table;
      const refusal = { code: 'not-found', params: { what: 'sitting', id: sitting } };
      throw await refusedError(ctx, refusal, nothingInParticular);
    }),

  live: procedure
    .meta({ action: 'view-table' })
    .input(LiveTable)
    .subscription(({ ctx, input: { sitting, ...from }, signal }) =>
      live(ctx, () => tablePosition(ctx.installation.views.rows, sitting), { ...from, signal }),
    ),

  open: procedure
    .meta({ action: 'open-sitting' })
    .input(OpenTable)
    .mutation(({ ctx, input: { sitting, command, ...input } }) =>
      write(ctx, sittings.openSitting, { sent: { sitting, command }, input }),
    ),

  recordDeal: procedure
    .meta({ action: 'record-deal' })
    .input(RecordDeal)
    .mutation(({ ctx, input: { deal, ...sent } }) =>
      write(ctx, sittings.recordDeal, { sent, input: { deal } }),
    ),

  correctDeals: procedure
    .meta({ action: 'correct-deals' })
    .input(CorrectDeals)
    .mutation(({ ctx, input: { corrections, why, ...sent } }) =>
      write(ctx, sittings.correctDeals, { sent, input: { corrections, why } }),
    ),

  annulDeal: procedure
    .meta({ action: 'annul-deal' })
    .input(AnnulDeal)
    .mutation(({ ctx, input: { number, again, why, ...sent } }) =>
      write(ctx, sittings.annulDeal, { sent, input: { number, again, why } }),
    ),

  join: procedure
    .meta({ action: 'join-sitting' })
    .input(JoinTable)
    .mutation(({ ctx, input: { person, seat, ...sent } }) =>
      write(ctx, sittings.join, { sent, input: { person, seat } }),
    ),

  leave: procedure
    .meta({ action: 'leave-sitting' })
    .input(LeaveTable)
    .mutation(({ ctx, input: { seat, ...sent } }) => write(ctx, sittings.leave, { sent, input: { seat } })),

  correctSeats: procedure
    .meta({ action: 'correct-seats' })
    .input(CorrectSeats)
    .mutation(({ ctx, input: { persons, why, ...sent } }) =>
      write(ctx, sittings.correctSeats, { sent, input: { persons, why } }),
    ),

  close: procedure
    .meta({ action: 'close-sitting' })
    .input(CloseTable)
    .mutation(({ ctx, input: sent }) => write(ctx, sittings.closeSitting, { sent, input: {} })),

  reopen: procedure
    .meta({ action: 'reopen-sitting' })
    .input(ReopenTable)
    .mutation(({ ctx, input: { why, ...sent } }) =>
      write(ctx, sittings.reopenSitting, { sent, input: { why } }),
    ),
});
