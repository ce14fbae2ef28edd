import { type ClubRefusal, foundClub as decideFounding } from '@/league/clubs/decisions';
import { type Club, evolveClub } from '@/league/clubs/club';
import { readClubEvent } from '@/league/history';
import type { Command } from './command';
import type { Stream } from './stream';

export const clubStream: Stream<Club> = {
  kind: 'club',
  evolve: (club, stored) => evolveClub(club, readClubEvent(stored)),
};

export const foundClub: Command<Club | null, { readonly name: string }, ClubRefusal> = {
  action: 'found-club',
  stream: clubStream,
  begins: true,
  decide: decideFounding,
};
