import * as commands from '@/command/clubs';
import { erasePerson } from '@/command/people';
import { onePerson } from '@/views/persons/page';
import { MergePersons, OnePerson } from './club-inputs';
import { found } from './found';
import { procedure, router } from './procedure';
import { writeTo } from './write';

export const persons = router({
  one: procedure
    .meta({ action: 'view-person' })
    .input(OnePerson)
    .query(async ({ ctx, input: { person } }) => {
      const { views, people } = ctx.installation;
      return found(ctx, await onePerson(views.rows, people, person), { what: 'person', id: person });
    }),

  merge: procedure
    .meta({ action: 'merge-persons' })
    .input(MergePersons)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.mergePersons, { sent: { id, command, version }, input }),
    ),

  separate: procedure
    .meta({ action: 'separate-persons' })
    .input(MergePersons)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.separatePersons, { sent: { id, command, version }, input }),
    ),

  /** The log is not written to, so there is no command: done again it changes nothing. */
  erase: procedure
    .meta({ action: 'erase-person' })
    .input(OnePerson)
    .mutation(async ({ ctx, input: { person } }) => {
      const number = await erasePerson(ctx.installation, person);
      return { number: await found(ctx, number, { what: 'person', id: person }) };
    }),
});
