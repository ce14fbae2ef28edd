import type { Participant } from '../tournament/answers';

/** Where somebody on the list is tonight, in one word. */
export const whereabouts = ['left', 'away', 'here', 'signed-up', 'signed-off', 'not-yet'] as const;
export type Whereabouts = (typeof whereabouts)[number];

type Known = Pick<Participant, 'left' | 'away' | 'present' | 'signed'>;

export function whereaboutsOf({ left, away, present, signed }: Known): Whereabouts {
  if (left !== null) return 'left';
  if (away) return 'away';
  if (present) return 'here';
  if (signed === 'up') return 'signed-up';
  return signed === 'off' ? 'signed-off' : 'not-yet';
}

/** Which of the list are shown. */
export const filters = ['all', 'missing', 'here'] as const;
export type Filter = (typeof filters)[number];

export function passes(filter: Filter, one: Known): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'here':
      return whereaboutsOf(one) === 'here';
    case 'missing':
      return !one.present;
  }
}

/** Small and large letters and accents are the same, and the parts may stand in any order: `ole h`. */
export function nameFits(name: string, query: string): boolean {
  const plain = plainly(name);
  return plainly(query)
    .split(/\s+/)
    .every((part) => plain.includes(part));
}

export const sameName = (one: string, other: string): boolean => plainly(one) === plainly(other);

const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('da')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .trim();

/** By name, as the reader's language sorts. */
export const byName = <One extends { readonly name: string }>(all: readonly One[], locale: string) => {
  const { compare } = new Intl.Collator(locale);
  return [...all].sort((a, b) => compare(a.name, b.name));
};
