import * as commands from '@/command/clubs';
import { boxStatement } from '@/views/box/money';
import { pointsStatement } from '@/views/box/points';
import { BookBox, BoxPeriod, ReverseBox } from './club-inputs';
import { found } from './found';
import { procedure, router } from './procedure';
import { writeTo } from './write';

/** The club's box: money that is booked, and points that its tables booked to it. */
export const box = router({
  statement: procedure
    .meta({ action: 'view-box' })
    .input(BoxPeriod)
    .query(async ({ ctx, input }) => {
      const { views, people } = ctx.installation;
      return found(ctx, await boxStatement(views.rows, people, input), { what: 'club', id: input.club });
    }),

  points: procedure
    .meta({ action: 'view-box' })
    .input(BoxPeriod)
    .query(async ({ ctx, input }) => {
      const { views, people } = ctx.installation;
      return found(ctx, await pointsStatement(views.rows, people, input), { what: 'club', id: input.club });
    }),

  book: procedure
    .meta({ action: 'book-box' })
    .input(BookBox)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.bookBox, { sent: { id, command, version }, input }),
    ),

  reverse: procedure
    .meta({ action: 'reverse-box' })
    .input(ReverseBox)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.reverseBox, { sent: { id, command, version }, input }),
    ),
});
