import type { AnyGame } from '@/core/games/game';
import type { JsonObject } from '@/kernel/event';
import type { PersonId, TournamentId } from '@/kernel/ids';
import { accept, type Outcome, refuse } from '@/kernel/outcome';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import { happened } from '../fact';
import type { TextRef } from '../text';
import { type ClaimedDeal, isStruck, standing, tryAs } from './deal';
import {
  DealAnnulled,
  DealCorrected,
  DealRecorded,
  SeatJoined,
  SeatLeft,
  SeatsAssigned,
  SeatsCorrected,
  SittingClosed,
  type SittingEvent,
  SittingOpened,
  SittingReopened,
} from './events';
import { findGame, gameOf } from './game';
import { packed } from './packed';
import type { SittingRefusal } from './refusal';
import { sameData } from '../same';
import { type Newcomer, presentNow, type Sitting, withChange, withNewcomer } from './sitting';
import { tried, withDeal } from './trial';

type Decided = Outcome<readonly SittingEvent[], SittingRefusal>;

export type Opening = {
  readonly tournament: TournamentId;
  readonly round: number;
  readonly table: number;
  readonly game: string;
  /** As in a record: absent, a preset's name, or an object with a preset and changed options. */
  readonly rules?: unknown;
  /** By seat, in order of turn. */
  readonly persons: readonly PersonId[];
};

/** A table begins in a round. Whether tournament and persons exist is asked before. */
export function openSitting(sitting: Sitting | null, opening: Opening): Decided {
  if (sitting) return refuse({ code: 'already-open' });
  const game = findGame(opening.game);
  if (!game) return refuse({ code: 'unknown-game', params: { game: opening.game } });
  const rules = game.rules.read(opening.rules);
  if (!rules.ok) return refuse({ code: 'bad-rules', problems: rules.refusal });
  const fault = personsFault(game.seating.sizes(rules.value), opening.persons);
  return fault ? refuse(fault) : accept(openingEvents(game, opening, asObject(rules.value)));
}

function openingEvents(game: AnyGame, opening: Opening, rules: JsonObject): readonly SittingEvent[] {
  const { tournament, round, table, persons } = opening;
  const preset = game.rules.presets.find(({ id }) => sameData(presetRules(game, id), rules))?.id ?? null;
  const seats = persons.length;
  return [
    happened(SittingOpened, { tournament, round, table, game: game.id, preset, rules, seats }),
    happened(SeatsAssigned, { persons: [...persons] }),
  ];
}

function presetRules(game: AnyGame, preset: string): unknown {
  const rules = game.rules.read(preset);
  return rules.ok ? rules.value : null;
}

function personsFault(sizes: readonly number[], persons: readonly PersonId[]): SittingRefusal | null {
  if (!sizes.includes(persons.length)) {
    return { code: 'bad-size', params: { persons: persons.length, sizes: sizes.join(', ') } };
  }
  return twice(persons);
}

function twice(persons: readonly PersonId[]): SittingRefusal | null {
  const person = persons.find((one, seat) => persons.indexOf(one) !== seat);
  return person === undefined ? null : { code: 'person-twice', params: { person } };
}

/** A table writes down what was played; to strike a deal is another act. */
function struckFault(number: number, deal: ClaimedDeal): SittingRefusal | null {
  const field = ['struck', 'why', 'again'].find((name) => name in deal);
  if (field === undefined) return null;
  return { code: 'bad-deal', params: { number }, problems: [wrong('unknown-field', field, { field })] };
}

/** The next deal is written down. It must be whole: no problem, wrong or missing, and played to its end. */
export function recordDeal(sitting: Sitting, claim: { readonly deal: ClaimedDeal }): Decided {
  if (sitting.closed) return refuse({ code: 'sitting-closed' });
  const deal = tryAs(claim.deal);
  const number = sitting.deals.length + 1;
  const fault = struckFault(number, claim.deal);
  if (fault) return refuse(fault);
  const receipt = tried(withDeal(sitting, number, deal), [number]);
  if (!receipt.ok) return receipt;
  const record = packed(gameOf(sitting.game), deal);
  return accept([happened(DealRecorded, { number, record, receipt: receipt.value })]);
}

export type Correction = { readonly number: number; readonly deal: ClaimedDeal };

/** These deals were really like this, all of them at once. Refused if a later deal would no longer follow. */
export function correctDeals(
  sitting: Sitting,
  { corrections, why }: { readonly corrections: readonly Correction[]; readonly why: TextRef },
): Decided {
  if (sitting.closed) return refuse({ code: 'sitting-closed' });
  const fault = correctionsFault(sitting, corrections);
  if (fault) return refuse(fault);
  const after = corrections.reduce((so, { number, deal }) => withDeal(so, number, tryAs(deal)), sitting);
  const receipt = tried(
    after,
    corrections.map(({ number }) => number),
  );
  if (!receipt.ok) return receipt;
  const game = gameOf(sitting.game);
  const deals = corrections.map(({ number, deal }) => ({ number, record: packed(game, tryAs(deal)) }));
  return accept([happened(DealCorrected, { deals, why, receipt: receipt.value })]);
}

