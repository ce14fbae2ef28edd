import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import { isFields } from './faults';

/** Declarations of an action as phrases: `declarations.taroks`, `declarations.suit.half-K`. */
export const sayDeclarations = (declarations: unknown): readonly Phrase[] =>
  Array.isArray(declarations) ? declarations.flatMap(sayDeclaration) : [];

/** One declaration: by its number, by its form and what is missing, or by its kind alone. */
function sayDeclaration(declaration: unknown): readonly Phrase[] {
  if (!isFields(declaration)) return [];
  const { kind, count, form, missing, suit } = declaration;
  const key = `declarations.${String(kind)}`;
  if (typeof count === 'number') return [phrase(key, { count })];
  if (typeof form !== 'string') return [phrase(key)];
  const formed = `${key}.${form}${typeof missing === 'string' ? `-${missing}` : ''}`;
  return [typeof suit === 'string' ? phrase(formed, { suit }) : phrase(formed)];
}

/** One word of an action: `bids.solo`. Nothing where the field is no word. */
export const sayWord = (family: string, word: unknown): readonly Phrase[] =>
  typeof word === 'string' ? [phrase(`${family}.${word}`)] : [];

/** A list of such words. */
export const sayWords = (family: string, words: unknown): readonly Phrase[] =>
  Array.isArray(words) ? words.flatMap((word) => sayWord(family, word)) : [];
