import type { PersonId } from '@/kernel/ids';

/** Somebody the club knows. */
export type Known = { readonly person: PersonId; readonly name: string; readonly kind: 'member' | 'guest' };

/**
 * What a pasted line is. `known`: one person of that name; `new`: nobody, so a guest would be made;
 * `several`: more than one, the page asks which; `already`: on the list; `twice`: the same line again.
 */
export const pastedStates = ['known', 'new', 'several', 'already', 'twice'] as const;

export type PastedLine = {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  readonly state: (typeof pastedStates)[number];
  /** Who is meant, or may be meant. */
  readonly candidates: readonly Known[];
};

/** What a pasted list would come to. `listed` are those who are on the tournament's list already. */
export function readPasted(
  text: string,
  known: readonly Known[],
  listed: readonly PersonId[],
): readonly PastedLine[] {
  const seen = new Set<string>();
  return linesOf(text).map(({ line, name }) => {
    const key = keyOf(name);
    const again = seen.has(key);
    seen.add(key);
    const candidates = candidatesFor(name, known);
    return { line, name, candidates, state: again ? 'twice' : stateOf(candidates, listed) };
  });
}

function stateOf(candidates: readonly Known[], listed: readonly PersonId[]): PastedLine['state'] {
  if (candidates.some(({ person }) => listed.includes(person))) return 'already';
  if (candidates.length > 1) return 'several';
  return candidates.length === 1 ? 'known' : 'new';
}

/** The lines with a name in them; numbers, dashes and what a table leaves at the ends are taken off. */
function linesOf(text: string): readonly { readonly line: number; readonly name: string }[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((raw, i) => ({ line: i + 1, name: cleaned(raw) }))
    .filter(({ name }) => name !== '');
}

const cleaned = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/^[\s\d.)\-–•*·]+/u, '')
    .replace(/[\s,;.]+$/u, '')
    .replace(/\s+/gu, ' ');

/** Those of the very name; only where there is none, those who have it but for capitals and accents. */
function candidatesFor(name: string, known: readonly Known[]): readonly Known[] {
  const exact = known.filter((one) => keyOf(one.name) === keyOf(name));
  return exact.length > 0 ? exact : known.filter((one) => plainKey(one.name) === plainKey(name));
}

const keyOf = (name: string): string =>
  name.normalize('NFC').toLocaleLowerCase('da').replace(/\s+/gu, ' ').trim();

const plainKey = (name: string): string => keyOf(name).normalize('NFD').replace(/\p{Mn}/gu, '');
