import * as z from 'zod/mini';
import type { JsonObject } from '@/kernel/event';
import { type EventOf, fact } from '../fact';
import { PersonId, TournamentId } from '../ids';
import { TextRef } from '../text';
import { emblems } from './emblem';
import { boxAccounts, boxReasons } from './box';

const name = z.string().check(z.minLength(1));
const positive = z.int().check(z.minimum(1));
/** `2026-03-10`: a day as the calendar on the club's wall has it, in no time zone. */
const date = z.iso.date();
const memberNumber = z.nullable(positive);

// What a game's rules are is the game's to check; here they only have to be an object.
const opaque = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'not an object',
);

/**
 * A club exists. The name of a club is not personal data. `timeZone` as in the IANA list: the club's days
 * begin and end by it. Stream `club-<id>`.
 */
export const ClubFounded = fact('ClubFounded', 2, z.strictObject({ name, timeZone: name }));
export type ClubFounded = EventOf<typeof ClubFounded>;

/** The second shape from the first: before clubs had a time zone all of them were Danish. */
export const withTimeZone = (data: unknown): unknown =>
  typeof data === 'object' ? { ...data, timeZone: 'Europe/Copenhagen' } : data;

export const ClubRenamed = fact('ClubRenamed', 1, z.strictObject({ name }));
export type ClubRenamed = EventOf<typeof ClubRenamed>;

/** How the club's pages look: `accent` as `#rrggbb`, small letters. */
export const LookChosen = fact(
  'LookChosen',
  1,
  z.strictObject({ accent: z.string().check(z.regex(/^#[0-9a-f]{6}$/)), emblem: z.enum(emblems) }),
);
export type LookChosen = EventOf<typeof LookChosen>;

/** Somebody is a member from that day on; also one who comes back, or was a guest. */
export const MemberJoined = fact(
  'MemberJoined',
  1,
  z.strictObject({ person: PersonId, number: memberNumber, date }),
);
export type MemberJoined = EventOf<typeof MemberJoined>;

export const MemberLeft = fact('MemberLeft', 1, z.strictObject({ person: PersonId, date }));
export type MemberLeft = EventOf<typeof MemberLeft>;

export const MemberNumberGiven = fact(
  'MemberNumberGiven',
  1,
  z.strictObject({ person: PersonId, number: memberNumber }),
);
export type MemberNumberGiven = EventOf<typeof MemberNumberGiven>;

/** Somebody plays with the club without being a member. */
export const GuestAdded = fact('GuestAdded', 1, z.strictObject({ person: PersonId }));
export type GuestAdded = EventOf<typeof GuestAdded>;

/** Name or contact of somebody changed. What they were and are is not for the log. */
export const DetailsChanged = fact('DetailsChanged', 1, z.strictObject({ person: PersonId }));
export type DetailsChanged = EventOf<typeof DetailsChanged>;

const pair = z.strictObject({ kept: PersonId, merged: PersonId, why: TextRef });

/** Two entries are one person: whatever is `merged`'s is shown as `kept`'s. No event is rewritten. */
export const PersonsMerged = fact('PersonsMerged', 1, pair);
export type PersonsMerged = EventOf<typeof PersonsMerged>;

export const PersonsSeparated = fact('PersonsSeparated', 1, pair);
export type PersonsSeparated = EventOf<typeof PersonsSeparated>;

/**
 * The club's rules of a game from now on, under a name of its own. `rules` is their full content; `preset`
 * says from which published set they were made, null if from the game's default.
 */
export const HouseRulesSet = fact(
  'HouseRulesSet',
  1,
  z.strictObject({ game: name, name, preset: z.nullable(z.string()), rules: opaque }),
);
export type HouseRulesSet = EventOf<typeof HouseRulesSet>;

export const HouseRulesDropped = fact('HouseRulesDropped', 1, z.strictObject({ game: name, name }));
export type HouseRulesDropped = EventOf<typeof HouseRulesDropped>;

/** What a point is worth, in minor units of a currency (25 DKK = a quarter of a krone); null: nothing. */
export const MoneyPerPointSet = fact(
  'MoneyPerPointSet',
  1,
  z.strictObject({ currency: z.string().check(z.regex(/^[A-Z]{3}$/)), minor: z.nullable(positive) }),
);
export type MoneyPerPointSet = EventOf<typeof MoneyPerPointSet>;

/** Money goes from one account to another. `amount` in minor units of the club's currency. */
export const BoxBooked = fact(
  'BoxBooked',
  1,
  z.strictObject({
    entry: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    from: z.enum(boxAccounts),
    to: z.enum(boxAccounts),
    amount: positive,
    reason: z.enum(boxReasons),
    date,
    tournament: z.nullable(TournamentId),
    person: z.nullable(PersonId),
    why: z.nullable(TextRef),
  }),
);
export type BoxBooked = EventOf<typeof BoxBooked>;

/** The same amount goes back the way it came. */
export const BoxReversed = fact('BoxReversed', 1, z.strictObject({ entry: z.string(), date, why: TextRef }));
export type BoxReversed = EventOf<typeof BoxReversed>;

export const clubFacts = [
  ClubFounded,
  ClubRenamed,
  LookChosen,
  MemberJoined,
  MemberLeft,
  MemberNumberGiven,
  GuestAdded,
  DetailsChanged,
  PersonsMerged,
  PersonsSeparated,
  HouseRulesSet,
  HouseRulesDropped,
  MoneyPerPointSet,
  BoxBooked,
  BoxReversed,
] as const;
export type ClubEvent = EventOf<(typeof clubFacts)[number]>;
