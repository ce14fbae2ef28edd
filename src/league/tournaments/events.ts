import * as z from 'zod/mini';
import type { JsonObject } from '@/kernel/event';
import { type EventOf, fact } from '../fact';
import { ClubId, PenaltyId, PersonId, SeasonId } from '../ids';
import { Audience, PublishedLine } from '../published';
import { TextRef } from '../text';
import { participantFacts } from './participant-events';
import { Plan } from './plan';
import { roundFacts } from './round-events';

const ordinal = z.int().check(z.minimum(1));

/** `2026-03-10`: a day as the calendar on the club's wall has it, in no time zone. */
export const LocalDate = z.iso.date();

const rules = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'not an object',
);

/**
 * There will be a club evening or a championship: one event with a date. `rules` is the full content of the
 * rules that are to be played, copied; `preset` only says what they are called, null if they were changed.
 * Stream `tournament-<id>`.
 */
export const TournamentAnnounced = fact(
  'TournamentAnnounced',
  2,
  z.strictObject({
    club: ClubId,
    date: LocalDate,
    name: z.string().check(z.minLength(1)),
    season: z.nullable(SeasonId),
    game: z.string(),
    preset: z.nullable(z.string()),
    rules,
    plan: Plan,
  }),
);
export type TournamentAnnounced = EventOf<typeof TournamentAnnounced>;

export const PlanChanged = fact('PlanChanged', 1, z.strictObject({ plan: Plan, why: z.nullable(TextRef) }));

/** Which season it belongs to stands here and nowhere else, so that one fact moves it; null: to none. */
export const TournamentMoved = fact(
  'TournamentMoved',
  1,
  z.strictObject({ season: z.nullable(SeasonId), why: TextRef }),
);
export type TournamentMoved = EventOf<typeof TournamentMoved>;

/** The doors are open: people are checked in. */
export const TournamentOpened = fact('TournamentOpened', 1, z.strictObject({}));
export const TournamentCancelled = fact('TournamentCancelled', 1, z.strictObject({ why: TextRef }));
export const TournamentFinished = fact('TournamentFinished', 1, z.strictObject({}));
export const TournamentReopened = fact('TournamentReopened', 1, z.strictObject({ why: TextRef }));
/** Out of sight, never gone: what it feeds goes on being fed. */
export const TournamentArchived = fact('TournamentArchived', 1, z.strictObject({}));
export const TournamentRestored = fact('TournamentRestored', 1, z.strictObject({}));

/** Points given by the arbiter outside the deals: below 0 they are taken. */
export const PenaltyGiven = fact(
  'PenaltyGiven',
  1,
  z.strictObject({
    penalty: PenaltyId,
    person: PersonId,
    points: z.int(),
    round: z.nullable(ordinal),
    deal: z.nullable(ordinal),
    why: TextRef,
  }),
);
export type PenaltyGiven = EventOf<typeof PenaltyGiven>;
export const PenaltyWithdrawn = fact(
  'PenaltyWithdrawn',
  1,
  z.strictObject({ penalty: PenaltyId, why: TextRef }),
);
export type PenaltyWithdrawn = EventOf<typeof PenaltyWithdrawn>;

/** What was announced when: a receipt, never read to compute. `round` is the last one counted. */
export const ListPublished = fact(
  'ListPublished',
  1,
  z.strictObject({
    kind: z.enum(['round', 'final']),
    round: z.nullable(ordinal),
    audience: Audience,
    lines: z.array(PublishedLine),
  }),
);
export type ListPublished = EventOf<typeof ListPublished>;

export const lifeFacts = [
  TournamentAnnounced,
  PlanChanged,
  TournamentMoved,
  TournamentOpened,
  TournamentCancelled,
  TournamentFinished,
  TournamentReopened,
  TournamentArchived,
  TournamentRestored,
  PenaltyGiven,
  PenaltyWithdrawn,
  ListPublished,
] as const;
export type LifeEvent = EventOf<(typeof lifeFacts)[number]>;

export const tournamentFacts = [...lifeFacts, ...participantFacts, ...roundFacts] as const;
export type TournamentEvent = EventOf<(typeof tournamentFacts)[number]>;
