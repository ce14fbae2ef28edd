import type { JsonObject } from '@/kernel/event';
import type { PersonId } from '@/kernel/ids';
import type { Past } from '../past';
import { belongingAfter, type Belongings, noBelongings } from './belonging';
import type { ClubEvent } from './events';
import type { Emblem } from './emblem';

/** A club as its stream says. Persons are ids; who they are is not here. */
export type Club = {
  readonly version: number;
  readonly name: string;
  /** As in the IANA list. */
  readonly timeZone: string;
  /** Null until one was chosen: then pages look as they do by themselves. */
  readonly look: Look | null;
  readonly people: Belongings;
  /** Who was merged into whom, the earliest first. */
  readonly merges: readonly Merge[];
  /** By game. */
  readonly houseRules: Readonly<Record<string, HouseRules>>;
  readonly money: Money;
  /** The entries of the box that were booked here, by id; true if the entry was reversed. */
  readonly entries: Readonly<Record<string, boolean>>;
};

export type Look = { readonly accent: string; readonly emblem: Emblem };

export type Merge = { readonly kept: PersonId; readonly merged: PersonId };

/** `rules` in full; `preset` is the published set that they were made from. */
export type HouseRules = {
  readonly game: string;
  readonly name: string;
  readonly preset: string | null;
  readonly rules: JsonObject;
};

/** `minor` units of a currency for a point; null: points are not paid. */
export type Money = { readonly currency: string; readonly minor: number | null };

/** What a club begins with. */
export const unpaid: Money = { currency: 'DKK', minor: null };

/** The club after one more event. @throws Error for a stream that does not begin with the founding. */
export function evolveClub(club: Club | null, { event, version }: Past<ClubEvent>): Club {
  if (event.type === 'ClubFounded') return { ...founded(event.data), version };
  if (!club) throw new Error(`${event.type} before the club was founded`);
  return { ...changed(club, event), version };
}

type Founding = { readonly name: string; readonly timeZone: string };

const founded = ({ name, timeZone }: Founding): Omit<Club, 'version'> => ({
  name,
  timeZone,
  look: null,
  people: noBelongings,
  merges: [],
  houseRules: {},
  money: unpaid,
  entries: {},
});

function changed(club: Club, event: ClubEvent): Club {
  switch (event.type) {
    case 'ClubFounded':
      throw new Error('a club is founded once');
    case 'ClubRenamed':
      return { ...club, name: event.data.name };
    case 'LookChosen':
      return { ...club, look: event.data };
    case 'MemberJoined':
    case 'MemberLeft':
    case 'MemberNumberGiven':
    case 'GuestAdded':
      return { ...club, people: belongingAfter(club.people, event) };
    case 'DetailsChanged':
      return club;
    case 'PersonsMerged':
      return { ...club, merges: [...club.merges, mergeIn(event.data)] };
    case 'PersonsSeparated':
      return { ...club, merges: club.merges.filter((merge) => !isSame(merge, event.data)) };
    case 'HouseRulesSet':
      return { ...club, houseRules: { ...club.houseRules, [event.data.game]: event.data } };
    case 'HouseRulesDropped':
      return { ...club, houseRules: without(club.houseRules, event.data.game) };
    case 'MoneyPerPointSet':
      return { ...club, money: event.data };
    case 'BoxBooked':
      return { ...club, entries: { ...club.entries, [event.data.entry]: false } };
    case 'BoxReversed':
      return { ...club, entries: { ...club.entries, [event.data.entry]: true } };
  }
}

const mergeIn = ({ kept, merged }: Merge): Merge => ({ kept, merged });

export const isSame = (one: Merge, other: Merge): boolean =>
  one.kept === other.kept && one.merged === other.merged;

const without = <Value>(all: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));

/** The club's rules of a game, to be copied by content; null where it plays a published set. */
export const houseRulesOf = (club: Club, game: string): HouseRules | null => club.houseRules[game] ?? null;
