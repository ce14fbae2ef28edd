import type { ClubId } from '@/kernel/ids';
import { accept, type Outcome, refuse } from '@/kernel/outcome';
import { happened } from '../fact';
import { LocalDate, TournamentAnnounced } from './events';
import type { Tournament } from './tournament';

export type TournamentRefusal =
  | { readonly code: 'already-announced' }
  | { readonly code: 'name-missing' }
  | { readonly code: 'bad-date'; readonly params: { readonly date: string } };

export type Announcement = { readonly club: ClubId; readonly date: string; readonly name: string };

/** A club evening is announced. Whether the club exists is asked before. */
export function announceTournament(
  tournament: Tournament | null,
  { club, date, name }: Announcement,
): Outcome<readonly TournamentAnnounced[], TournamentRefusal> {
  if (tournament) return refuse({ code: 'already-announced' });
  if (name.trim() === '') return refuse({ code: 'name-missing' });
  if (!LocalDate.safeParse(date).success) return refuse({ code: 'bad-date', params: { date } });
  return accept([happened(TournamentAnnounced, { club, date, name: name.trim() })]);
}
