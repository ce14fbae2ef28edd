import { TALON } from '../../../cards/three-hands';
import type { Seat } from '@/kernel/seat';
import type { Action } from '../../play';
import { isFields } from '../../faults';
import type { Shorthand } from '../../packed-actions';
import type { Read } from '../../packed-text';
import { digit, digitAt, joined } from '../../packed-text';
import { discardAt, discardLetters } from '../../three-hands-packing';

/** The characters that are no card's, each before the digit of a seat. `silent` is who declares nothing. */
export const marks = { discard: 's', silent: 'v', declare: 'w' } as const;

/** A declaration has three characters: its kind or suit, and two for what is said of it. */
export const DECLARED = 3;
export const ZERO = 48;
export const UNSAID = '-';

function shortForm({ type, seat, cards, declarations }: Action): string | null {
  if (type === 'discard') return joined(marks.discard, digit(seat), discardLetters(cards));
  if (type !== 'declare' || !Array.isArray(declarations)) return null;
  if (declarations.length === 0) return joined(marks.silent, digit(seat));
  return joined(marks.declare, digit(seat), digit(declarations.length), ...declarations.map(declaredForm));
}

function declaredForm(declared: unknown): string | null {
  if (!isFields(declared)) return null;
  switch (declared.kind) {
    case 'taroks':
      return joined('T', countForm(declared.count), statementsForm(declared.pagat, declared.fool));
    case 'matadors':
      return joined('M', countForm(declared.count), UNSAID);
    case 'kings':
      return joined('K', letterForm(declared.form, forms), missingForm(declared.missing));
    case 'suit':
      return joined(suitForm(declared.suit), letterForm(declared.form, forms), missingForm(declared.missing));
    default:
      return null;
  }
}

const countForm = (count: unknown): string | null =>
  typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 22
    ? String.fromCharCode(ZERO + count)
    : null;

/** Each of the two unsaid, denied or said, as one digit. */
const statements = [undefined, false, true] as const;

function statementsForm(pagat: unknown, fool: unknown): string | null {
  const [one, two] = [pagat, fool].map((said) => statements.findIndex((known) => known === said));
  return one === undefined || two === undefined || one < 0 || two < 0 ? null : `${one + 3 * two}`;
}

const forms: Readonly<Record<string, string>> = { f: 'full', h: 'half' };

const letterForm = (word: unknown, words: Readonly<Record<string, string>>): string | null =>
  Object.keys(words).find((letter) => words[letter] === word) ?? null;

const suitForm = (suit: unknown): string | null =>
  typeof suit === 'string' && /^[SHDC]$/.test(suit) ? suit : null;

function missingForm(missing: unknown): string | null {
  if (missing === undefined) return UNSAID;
  return typeof missing === 'string' && /^[SHDCKQNJ]$/.test(missing) ? missing : null;
}

function readMarked(text: string, index: number): Read<Action> {
  const seat = digitAt(text, index + 1);
  const end = index + 2;
  switch (text[index]) {
    case marks.discard:
      return { value: { type: 'discard', seat, cards: discardAt(text, end) }, end: end + TALON };
    case marks.silent:
      return { value: declareOf(seat, []), end };
    case marks.declare:
      return { value: declareOf(seat, declaredAt(text, end)), end: declaredEnd(text, end) };
    default:
      throw new RangeError(`no action at ${index}`);
  }
}

const declareOf = (seat: Seat, declarations: readonly object[]): Action => ({
  type: 'declare',
  seat,
  declarations,
});

/** Where the declarations that begin with their number end. */
export const declaredEnd = (text: string, index: number): number =>
  index + 1 + DECLARED * digitAt(text, index);

export const declaredAt = (text: string, index: number): readonly object[] =>
  Array.from({ length: digitAt(text, index) }, (_, more) => declaredOf(text, index + 1 + DECLARED * more));

function declaredOf(text: string, index: number): object {
  const [kind = '', second = '', third = ''] = text.slice(index, index + DECLARED);
  switch (kind) {
    case 'T':
      return { kind: 'taroks', count: countOf(second), ...statementsOf(Number(third)) };
    case 'M':
      return { kind: 'matadors', count: countOf(second) };
    case 'K':
      return { kind: 'kings', form: forms[second], ...missingOf(third) };
    default:
      return { kind: 'suit', suit: kind, form: forms[second], ...missingOf(third) };
  }
}

const countOf = (letter: string): number => letter.charCodeAt(0) - ZERO;

function statementsOf(said: number): object {
  const pagat = statements[said % 3];
  const fool = statements[Math.floor(said / 3)];
  return { ...(pagat !== undefined && { pagat }), ...(fool !== undefined && { fool }) };
}

const missingOf = (letter: string): object => (letter === UNSAID ? {} : { missing: letter });

/** How this game's actions are packed. */
export const shorthand: Shorthand = { write: shortForm, read: readMarked };
