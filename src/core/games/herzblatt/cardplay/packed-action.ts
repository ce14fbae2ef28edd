import type { Seat } from '@/kernel/seat';
import type { Shorthand } from '../../packed-actions';
import type { Read } from '../../packed-text';
import { codesAt, digit, digitAt, joined, lettersOf } from '../../packed-text';
import type { Action } from '../../play';
import { SKAT } from '../pack';

/**
 * The characters that are no card's, each before a digit for the seat; after it a discard has its two
 * cards.
 */
export const marks = { discard: 's', pass: 't', solo: 'u' } as const;

export const shorthand: Shorthand = { write: shortForm, read: readMarked };

function shortForm({ type, seat, bid, cards }: Action): string | null {
  if (type === 'discard') return joined(marks.discard, digit(seat), pairLetters(cards));
  if (type !== 'bid') return null;
  return bid === 'pass' || bid === 'solo' ? joined(marks[bid], digit(seat)) : null;
}

const pairLetters = (codes: unknown): string | null =>
  Array.isArray(codes) && codes.length === SKAT ? lettersOf(codes) : null;

/** The action that begins with a mark. Throws for a text that is not of our making. */
function readMarked(text: string, index: number): Read<Action> {
  const seat: Seat = digitAt(text, index + 1);
  const end = index + 2;
  switch (text[index]) {
    case marks.discard:
      return { value: { type: 'discard', seat, cards: codesAt(text, end, SKAT) }, end: end + SKAT };
    case marks.pass:
      return { value: { type: 'bid', seat, bid: 'pass' }, end };
    case marks.solo:
      return { value: { type: 'bid', seat, bid: 'solo' }, end };
    default:
      throw new RangeError(`no action at ${index}`);
  }
}
