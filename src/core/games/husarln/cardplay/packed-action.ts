import type { Read } from '../../packed-text';
import { digit, digitAt, joined } from '../../packed-text';
import type { Shorthand } from '../../packed-actions';
import type { Action } from '../../play';
import { discardAt, discardLetters } from '../../three-hands-packing';
import { choicesOf } from '../contract';
import { bonusKinds } from '../result';
import type { Kinds } from './announcing';
import { kindsIn } from './announcing';
import { bids } from './state';

/** The characters that are no card's; each before the digit of the seat, and then what the action needs. */
export const marks = {
  bid: 'r',
  reject: 's',
  take: 't',
  discardOne: 'u',
  discardTwo: 'v',
  announce: 'w',
  claim: 'x',
} as const;

/** Every choice of either contract. */
const choices = choicesOf.einblatt;

/** A small number as one character, and back. */
const RADIX = 36;

function write(action: Action): string | null {
  const seat = digit(action.seat);
  switch (action.type) {
    case 'bid':
      return joined(marks.bid, seat, indexIn(bids, action['bid']));
    case 'reject':
      return joined(marks.reject, seat);
    case 'take':
      return joined(marks.take, seat, indexIn(choices, action['choice']));
    case 'discard':
      return discardForm(seat, action['cards']);
    case 'announce':
      return joined(marks.announce, seat, kindSet(action['bonuses']));
    case 'claim':
      return joined(marks.claim, seat, kindSet(action['bonuses']));
    default:
      return null;
  }
}

function indexIn(list: readonly string[], value: unknown): string | null {
  const index = list.findIndex((one) => one === value);
  return index < 0 ? null : index.toString(RADIX);
}

const discardForm = (seat: string | null, cards: unknown): string | null =>
  joined(marks.discardOne, seat, discardLetters(cards, 1)) ??
  joined(marks.discardTwo, seat, discardLetters(cards, 2));

/**
 * Kinds of bonuses as two digits, a bit a kind; another order than the normal one is found not to come
 * back.
 */
function kindSet(bonuses: unknown): string | null {
  if (!Array.isArray(bonuses)) return null;
  const bits = bonusKinds.reduce((set, kind, bit) => (bonuses.includes(kind) ? set | (1 << bit) : set), 0);
  return bits.toString(RADIX).padStart(2, '0');
}

/** Two digits as a number: kinds of bonuses, a bit a kind. */
export const kindSetAt = (text: string, index: number): Kinds =>
  RADIX * numberAt(text, index) + numberAt(text, index + 1);

/** A digit as a number below `RADIX`; another number for what is none. */
export function numberAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit < LETTER_A ? unit - ZERO : unit - LETTER_A + 10;
}

const ZERO = 48;
const LETTER_A = 97;

/** The choice that stands there, of either contract; empty for what is none. */
export const choiceAt = (text: string, index: number): string => choices[numberAt(text, index)] ?? '';

/** The mark of a discard of so many cards. */
export const discardMark = (count: number): string => (count === 1 ? marks.discardOne : marks.discardTwo);

function read(text: string, index: number): Read<Action> {
  const seat = digitAt(text, index + 1);
  const at = index + 2;
  switch (text[index]) {
    case marks.bid:
      return { value: { type: 'bid', seat, bid: bids[numberAt(text, at)] }, end: at + 1 };
    case marks.reject:
      return { value: { type: 'reject', seat }, end: at };
    case marks.take:
      return { value: { type: 'take', seat, choice: choiceAt(text, at) }, end: at + 1 };
    case marks.discardOne:
      return { value: { type: 'discard', seat, cards: discardAt(text, at, 1) }, end: at + 1 };
    case marks.discardTwo:
      return { value: { type: 'discard', seat, cards: discardAt(text, at, 2) }, end: at + 2 };
    case marks.announce:
      return { value: { type: 'announce', seat, bonuses: kindsIn(kindSetAt(text, at)) }, end: at + 2 };
    case marks.claim:
      return { value: { type: 'claim', seat, bonuses: kindsIn(kindSetAt(text, at)) }, end: at + 2 };
    default:
      throw new RangeError(`no action at ${index}`);
  }
}

/** How this game's actions are packed. */
export const shorthand: Shorthand = { write, read };
