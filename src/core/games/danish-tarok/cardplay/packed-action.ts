import { cardOfCode, codeOf, FOOL, PACK } from '../../../cards/card';
import { cardAt, letterOfCard } from '../../../cards/letter';
import { suitOfLetter } from '../../../cards/suit';
import type { Seat } from '@/kernel/seat';
import type { Action } from '../../play';
import type { Read } from '../../packed-text';
import { digit, digitAt, FREE, freeText, isSameAction, joined, readFreeAction } from '../../packed-text';
import { fineKinds } from '../result';
import { TALON } from '../../../cards/three-hands';

/** Whose hand a card is in at the start. The talon is nobody's until somebody discards. */
export type Owners = (card: number) => Seat | undefined;

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

/**
 * An action as text: a play is its card's character alone, since the card tells whose it is; the others
 * begin with their mark. What the short form would not give back exactly (any field more, a card of
 * another hand) stands in full.
 */
export function packAction(action: Action, owners: Owners): string {
  const short = shortForm(action, owners);
  return short !== null && isSameAction(readAction(short, 0, owners).value, action) ? short : freeText(action);
}

function shortForm(action: Action, owners: Owners): string | null {
  const { type, seat } = action;
  switch (type) {
    case 'discard':
      return joined(marks.discard, digit(seat), cardLetters(action['cards']));
    case 'play':
      return playForm(action, owners);
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

function playForm({ seat, card: code, names }: Action, owners: Owners): string | null {
  const card = cardOfCode(code);
  if (card === null || owners(card) !== seat) return null;
  return names === undefined ? letterOfCard(card) : joined(marks.lead, suitLetter(names));
}

const cardLetters = (codes: unknown): string | null =>
  Array.isArray(codes) && codes.length === TALON ? joined(...codes.map(cardLetter)) : null;

function cardLetter(code: unknown): string | null {
  const card = cardOfCode(code);
  return card === null ? null : letterOfCard(card);
}

const suitLetter = (letter: unknown): string | null =>
  suitOfLetter(letter) === null ? null : String(letter);

const grade = (kind: unknown): string | null => digit(fineKinds.findIndex((known) => known === kind));

/** The action that begins at a place, and where it ends. Throws for a text that is not of our making. */
export function readAction(text: string, index: number, owners: Owners): Read<Action> {
  const card = cardAt(text, index);
  if (card < PACK) return { value: playOf(card, owners), end: index + 1 };
  return text[index] === FREE ? readFreeAction(text, index) : readMarked(text, index, owners);
}

const playOf = (card: number, owners: Owners): Action => ({
  type: 'play',
  seat: ownerOf(card, owners),
  card: codeOf(card),
});

function ownerOf(card: number, owners: Owners): Seat {
  const seat = owners(card);
  if (seat === undefined) throw new RangeError(`nobody has ${codeOf(card)}`);
  return seat;
}

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
      return { value: { type: 'discard', seat, cards: codesAt(text, end) }, end: end + TALON };
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

const codesAt = (text: string, index: number): readonly string[] =>
  Array.from({ length: TALON }, (_, more) => codeOf(cardAt(text, index + more)));
