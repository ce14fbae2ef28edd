import { id, type PersonId } from '@/kernel/ids';
import type { MemberListed, MemberPreviewed } from '../../remote/answers';

/** What becomes of a line: somebody new, nobody, or somebody the club knows already. */
export type Fate =
  | { readonly kind: 'new' | 'skip' }
  | { readonly kind: 'same'; readonly person: PersonId; readonly name: string };

/** A line of a file with what is to become of it; `person` is the id of the new one, should he become one. */
export type ImportLine = { readonly said: MemberPreviewed; readonly person: PersonId; readonly fate: Fate };

/** The lines of a file with what is proposed for each. `newId` makes an id. */
export function proposedLines(
  lines: readonly MemberPreviewed[],
  known: readonly MemberListed[],
  newId: () => string,
): readonly ImportLine[] {
  return lines.map((said) => ({ said, person: id<'person'>(newId()), fate: fateOf(said, known) }));
}

const skip: Fate = { kind: 'skip' };

type Double = MemberPreviewed['doubles'][number];
const sameAs = ({ person, name }: Double): Fate => ({ kind: 'same', person, name });

/** Everything that may become of a line without a fault. */
export const fatesOf = ({ doubles }: MemberPreviewed): readonly Fate[] => [
  { kind: 'new' },
  ...doubles.map(sameAs),
  skip,
];

/** A fate as a list's value. */
export const fateKey = (fate: Fate): string => (fate.kind === 'same' ? `same ${fate.person}` : fate.kind);

/** A line with a fault is left out; so is one about a member, and the second of two that are alike. */
function fateOf({ line, problems, doubles, twins }: MemberPreviewed, known: readonly MemberListed[]): Fate {
  if (problems.length > 0 || twins.some((twin) => twin < line)) return skip;
  const [double] = doubles;
  if (!double) return { kind: 'new' };
  const isMember = known.some(({ person, kind }) => person === double.person && kind === 'member');
  return isMember ? skip : sameAs(double);
}

/** What is sent: those who join, as the API takes them. `date` is for lines that say none. */
export const joiningOf = (lines: readonly ImportLine[], date: string) =>
  lines
    .filter(({ fate }) => fate.kind !== 'skip')
    .map(({ said: { name, email, phone, number, joined }, person, fate }) => ({
      ...(fate.kind === 'same' ? { person: fate.person, name: null } : { person, name, email, phone }),
      number,
      date: joined ?? date,
    }));