function correctionsFault(sitting: Sitting, corrections: readonly Correction[]): SittingRefusal | null {
  const numbers = corrections.map(({ number }) => number);
  const absent = numbers.find((number) => !sitting.deals[number - 1]);
  if (absent !== undefined) return { code: 'no-such-deal', params: { number: absent } };
  const again = numbers.find((number, i) => numbers.indexOf(number) !== i);
  if (again !== undefined) return { code: 'deal-twice', params: { number: again } };
  const struck = corrections
    .map(({ number, deal }) => struckFault(number, deal))
    .find((fault) => fault !== null);
  if (struck) return struck;
  return corrections.every((one) => saysNothingNew(sitting, one)) ? { code: 'nothing-changed' } : null;
}

function saysNothingNew(sitting: Sitting, { number, deal }: Correction): boolean {
  const now = sitting.deals[number - 1];
  return now !== undefined && sameData(standing(now), deal);
}

export type Annulment = { readonly number: number; readonly again: boolean; readonly why: TextRef };

/** An arbiter strikes a deal. With `again` the same dealer deals once more. */
export function annulDeal(sitting: Sitting, { number, again, why }: Annulment): Decided {
  if (sitting.closed) return refuse({ code: 'sitting-closed' });
  const deal = sitting.deals[number - 1];
  if (!deal) return refuse({ code: 'no-such-deal', params: { number } });
  const now = standing(deal);
  const already = isStruck(now) && (now.again ?? false) === again;
  if (already) return refuse({ code: 'already-annulled', params: { number } });
  const struck = { dealer: now.dealer, struck: true, why, ...(again && { again }) } as const;
  const receipt = tried(withDeal(sitting, number, struck), []);
  if (!receipt.ok) return receipt;
  return accept([happened(DealAnnulled, { number, why, again, receipt: receipt.value })]);
}

/**
 * Somebody takes a chair before the next deal. `seat` is its place in order of turn with him there; one who
 * sat here before gets his old seat back, whatever `seat` says.
 */
export function join(sitting: Sitting, { person, seat: wanted }: Newcomer): Decided {
  const old = sitting.persons.indexOf(person);
  const back = old >= 0;
  const seat = back ? old : wanted;
  const fault = joinFault(sitting, person, seat);
  if (fault) return refuse(fault);
  const before = sitting.deals.length;
  const seated = back ? sitting : withNewcomer(sitting, { seat, person });
  const receipt = tried(withChange(seated, { before, type: 'join', seat }), []);
  if (!receipt.ok) return receipt;
  return accept([happened(SeatJoined, { seat, person, before, back, receipt: receipt.value })]);
}

function joinFault(sitting: Sitting, person: PersonId, seat: Seat): SittingRefusal | null {
  const present = presentNow(sitting);
  const { seating } = gameOf(sitting.game);
  const fault = changeFault(sitting);
  if (fault) return fault;
  const old = sitting.persons.indexOf(person);
  if (present.includes(old)) return { code: 'already-present', params: { person } };
  if (present.length >= Math.max(...seating.sizes(sitting.rules))) return { code: 'table-full' };
  return seat > sitting.persons.length ? { code: 'no-such-seat', params: { seat } } : null;
}

function changeFault(sitting: Sitting): SittingRefusal | null {
  if (sitting.closed) return { code: 'sitting-closed' };
  return gameOf(sitting.game).seating.changes ? null : { code: 'changes-not-allowed' };
}

/** Somebody leaves the table before the next deal. */
export function leave(sitting: Sitting, { seat }: { readonly seat: Seat }): Decided {
  const fault = changeFault(sitting);
  if (fault) return refuse(fault);
  const present = presentNow(sitting);
  if (!present.includes(seat)) return refuse({ code: 'not-present', params: { seat } });
  if (present.length === 1) return refuse({ code: 'nobody-left' });
  const before = sitting.deals.length;
  const receipt = tried(withChange(sitting, { before, type: 'leave', seat }), []);
  if (!receipt.ok) return receipt;
  return accept([happened(SeatLeft, { seat, before, receipt: receipt.value })]);
}

/**
 * Who really sat where, from the first deal on: one event under all deals, which speak of seats. It moves no
 * points between seats, so a closed sitting may be put right too.
 */
export function correctSeats(
  sitting: Sitting,
  { persons, why }: { readonly persons: readonly PersonId[]; readonly why: TextRef },
): Decided {
  const seats = sitting.persons.length;
  if (persons.length !== seats) {
    return refuse({ code: 'bad-size', params: { persons: persons.length, sizes: String(seats) } });
  }
  const fault = twice(persons);
  if (fault) return refuse(fault);
  if (sameData(persons, sitting.persons)) return refuse({ code: 'nothing-changed' });
  return accept([happened(SeatsCorrected, { persons: [...persons], why })]);
}

/** The last deal was played: the pots are divided. */
export function closeSitting(sitting: Sitting): Decided {
  if (sitting.closed) return refuse({ code: 'sitting-closed' });
  const receipt = tried({ ...sitting, closed: true }, []);
  return receipt.ok ? accept([happened(SittingClosed, { receipt: receipt.value })]) : receipt;
}

/** The closing is taken back with its bookings. */
export function reopenSitting(sitting: Sitting, { why }: { readonly why: TextRef }): Decided {
  if (!sitting.closed) return refuse({ code: 'not-closed' });
  const receipt = tried({ ...sitting, closed: false }, []);
  return receipt.ok ? accept([happened(SittingReopened, { why, receipt: receipt.value })]) : receipt;
}

/** Rules are plain data, whatever their game calls them. */
const asObject = (rules: unknown) => rules as JsonObject;
