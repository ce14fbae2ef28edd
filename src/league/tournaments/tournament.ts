import type { ClubId } from '@/kernel/ids';
import type { Past } from '../past';
import type { TournamentEvent } from './events';

/** One event with a date (`2026-03-10`, local): a club evening or a championship. */
export type Tournament = {
  readonly version: number;
  readonly club: ClubId;
  readonly date: string;
  readonly name: string;
};

/** The tournament after one more event. */
export const evolveTournament = (
  _: Tournament | null,
  { event, version }: Past<TournamentEvent>,
): Tournament => ({
  version,
  club: event.data.club,
  date: event.data.date,
  name: event.data.name,
});
