import { cardOfCode } from '../../../cards/card';
import type { Seat } from '@/kernel/seat';
import type { Owners, Passed, Shorthand } from '../../packed-actions';
import type { Read } from '../../packed-text';
import { codesAt, digit, digitAt, joined, lettersOf } from '../../packed-text';
import type { Action } from '../../play';
import { bidOf } from './auction';
import { announcementOf, announcements } from './laying-out';
import { TALON } from './deck';
import { doubleWords, doublingOf } from './doubling';
import { bidWords } from './state';

/** The characters that are no card's, each before a digit for the seat and what the action needs. */
export const marks = {
  bid: 'r',
  discard: 's',
  buy: 't',
  /** The right to buy not used. */
  keep: 'u',
  announce: 'v',
  double: 'w',
  revoke: 'x',
} as const;

export const shorthand: Shorthand = { write, read, passes };

function write(action: Action): string | null {
  const { type, seat } = action;
  switch (type) {
    case 'bid':
      return joined(marks.bid, digit(seat), digit(bidOf(action['bid'])));
    case 'discard':
      return joined(marks.discard, digit(seat), threeLetters(action['cards']));
    case 'buy':
      return action['buy'] === 'pass'
        ? joined(marks.keep, digit(seat))
        : joined(marks.buy, digit(seat), lettersOf([action['buy'], action['offer']]));
    case 'announce':
      return joined(marks.announce, digit(seat), announced(action['bonuses']));
    case 'double':
      return joined(marks.double, digit(seat), digit(doublingOf(action['double'])));
    case 'revoke':
      return joined(marks.revoke, digit(seat));
    default:
      return null;
  }
}

const threeLetters = (codes: unknown): string | null =>
  Array.isArray(codes) && codes.length === TALON ? lettersOf(codes) : null;

const announced = (bonuses: unknown): string | null =>
  Array.isArray(bonuses) ? digit(announcementOf(bonuses)) : null;

function read(text: string, index: number): Read<Action> {
  const seat = digitAt(text, index + 1);
  const end = index + 2;
  switch (text[index]) {
    case marks.bid:
      return { value: { type: 'bid', seat, bid: bidWords[digitAt(text, end)] }, end: end + 1 };
    case marks.discard:
      return { value: { type: 'discard', seat, cards: codesAt(text, end, TALON) }, end: end + TALON };
    case marks.announce:
      return { value: { type: 'announce', seat, bonuses: bonusesAt(text, end) }, end: end + 1 };
    case marks.double:
      return { value: { type: 'double', seat, double: doubleWords[digitAt(text, end)] }, end: end + 1 };
    default:
      return readRest(text, index, seat);
  }
}

function readRest(text: string, index: number, seat: Seat): Read<Action> {
  const end = index + 2;
  switch (text[index]) {
    case marks.buy: {
      const [buy, offer] = codesAt(text, end, 2);
      return { value: { type: 'buy', seat, buy, offer }, end: end + 2 };
    }
    case marks.keep:
      return { value: { type: 'buy', seat, buy: 'pass' }, end };
    case marks.revoke:
      return { value: { type: 'revoke', seat }, end };
    default:
      throw new RangeError(`no action at ${index}`);
  }
}

function bonusesAt(text: string, index: number): readonly string[] {
  const kind = announcements[digitAt(text, index)];
  return kind === undefined || kind === 'none' ? [] : [kind];
}

/** A card bought changes hands with the one offered. */
function passes({ type, seat, buy, offer }: Action, owners: Owners): readonly Passed[] {
  const bought = type === 'buy' ? cardOfCode(buy) : null;
  const offered = cardOfCode(offer);
  const giver = bought === null ? undefined : owners(bought);
  if (bought === null || offered === null || seat === undefined || giver === undefined) return [];
  return [
    { card: bought, to: seat },
    { card: offered, to: giver },
  ];
}
