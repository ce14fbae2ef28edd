import { clubStream } from '@/command/clubs';
import { enrol } from '@/command/enrolment';
import { collectFee, returnFee } from '@/command/fees';
import { leaveNow } from '@/command/leaving';
import * as commands from '@/command/participants';
import { type Known, readPasted } from '@/league/tournaments/pasted-list';
import { tournamentRow } from '@/views/tournaments/query';
import type { Context } from './context';
import { found } from './found';
import { procedure, router } from './procedure';
import * as inputs from './tournament-inputs';
import { answered, callOf, writeTournament } from './tournament-write';

export const participants = router({
  /** What a pasted list would come to: nothing is written. */
  preview: procedure
    .meta({ action: 'add-participants' })
    .input(inputs.PastedList)
    .query(({ ctx, input }) => preview(ctx, input)),

  add: procedure
    .meta({ action: 'add-participants' })
    .input(inputs.AddParticipants)
    .mutation(async ({ ctx, input: { entries, here = false, ...sent } }) =>
      answered(ctx, sent.tournament, await enrol(ctx.installation, callOf(ctx, sent, { entries, here }))),
    ),

  remove: procedure
    .meta({ action: 'remove-participant' })
    .input(inputs.OneParticipant)
    .mutation(({ ctx, input: { person, ...sent } }) =>
      writeTournament(ctx, commands.removeParticipant, { sent, input: { person } }),
    ),

  signUp: procedure
    .meta({ action: 'sign-up' })
    .input(inputs.SignUp)
    .mutation(({ ctx, input: { person, coming, ...sent } }) =>
      writeTournament(ctx, commands.signUp, { sent, input: { person, coming, via: 'official' } }),
    ),

  arrive: procedure
    .meta({ action: 'check-in' })
    .input(inputs.CheckIn)
    .mutation(({ ctx, input: { persons, ...sent } }) =>
      writeTournament(ctx, commands.checkIn, { sent, input: { persons } }),
    ),

  takeBackArrival: procedure
    .meta({ action: 'take-back-arrival' })
    .input(inputs.OneParticipant)
    .mutation(({ ctx, input: { person, ...sent } }) =>
      writeTournament(ctx, commands.takeBackArrival, { sent, input: { person } }),
    ),

  absent: procedure
    .meta({ action: 'set-absent' })
    .input(inputs.SetAbsent)
    .mutation(({ ctx, input: { person, round = null, ...sent } }) =>
      writeTournament(ctx, commands.setAbsent, { sent, input: { person, round } }),
    ),

  leave: procedure
    .meta({ action: 'leave-tournament' })
    .input(inputs.LeaveTournament)
    .mutation(async ({ ctx, input: { person, table = null, substitute = null, ...sent } }) => {
      const call = callOf(ctx, sent, { person, table, substitute });
      return answered(ctx, sent.tournament, await leaveNow(ctx.installation, call));
    }),

  returnTo: procedure
    .meta({ action: 'return-participant' })
    .input(inputs.OneParticipant)
    .mutation(({ ctx, input: { person, ...sent } }) =>
      writeTournament(ctx, commands.returnParticipant, { sent, input: { person } }),
    ),

  payFee: procedure
    .meta({ action: 'pay-fee' })
    .input(inputs.OneParticipant)
    .mutation(async ({ ctx, input: { person, ...sent } }) =>
      answered(ctx, sent.tournament, await collectFee(ctx.installation, callOf(ctx, sent, { person }))),
    ),

  takeBackFee: procedure
    .meta({ action: 'take-back-fee' })
    .input(inputs.TakeBackFee)
    .mutation(async ({ ctx, input: { person, why, ...sent } }) =>
      answered(ctx, sent.tournament, await returnFee(ctx.installation, callOf(ctx, sent, { person }), why)),
    ),

  fixTable: procedure
    .meta({ action: 'fix-table' })
    .input(inputs.FixTable)
    .mutation(({ ctx, input: { person, table, ...sent } }) =>
      writeTournament(ctx, commands.fixTable, { sent, input: { person, table } }),
    ),

  substitute: procedure
    .meta({ action: 'appoint-substitute' })
    .input(inputs.AppointSubstitute)
    .mutation(({ ctx, input: { person, substitute, round, ...sent } }) =>
      writeTournament(ctx, commands.appointSubstitute, { sent, input: { person, substitute, round } }),
    ),

  withdrawSubstitute: procedure
    .meta({ action: 'withdraw-substitute' })
    .input(inputs.WithdrawSubstitute)
    .mutation(({ ctx, input: { person, round, ...sent } }) =>
      writeTournament(ctx, commands.withdrawSubstitute, { sent, input: { person, round } }),
    ),

  keepApart: procedure
    .meta({ action: 'keep-apart' })
    .input(inputs.KeepApart)
    .mutation(({ ctx, input: { persons, strength, reason, why = null, ...sent } }) =>
      writeTournament(ctx, commands.keepApart, { sent, input: { persons, strength, reason, why } }),
    ),

  liftProhibition: procedure
    .meta({ action: 'lift-prohibition' })
    .input(inputs.LiftProhibition)
    .mutation(({ ctx, input: { persons, ...sent } }) =>
      writeTournament(ctx, commands.liftProhibition, { sent, input: { persons } }),
    ),

  formTeam: procedure
    .meta({ action: 'form-team' })
    .input(inputs.FormTeam)
    .mutation(({ ctx, input: { tournament, command, version, ...team } }) =>
      writeTournament(ctx, commands.formTeam, { sent: { tournament, command, version }, input: team }),
    ),

  dissolveTeam: procedure
    .meta({ action: 'dissolve-team' })
    .input(inputs.DissolveTeam)
    .mutation(({ ctx, input: { team, ...sent } }) =>
      writeTournament(ctx, commands.dissolveTeam, { sent, input: { team } }),
    ),
});

type Pasted = { readonly tournament: string; readonly text: string };

async function preview(ctx: Context, { tournament: id, text }: Pasted) {
  const { views, people, states } = ctx.installation;
  const row = await found(ctx, tournamentRow(views.rows, id), { what: 'tournament', id });
  const club = await states.load(clubStream, row.state.club);
  const listed = row.state.participants;
  const kinds = new Map<Known['person'], Known['kind']>(listed.map(({ person, kind }) => [person, kind]));
  for (const [person, { kind }] of club?.people ?? []) {
    kinds.set(person, kind === 'member' ? 'member' : 'guest');
  }
  const names = await people.namesOf([...kinds.keys()]);
  const known = [...kinds].map(([person, kind]) => ({ person, kind, name: names.get(person) ?? '' }));
  return readPasted(text, known, listed.map(({ person }) => person));
}
