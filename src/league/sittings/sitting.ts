import type { Change } from '@/core/games/game';
import type { JsonObject } from '@/kernel/event';
import type { PersonId, TournamentId } from '@/kernel/ids';
import type { Seat } from '@/kernel/seat';
import type { Past } from '../past';
import type { TextRef } from '../text';
import { type Deal, type DealVersion, standing, type StandingDeal } from './deal';
import type {
  DealAnnulled,
  DealCorrected,
  DealRecorded,
  SeatJoined,
  SeatsAssigned,
  SeatsCorrected,
  SittingEvent,
  SittingOpened,
  StoredRecord,
} from './events';
import { gameOf } from './game';
import { unpacked } from './packed';
import { presentAt } from './presence';
import { insertion, renumbered } from './renumber';

/** Who was said to sit where, by seat, and why that was not right; null for the first time. */
export type Seating = {
  readonly version: number;
  readonly persons: readonly PersonId[];
  readonly why: TextRef | null;
};

/** One table in one round, as its events tell it: facts only, what they come to is replayed (`replay.ts`). */
export type Sitting = {
  /** Of the stream, after the last event. */
  readonly version: number;
  readonly tournament: TournamentId;
  readonly round: number;
  readonly table: number;
  readonly game: string;
  readonly preset: string | null;
  readonly rules: JsonObject;
  /** Everybody who ever sat here, by seat, as far as is known now. */
  readonly persons: readonly PersonId[];
  /** Every list of persons that was given, in the seats' numbers of now. */
  readonly seatings: readonly Seating[];
  readonly deals: readonly Deal[];
  readonly changes: readonly Change[];
  readonly closed: boolean;
};

type Happened = Past<SittingEvent>;

/** The sitting after one more event. @throws Error for an event that cannot follow: the stream is damaged. */
export function evolve(sitting: Sitting | null, past: Happened): Sitting {
  const { event, version } = past;
  if (event.type === 'SittingOpened') return { ...opened(event.data), version };
  if (!sitting) throw new Error(`${event.type} in a sitting that was never opened`);
  return { ...changed(sitting, past), version };
}

const opened = ({ seats, ...data }: SittingOpened['data']): Omit<Sitting, 'version'> => ({
  tournament: data.tournament,
  round: data.round,
  table: data.table,
  game: data.game,
  preset: data.preset,
  rules: data.rules,
  persons: new Array<PersonId>(seats),
  seatings: [],
  deals: [],
  changes: [],
  closed: false,
});

function changed(sitting: Sitting, past: Happened): Sitting {
  const { event } = past;
  switch (event.type) {
    case 'SittingOpened':
      throw new Error('a sitting opens once');
    case 'SeatsAssigned':
    case 'SeatsCorrected':
      return seated(sitting, event, past.version);
    case 'SeatJoined':
      return joined(sitting, event.data);
    case 'SeatLeft':
      return withChange(sitting, { before: event.data.before, type: 'leave', seat: event.data.seat });
    case 'DealRecorded':
      return recorded(sitting, event.data, past);
    case 'DealCorrected':
      return corrected(sitting, event.data, past);
    case 'DealAnnulled':
      return annulled(sitting, event.data, past);
    case 'SittingClosed':
      return { ...sitting, closed: true };
    case 'SittingReopened':
      return { ...sitting, closed: false };
  }
}

function seated(sitting: Sitting, event: SeatsAssigned | SeatsCorrected, version: number): Sitting {
  const why = event.type === 'SeatsCorrected' ? event.data.why : null;
  const { persons } = event.data;
  return { ...sitting, persons, seatings: [...sitting.seatings, { version, persons, why }] };
}

const joined = (sitting: Sitting, { seat, person, before, back }: SeatJoined['data']): Sitting =>
  withChange(back ? sitting : withNewcomer(sitting, { seat, person }), { before, type: 'join', seat });

/** The sitting after somebody came or went. */
export const withChange = (sitting: Sitting, change: Change): Sitting => ({
  ...sitting,
  changes: [...sitting.changes, change],
});

export type Newcomer = { readonly person: PersonId; readonly seat: Seat };

/** The sitting with one chair more, as if the newcomer had been listed from the start. */
export function withNewcomer(sitting: Sitting, { seat, person }: Newcomer): Sitting {
  const moving = insertion(seat, sitting.persons.length);
  const game = gameOf(sitting.game);
  return {
    ...sitting,
    persons: sitting.persons.toSpliced(seat, 0, person),
    seatings: sitting.seatings.map((one) => ({ ...one, persons: one.persons.toSpliced(seat, 0, person) })),
    changes: sitting.changes.map((change) => ({ ...change, seat: moving.to[change.seat] ?? change.seat })),
    deals: sitting.deals.map((deal) => ({
      ...deal,
      versions: deal.versions.map((one) => ({ ...one, deal: renumbered(game, one.deal, moving) })),
    })),
  };
}

function recorded(sitting: Sitting, { number, record }: DealRecorded['data'], past: Happened): Sitting {
  return withVersion(sitting, number, versionOf(past, 'recorded', written(sitting, number, record)));
}

const corrected = (sitting: Sitting, { deals, why }: DealCorrected['data'], past: Happened): Sitting =>
  deals.reduce((so, { number, record }) => {
    const version = versionOf(past, 'corrected', written(so, number, record));
    return withVersion(so, number, { ...version, why });
  }, sitting);

function annulled(sitting: Sitting, annulment: DealAnnulled['data'], past: Happened): Sitting {
  const { number, why, again } = annulment;
  const { dealer } = standingDeal(sitting, number);
  const version = versionOf(past, 'annulled', { dealer, struck: true, why, ...(again && { again }) });
  return withVersion(sitting, number, { ...version, why });
}

const versionOf = (
  { version, at, by }: Happened,
  kind: DealVersion['kind'],
  deal: StandingDeal,
): DealVersion => ({ kind, version, at, by, why: null, deal });

/** The sitting with one version more of a deal; a new deal may only be the next. */
export function withVersion(sitting: Sitting, number: number, version: DealVersion): Sitting {
  const { deals } = sitting;
  const before = deals[number - 1]?.versions ?? [];
  if (number < 1 || number > deals.length + 1) throw new Error(`deal ${number} does not follow`);
  const deal: Deal = { number, versions: [...before, version] };
  return { ...sitting, deals: [...deals.slice(0, number - 1), deal, ...deals.slice(number)] };
}

function written(sitting: Sitting, number: number, record: StoredRecord): StandingDeal {
  const game = gameOf(sitting.game);
  const seats = sitting.persons.length;
  const present = presentAt(seats, sitting.changes, number - 1);
  return unpacked(game, record, game.seating.table(seats, present, record.dealer));
}

/** What stands under a deal's number. @throws Error if there is no such deal. */
export function standingDeal(sitting: Sitting, number: number): StandingDeal {
  const deal = sitting.deals[number - 1];
  if (!deal) throw new Error(`there is no deal ${number}`);
  return standing(deal);
}

/** Who is at the table now, ascending. */
export const presentNow = (sitting: Sitting): readonly Seat[] =>
  presentAt(sitting.persons.length, sitting.changes, sitting.deals.length);
