import { cardOfCode, codeOf } from '../cards/card';
import { cardAt, letterOfCard } from '../cards/letter';
import type { Action, Cards } from './play';

/** What stands in full: `~`, its length, a colon, JSON. */
export const FREE = '~';

const ZERO = 48;

export function freeText(value: unknown): string {
  const json = JSON.stringify(value);
  return `${FREE}${json.length}:${json}`;
}

export type Read<Value> = { readonly value: Value; readonly end: number };

/** What stands in full at a place, and where it ends. Throws for a text that is not of our making. */
export function readFree(text: string, index: number): Read<unknown> {
  const colon = text.indexOf(':', index);
  const end = colon + 1 + Number(text.slice(index + 1, colon));
  return { value: JSON.parse(text.slice(colon + 1, end)), end };
}

/** A number as one digit, or null if it is none. */
export const digit = (value: unknown): string | null =>
  typeof value === 'number' && /^[0-9]$/.test(String(value)) ? String(value) : null;

/** The digit at a place; throws if there is none. */
export function digitAt(text: string, index: number): number {
  const value = text.charCodeAt(index) - ZERO;
  if (!(value >= 0 && value <= 9)) throw new RangeError(`no digit at ${index}`);
  return value;
}

/** The parts as one text, or null if one of them could not be written. */
export const joined = (...parts: readonly (string | null)[]): string | null =>
  parts.includes(null) ? null : parts.join('');

/** An action that stands in full. */
export function readFreeAction(text: string, index: number): Read<Action> {
  const { value, end } = readFree(text, index);
  if (!isAction(value)) throw new TypeError(`no action at ${index}`);
  return { value, end };
}

/**
 * As far as a record promises: an object with a type. Whether it is a sound action is the game's
 * question.
 */
const isAction = (value: unknown): value is Action =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Does a short form give back this very action, with no field more or less? */
export function isSameAction(read: Action, action: Action): boolean {
  const keys = Object.keys(read);
  if (keys.length !== Object.keys(action).length) return false;
  return keys.every((key) => isSameValue(read[key], action[key]));
}

const isSameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The cards of a deal that stand in full. */
export function cardsInFull(text: string): Cards {
  const { value } = readFree(text, 0);
  if (!isCards(value)) throw new TypeError('no cards');
  return value;
}

/** As far as the packing itself needs it; the checks of the game come after. */
const isCards = (value: unknown): value is Cards =>
  typeof value === 'object' && value !== null && 'hands' in value;

/** Cards as characters, or null if one is none. */
export const lettersOf = (codes: readonly unknown[]): string | null => joined(...codes.map(letterOf));

function letterOf(code: unknown): string | null {
  const card = cardOfCode(code);
  return card === null ? null : letterOfCard(card);
}

/** The codes of so many characters at a place. Throws where no card's character stands. */
export const codesAt = (text: string, index: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, more) => codeOf(cardAt(text, index + more)));
