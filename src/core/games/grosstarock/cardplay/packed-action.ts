import { TALON } from '../../../cards/three-hands';
import type { Seat } from '@/kernel/seat';
import type { Shorthand } from '../../packed-actions';
import type { Read } from '../../packed-text';
import { digit, digitAt, joined } from '../../packed-text';
import type { Action } from '../../play';
import { discardAt, discardLetters } from '../../three-hands-packing';
import { announcedKind, announcedKinds } from './announcing';
import { readDeclarations, writeDeclarations } from './packed-declaration';

/** The characters that are no card's, each before a digit for the seat and what the action needs. */
export const marks = { discard: 's', declare: 't', announce: 'u' } as const;

function shortForm(action: Action): string | null {
  const { type, seat } = action;
  switch (type) {
    case 'discard':
      return joined(marks.discard, digit(seat), discardLetters(action['cards']));
    case 'declare':
      return joined(marks.declare, digit(seat), writeDeclarations(action['declarations']));
    case 'announce':
      return joined(marks.announce, digit(seat), announcedDigit(action['bonuses']));
    default:
      return null;
  }
}

function announcedDigit(bonuses: unknown): string | null {
  const kind = Array.isArray(bonuses) ? announcedKind(bonuses) : null;
  return kind === null ? null : digit(announcedKinds.indexOf(kind));
}

const readMarked = (text: string, index: number): Read<Action> =>
  readSeated(text, index, digitAt(text, index + 1));

function readSeated(text: string, index: number, seat: Seat): Read<Action> {
  const end = index + 2;
  switch (text[index]) {
    case marks.discard:
      return { value: { type: 'discard', seat, cards: discardAt(text, end) }, end: end + TALON };
    case marks.declare:
      return readDeclare(text, end, seat);
    case marks.announce:
      return readAnnounce(text, end, seat);
    default:
      throw new RangeError(`no action at ${index}`);
  }
}

function readDeclare(text: string, index: number, seat: Seat): Read<Action> {
  const { value, end } = readDeclarations(text, index);
  return { value: { type: 'declare', seat, declarations: value }, end };
}

function readAnnounce(text: string, index: number, seat: Seat): Read<Action> {
  const bonuses = [announcedKinds[digitAt(text, index)]];
  return { value: { type: 'announce', seat, bonuses }, end: index + 1 };
}

/** How this game's actions are packed. */
export const shorthand: Shorthand = { write: shortForm, read: readMarked };
