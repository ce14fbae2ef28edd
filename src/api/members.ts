import * as commands from '@/command/clubs';
import { listMembers, personsOfClub } from '@/views/members/query';
import type { Context } from './context';
import {
  AddGuest,
  AddMember,
  AddMembers,
  ChangeDetails,
  GiveNumber,
  LeaveClub,
  ListMembers,
  PreviewMembers,
} from './club-inputs';
import { found } from './found';
import { OneClub } from './inputs';
import { proposed } from './member-preview';
import { keepingAll } from './newcomers';
import { procedure, router } from './procedure';
import { writeTo } from './write';

/** Whoever may sit down at a table of the club. */
export const people = router({
  ofClub: procedure
    .meta({ action: 'view-people' })
    .input(OneClub)
    .query(({ ctx: { installation }, input: { club } }) =>
      personsOfClub(installation.views.rows, installation.people, club),
    ),
});

export const members = router({
  list: procedure
    .meta({ action: 'view-members' })
    .input(ListMembers)
    .query(async ({ ctx, input }) => {
      const { views, people: names } = ctx.installation;
      return found(ctx, await listMembers(views.rows, names, input), { what: 'club', id: input.club });
    }),

  add: procedure
    .meta({ action: 'join-club' })
    .input(AddMember)
    .mutation(({ ctx, input: { club: id, command, version, number, date, ...someone } }) => {
      const input = { person: someone.person, number, date };
      const keep = keepingAll(ctx, [someone]);
      return writeTo(ctx, commands.joinClub, { sent: { id, command, version }, input, keep });
    }),

  /** All of a list or nothing of it. */
  addMany: procedure
    .meta({ action: 'import-members' })
    .input(AddMembers)
    .mutation(({ ctx, input: { club: id, command, version, members: list } }) => {
      const input = { members: list.map(({ person, number, date }) => ({ person, number, date })) };
      const keep = keepingAll(ctx, list);
      return writeTo(ctx, commands.joinAll, { sent: { id, command, version }, input, keep });
    }),

  /** What a file would bring, line by line. Nothing is stored; it is a mutation for its size only. */
  preview: procedure
    .meta({ action: 'import-members' })
    .input(PreviewMembers)
    .mutation(({ ctx, input }) => proposed(ctx, input)),

  leave: procedure
    .meta({ action: 'leave-club' })
    .input(LeaveClub)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.leaveClub, { sent: { id, command, version }, input }),
    ),

  giveNumber: procedure
    .meta({ action: 'give-number' })
    .input(GiveNumber)
    .mutation(({ ctx, input: { club: id, command, version, ...input } }) =>
      writeTo(ctx, commands.giveNumber, { sent: { id, command, version }, input }),
    ),

  change: procedure
    .meta({ action: 'change-details' })
    .input(ChangeDetails)
    .mutation(({ ctx, input: { club: id, command, version, person, ...changes } }) => {
      const keep = () => change(ctx, { id: person, ...changes });
      const input = { person };
      return writeTo(ctx, commands.changeDetails, { sent: { id, command, version }, input, keep });
    }),
});

type Changes = Parameters<Context['installation']['people']['changePerson']>[0];

const change = ({ installation }: Context, changes: Changes) => installation.people.changePerson(changes);

export const guests = router({
  add: procedure
    .meta({ action: 'add-guest' })
    .input(AddGuest)
    .mutation(({ ctx, input: { club: id, command, version, ...someone } }) => {
      const { person } = someone;
      const keep = keepingAll(ctx, [someone]);
      return writeTo(ctx, commands.addGuest, { sent: { id, command, version }, input: { person }, keep });
    }),
});
