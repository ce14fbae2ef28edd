import * as z from 'zod/mini';
import { type EventOf, fact } from '../fact';
import { ClubId } from '../ids';

/** `2026-03-10`: a day as the calendar on the club's wall has it, in no time zone. */
export const LocalDate = z.iso.date();

/** There will be a club evening or a championship: one event with a date. Stream `tournament-<id>`. */
export const TournamentAnnounced = fact(
  'TournamentAnnounced',
  1,
  z.strictObject({ club: ClubId, date: LocalDate, name: z.string().check(z.minLength(1)) }),
);
export type TournamentAnnounced = EventOf<typeof TournamentAnnounced>;

export const tournamentFacts = [TournamentAnnounced] as const;
export type TournamentEvent = EventOf<(typeof tournamentFacts)[number]>;
