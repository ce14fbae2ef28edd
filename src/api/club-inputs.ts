import * as z from 'zod/mini';
import { belongingKinds } from '@/league/clubs/belonging';
import { boxReasons, ways } from '@/league/clubs/box';
import { emblems } from '@/league/clubs/emblem';
import { ClubId, PersonId, TournamentId } from '@/league/ids';
import { memberOrders } from '@/views/members/answer';
import { commandId, count, isPlain, isText, ordinal, why } from './inputs';

const nfc = z.normalize('NFC');
const name = z.string().check(z.trim(), nfc, z.minLength(1), z.maxLength(120), z.refine(isText));
const LocalDate = z.iso.date();
const day = z._default(z.nullable(LocalDate), null);
const game = z.string().check(z.maxLength(40));

/** Beside every write: `version` is the club's version that the reader saw. */
const write = { club: ClubId, command: commandId, version: count };

/** `club` is made by the client. */
export const FoundClub = z.strictObject({
  club: ClubId,
  command: commandId,
  name,
  timeZone: z.optional(z.string().check(z.maxLength(60))),
});
export const RenameClub = z.strictObject({ ...write, name });
export const ChooseLook = z.strictObject({
  ...write,
  accent: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  emblem: z.enum(emblems),
});
/** Minor units of the currency for a point; null: points are not paid. */
export const SetMoneyPerPoint = z.strictObject({
  ...write,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  minor: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
});
/** `rules` as in a record: a preset's name, or a preset and changed options. */
export const SetHouseRules = z.strictObject({
  ...write,
  game,
  name,
  rules: z.unknown().check(z.refine(isPlain)),
});
export const DropHouseRules = z.strictObject({ ...write, game });

export const ListMembers = z.strictObject({
  club: ClubId,
  search: z._default(z.string().check(nfc, z.maxLength(120)), ''),
  kinds: z._default(z.array(z.enum(belongingKinds)).check(z.maxLength(3)), []),
  order: z._default(z.enum(memberOrders), 'name'),
});

const memberNumber = z.nullable(z.int().check(z.minimum(1), z.maximum(999_999_999)));
const email = z.nullable(z.email().check(z.maxLength(200)));
const phone = z.nullable(z.string().check(z.trim(), nfc, z.minLength(1), z.maxLength(40), z.refine(isText)));

/** `person` is made by the client, with a name; without one it is somebody who is known already. */
const someone = {
  person: PersonId,
  name: z._default(z.nullable(name), null),
  email: z._default(email, null),
  phone: z._default(phone, null),
};
const joining = { ...someone, number: z._default(memberNumber, null), date: LocalDate };

export const AddMember = z.strictObject({ ...write, ...joining });
export const AddMembers = z.strictObject({
  ...write,
  members: z.array(z.strictObject(joining)).check(z.minLength(1), z.maxLength(2000)),
});
export const AddGuest = z.strictObject({ ...write, ...someone });
export const LeaveClub = z.strictObject({ ...write, person: PersonId, date: LocalDate });
export const GiveNumber = z.strictObject({ ...write, person: PersonId, number: memberNumber });
/** What is left out stays; null takes an address or a number away. */
export const ChangeDetails = z.strictObject({
  ...write,
  person: PersonId,
  name: z.optional(name),
  email: z.optional(email),
  phone: z.optional(phone),
});
/** The file as it is, in base64. */
export const PreviewMembers = z.strictObject({
  club: ClubId,
  file: z.base64().check(z.maxLength(700_000)),
});

export const OnePerson = z.strictObject({ person: PersonId });
export const MergePersons = z.strictObject({ ...write, kept: PersonId, merged: PersonId, why });

export const ClubLog = z.strictObject({
  club: ClubId,
  before: z._default(ordinal, 10_000),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
});

export const BoxPeriod = z.strictObject({ club: ClubId, from: day, to: day });
/** `amount` in minor units; `way` and `why` are asked of the reason `other`. */
export const BookBox = z.strictObject({
  ...write,
  reason: z.enum(boxReasons),
  way: z._default(z.nullable(z.enum(ways)), null),
  amount: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  date: LocalDate,
  tournament: z._default(z.nullable(TournamentId), null),
  person: z._default(z.nullable(PersonId), null),
  why: z._default(z.nullable(why), null),
});
export const ReverseBox = z.strictObject({
  ...write,
  entry: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  date: LocalDate,
  why,
});
