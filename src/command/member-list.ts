import type { PersonId } from '@/kernel/ids';
import { accept, type Outcome } from '@/kernel/outcome';
import type { Params } from '@/kernel/phrase';
import type { MemberListed } from '@/views/members/answer';
import { type ListLine, type ListRefusal, readMemberFile } from './member-file';

/**
 * One line of a list before it is taken over. With `problems` it cannot be; `doubles` are people of the club
 * who may be the same, and `twins` other lines of the list.
 */
export type MemberProposed = {
  readonly line: number;
  readonly name: string;
  readonly number: number | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** A local date, `2026-03-10`. */
  readonly joined: string | null;
  readonly problems: readonly LineProblem[];
  readonly doubles: readonly Double[];
  readonly twins: readonly number[];
};

/** Said from `imports.<code>`; `value` is what stands in the list. */
export type LineProblem = { readonly code: LineCode; readonly params: Params };
export const lineCodes = ['name-missing', 'bad-number', 'bad-email', 'bad-date', 'number-taken'] as const;
export type LineCode = (typeof lineCodes)[number];

export type Double = {
  readonly person: PersonId;
  readonly name: string;
  readonly by: readonly ('name' | 'number' | 'email')[];
};

type Read = Omit<MemberProposed, 'doubles' | 'twins'>;

/** A file of members as it would be taken over, line by line. Nothing is stored. */
export function proposeMembers(
  bytes: Uint8Array,
  known: readonly MemberListed[],
): Outcome<readonly MemberProposed[], ListRefusal> {
  const lines = readMemberFile(bytes);
  if (!lines.ok) return lines;
  const read = lines.value.map(readLine);
  return accept(read.map((line) => compared(line, read, known)));
}

function readLine(line: ListLine): Read {
  const name = line.name ?? [line.first, line.last].filter(Boolean).join(' ');
  const number = numberIn(line.number);
  const joined = dateIn(line.joined);
  return {
    line: line.line,
    name: name.replaceAll(/\s+/g, ' '),
    number: number ?? null,
    email: line.email?.toLowerCase() ?? null,
    phone: line.phone ?? null,
    joined: joined ?? null,
    problems: [
      ...(name === '' ? [problem('name-missing', '')] : []),
      ...(number === undefined ? [problem('bad-number', line.number)] : []),
      ...(isAddress(line.email) ? [] : [problem('bad-email', line.email)]),
      ...(joined === undefined ? [problem('bad-date', line.joined)] : []),
    ],
  };
}

const problem = (code: LineCode, value = ''): LineProblem => ({ code, params: { value } });

/** Null where nothing stands, undefined where something else than a number does. */
function numberIn(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

const isAddress = (text: string | undefined): boolean =>
  text === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The day first, as Danes and Germans write it, or the year first; the same rule for null and undefined. */
function dateIn(text: string | undefined): string | null | undefined {
  if (text === undefined) return null;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+(\d{4})$/.exec(text) ?? [];
  const written = year === '' ? text : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(written) ? written : undefined;
}

/** JavaScript takes the 30th of February for the 2nd of March. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function compared(line: Read, all: readonly Read[], known: readonly MemberListed[]): MemberProposed {
  const doubles = known.flatMap((member) => {
    const by = alike(line, member);
    return by.length === 0 ? [] : [{ person: member.person, name: member.name, by }];
  });
  const twins = all.filter((other) => other !== line && alike(line, other).length > 0);
  const members = known.filter(({ kind, number }) => kind === 'member' && number !== null);
  const holder = members.find(({ number }) => number === line.number);
  const taken = holder ? [problem('number-taken', holder.name)] : [];
  const problems = [...line.problems, ...taken];
  return { ...line, problems, doubles, twins: twins.map((twin) => twin.line) };
}

type Comparable = Pick<Read, 'name' | 'number' | 'email'>;

const alike = (one: Comparable, other: Comparable): Double['by'] =>
  (['name', 'number', 'email'] as const).filter((field) => {
    const [own, others] = [plainly(one[field]), plainly(other[field])];
    return own !== '' && own === others;
  });

const plainly = (value: string | number | null): string => `${value ?? ''}`.toLocaleLowerCase('da');
