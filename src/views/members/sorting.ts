import type { MemberListed, MemberOrder, MemberQuestion } from './answer';

/** Is somebody one of those asked for? What is searched may stand anywhere, large or small. */
export const fits = (member: MemberListed, { search, kinds }: MemberQuestion): boolean =>
  (kinds.length === 0 || kinds.includes(member.kind)) &&
  textsOf(member).some((text) => small(text).includes(small(search.trim())));

const textsOf = ({ name, number, email, phone }: MemberListed): readonly string[] => [
  name,
  number === null ? '' : `${number}`,
  email ?? '',
  phone ?? '',
];

const small = (text: string): string => text.toLocaleLowerCase('da');

type Comparison = (a: MemberListed, b: MemberListed) => number;

const byName: Comparison = (a, b) => a.name.localeCompare(b.name, 'da');

const comparisons: Readonly<Record<MemberOrder, Comparison>> = {
  name: byName,
  // Who has no number comes last; of two without one the difference is no number, and the names decide.
  number: (a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || byName(a, b),
  joined: (a, b) => joined(a).localeCompare(joined(b)) || byName(a, b),
  seen: (a, b) => (b.lastSeen ?? '').localeCompare(a.lastSeen ?? '') || byName(a, b),
};

export const inOrder = (order: MemberOrder): Comparison => comparisons[order];

/** Who never was a member comes after those who were. */
const joined = ({ stays }: MemberListed): string => stays[0]?.joined ?? '9999';
