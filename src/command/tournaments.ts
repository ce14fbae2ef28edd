import { accept, type Outcome } from '@/kernel/outcome';
import { houseRulesOf } from '@/league/clubs/club';
import { readTournamentEvent } from '@/league/history';
import type { Circumstances } from '@/league/decision';
import type { Action } from '@/league/permissions';
import * as decisions from '@/league/tournaments/decisions';
import type { Decided } from '@/league/tournaments/decisions';
import * as penalties from '@/league/tournaments/penalty-decisions';
import type { Tables } from '@/league/tournaments/possible';
import type { TournamentRefusal } from '@/league/tournaments/refusal';
import { evolveTournament, type Tournament } from '@/league/tournaments/tournament';
import { tournamentLines } from '@/views/standings/query';
import { tablesStanding } from '@/views/tournaments/standing';
import { clubStream } from './clubs';
import type { Command, NotFound } from './command';
import type { Desk } from './desk';
import type { Stream } from './stream';
import { unknownPerson } from './unknown';

export const tournamentStream: Stream<Tournament> = {
  kind: 'tournament',
  evolve: (tournament, stored) => evolveTournament(tournament, readTournamentEvent(stored)),
};

export type TournamentCommand<Input> = Command<Tournament, Input, TournamentRefusal>;

type Announcing = Command<Tournament | null, decisions.Announcement, TournamentRefusal>;

export const announceTournament: Announcing = {
  action: 'announce-tournament',
  stream: tournamentStream,
  begins: true,
  decide: decisions.announceTournament,
  async before(desk, { club, season, members = [] }) {
    const found = await desk.states.load(clubStream, club);
    if (!found) return { code: 'not-found', params: { what: 'club', id: club } };
    return (await unknownSeason(desk, season ?? null)) ?? unknownPerson(desk, members);
  },
  complete: withHouseRules,
};

/** The club's rules of now are copied by content: what it decides later does not touch this evening. */
async function withHouseRules(
  { states }: Desk,
  wish: decisions.Announcement,
): Promise<Outcome<decisions.Announcement, never>> {
  const club = wish.rules === undefined ? await states.load(clubStream, wish.club) : null;
  const house = club && houseRulesOf(club, wish.game ?? 'danish-tarok');
  return accept(house ? { ...wish, rules: house.rules } : wish);
}

async function unknownSeason({ log }: Desk, season: string | null): Promise<NotFound | null> {
  const begun = season === null || (await log.readStream(`season-${season}`, 0, 1)).length > 0;
  if (begun) return null;
  return { code: 'not-found', params: { what: 'season', id: season } };
}

export const openTournament = aboutTournament('open-tournament', decisions.openTournament);
export const cancelTournament = aboutTournament('cancel-tournament', decisions.cancelTournament);
export const reopenTournament = aboutTournament('reopen-tournament', decisions.reopenTournament);
export const archiveTournament = aboutTournament('archive-tournament', decisions.archiveTournament);
export const restoreTournament = aboutTournament('restore-tournament', decisions.restoreTournament);

/** A plan that another has changed meanwhile is not written over. */
export const changePlan: TournamentCommand<decisions.Planning> = {
  ...aboutTournament('change-plan', decisions.changePlan),
  conflict: overtaken,
};

export const moveTournament: TournamentCommand<Parameters<typeof decisions.moveTournament>[1]> = {
  ...aboutTournament('move-tournament', decisions.moveTournament),
  before: (desk, { season }) => unknownSeason(desk, season),
};

export const finishTournament = uponTables('finish-tournament', decisions.finishTournament);

export const givePenalty = aboutTournament('give-penalty', penalties.givePenalty);
export const withdrawPenalty = aboutTournament('withdraw-penalty', penalties.withdrawPenalty);

type Publishing = Parameters<typeof penalties.publishList>[1];

/** The lines are the server's own, of the moment of publishing; who asks says only who may read them. */
export const publishList: TournamentCommand<Publishing> = {
  ...aboutTournament('publish-list', penalties.publishList),
  async complete({ views: { rows } }, list, { id, state }) {
    const lines = [...tournamentLines(rows, id, list.round)];
    return accept({ ...list, lines, tables: tablesStanding(rows, id, state) });
  },
};

/** What two officers may do at one time: the decision alone judges what it finds. */
export function aboutTournament<Input>(
  action: Action,
  decide: (tournament: Tournament, input: Input, circumstances: Circumstances) => Decided,
): TournamentCommand<Input> {
  return { action, stream: tournamentStream, begins: false, decide };
}

/** A decision that must know which tables are still open. */
export function uponTables<Input extends { readonly tables?: Tables }>(
  action: Action,
  decide: (tournament: Tournament, input: Input, circumstances: Circumstances) => Decided,
): TournamentCommand<Input> {
  return {
    ...aboutTournament(action, decide),
    complete: async ({ views }, input, { id, state }) =>
      accept({ ...input, tables: tablesStanding(views.rows, id, state) }),
  };
}

/** Somebody wrote since, and what is to be written would undo it unseen. */
export function overtaken({ version }: Tournament, expected: number): TournamentRefusal {
  return { code: 'version-conflict', params: { expected, actual: version } };
}
