import { readTournamentEvent } from '@/league/history';
import { type Announcement, announceTournament as decideAnnouncing } from '@/league/tournaments/decisions';
import type { TournamentRefusal } from '@/league/tournaments/refusal';
import { evolveTournament, type Tournament } from '@/league/tournaments/tournament';
import { clubStream } from './clubs';
import type { Command } from './command';
import type { Stream } from './stream';

export const tournamentStream: Stream<Tournament> = {
  kind: 'tournament',
  evolve: (tournament, stored) => evolveTournament(tournament, readTournamentEvent(stored)),
};

export const announceTournament: Command<Tournament | null, Announcement, TournamentRefusal> = {
  action: 'announce-tournament',
  stream: tournamentStream,
  begins: true,
  decide: decideAnnouncing,
  async before({ states }, { club }) {
    const found = await states.load(clubStream, club);
    return found ? null : { code: 'not-found', params: { what: 'club', id: club } };
  },
};
