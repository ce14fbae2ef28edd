import { FOOL } from '../../../cards/card';
import { suitOfLetter } from '../../../cards/suit';
import { TALON } from '../../../cards/three-hands';
import type { Seat } from '@/kernel/seat';
import type { Action } from '../../play';
import type { Read } from '../../packed-text';
import { digit, digitAt, joined } from '../../packed-text';
import type { Owners, Shorthand } from '../../packed-actions';
import { playOf } from '../../packed-actions';
import { discardAt, discardLetters } from '../../three-hands-packing';
import { fineKinds } from '../result';

/**
 * The characters that are no card's, each before what the action needs: a digit for the seat, cards, a
 * suit's letter.
 */
export const marks = {
  discard: 's',
  'claim-void': 'v',
  name: 'w',
  /** A fool led: only the name follows. */
  lead: 'x',
  demand: 'y',
  redeal: 'z',
  fine: '{',
  misdeal: '|',
  abandon: '}',
} as const;

function shortForm(action: Action): string | null {
  const { type, seat } = action;
  switch (type) {
    case 'discard':
      return joined(marks.discard, digit(seat), discardLetters(action['cards']));
    case 'play':
      return joined(marks.lead, suitLetter(action['names']));
    case 'name':
      return joined(marks.name, digit(seat), suitLetter(action['names']));
    case 'fine':
      return joined(marks.fine, digit(seat), grade(action['kind']));
    case 'claim-void':
    case 'demand':
    case 'redeal':
      return joined(marks[type], digit(seat));
    case 'misdeal':
    case 'abandon':
      return marks[type];
    default:
      return null;
  }
}

const suitLetter = (letter: unknown): string | null =>
  suitOfLetter(letter) === null ? null : String(letter);

const grade = (kind: unknown): string | null => digit(fineKinds.findIndex((known) => known === kind));

function readMarked(text: string, index: number, owners: Owners): Read<Action> {
  switch (text[index]) {
    case marks.misdeal:
      return { value: { type: 'misdeal' }, end: index + 1 };
    case marks.abandon:
      return { value: { type: 'abandon' }, end: index + 1 };
    case marks.lead:
      return { value: { ...playOf(FOOL, owners), names: text[index + 1] }, end: index + 2 };
    default:
      return readSeated(text, index, digitAt(text, index + 1));
  }
}

function readSeated(text: string, index: number, seat: Seat): Read<Action> {
  const end = index + 2;
  switch (text[index]) {
    case marks.discard:
      return { value: { type: 'discard', seat, cards: discardAt(text, end) }, end: end + TALON };
    case marks.name:
      return { value: { type: 'name', seat, names: text[end] }, end: end + 1 };
    case marks.fine:
      return { value: { type: 'fine', seat, kind: fineKinds[digitAt(text, end)] }, end: end + 1 };
    case marks['claim-void']:
      return { value: { type: 'claim-void', seat }, end };
    case marks.demand:
      return { value: { type: 'demand', seat }, end };
    case marks.redeal:
      return { value: { type: 'redeal', seat }, end };
    default:
      throw new RangeError(`no action at ${index}`);
  }
}

/** How this game's actions are packed. */
export const shorthand: Shorthand = { write: shortForm, read: readMarked };
