import { readLink, signLink, type SignUpLink } from '@/auth/link';
import { authSecret } from '@/auth/secret';
import { signUp } from '@/command/participants';
import { tournamentStream } from '@/command/tournaments';
import { PersonId, TournamentId } from '@/league/ids';
import type { Tournament } from '@/league/tournaments/tournament';
import type { Context } from './context';
import { found } from './found';
import { procedure, router } from './procedure';
import { nothingInParticular, refusedError } from './refused';
import { AnswerLink, MakeLinks, OpenLink } from './tournament-inputs';
import { writeTournament } from './tournament-write';

export const signups = router({
  /** A link for each: whoever has it may say for this person whether he comes, until the set hour. */
  links: procedure
    .meta({ action: 'sign-up' })
    .input(MakeLinks)
    .query(async ({ ctx, input: { tournament, persons } }) => {
      const { plan } = await tournamentOf(ctx, tournament);
      const until = plan.signUpUntil ?? endOfTime;
      const secret = authSecret(ctx.installation.folder);
      return persons.map((person) => ({ person, token: signLink(secret, { tournament, person, until }) }));
    }),

  /** What one sees who opens a link. */
  open: procedure
    .meta({ action: 'view-link' })
    .input(OpenLink)
    .query(async ({ ctx, input: { token } }) => {
      const link = await linkIn(ctx, token);
      const { name, date, plan, participants } = await tournamentOf(ctx, link.tournament);
      const names = await ctx.installation.people.namesOf([link.person]);
      const one = participants.find(({ person }) => person === link.person);
      return {
        tournament: { id: link.tournament, name, date },
        person: { id: link.person, name: names.get(link.person) ?? '' },
        signed: one?.signed ?? null,
        until: plan.signUpUntil,
        over: isOver(ctx, link, plan.signUpUntil),
      };
    }),

  answer: procedure
    .meta({ action: 'view-link' })
    .input(AnswerLink)
    .mutation(async ({ ctx, input: { token, command, coming } }) => {
      const link = await linkIn(ctx, token);
      const { version, plan } = await tournamentOf(ctx, link.tournament);
      if (isOver(ctx, link, plan.signUpUntil)) throw await refusal(ctx, 'sign-up-over');
      const tournament = TournamentId.parse(link.tournament);
      const input = { person: PersonId.parse(link.person), coming, via: 'link' } as const;
      const linked: Context = { ...ctx, actor: { account: null, role: 'linked' } };
      return writeTournament(linked, signUp, { sent: { tournament, command, version }, input });
    }),
});

/** Where the plan sets no hour. */
const endOfTime = 8_640_000_000_000_000;

async function tournamentOf(ctx: Context, id: string): Promise<Tournament> {
  const one = await ctx.installation.states.load(tournamentStream, id);
  return found(ctx, one, { what: 'tournament', id });
}

async function linkIn(ctx: Context, token: string): Promise<SignUpLink> {
  const link = readLink(authSecret(ctx.installation.folder), token);
  if (link) return link;
  throw await refusal(ctx, 'bad-link');
}

/** The hour in the link, or the one the plan has now if that is earlier. */
const isOver = ({ installation }: Context, { until }: SignUpLink, planned: number | null): boolean =>
  installation.clock() > Math.min(until, planned ?? until);

const refusal = (ctx: Context, code: 'bad-link' | 'sign-up-over') =>
  refusedError(ctx, { code }, nothingInParticular);
