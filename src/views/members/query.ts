import { eq } from 'drizzle-orm';
import { type BelongingKind, nextNumber } from '@/league/clubs/belonging';
import type { PersonId } from '@/kernel/ids';
import type { People } from '@/people/people';
import { clubProfiles } from '../clubs/tables';
import { type Canonical, canonical } from '../persons/query';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import type { MemberList, MemberListed, MemberQuestion, PersonListed } from './answer';
import { fits, inOrder } from './sorting';
import { type Seen, seenOf, unseen } from './seen';
import { belongings } from './tables';

type Belonging = typeof belongings.$inferSelect;

/** How many people belong to a club in which way, every person once. */
export function countsOf(rows: Rows, club: string): Readonly<Record<BelongingKind, number>> {
  const counts = { member: 0, guest: 0, former: 0 };
  for (const { kind } of folded(rows, club).values()) counts[kind] += 1;
  return counts;
}

/** Members, former members and guests of a club, with how to reach them; null if there is no such club. */
export async function listMembers(
  rows: Rows,
  people: People,
  question: MemberQuestion,
): Promise<MemberList | null> {
  const { club } = question;
  const version = versionOf(rows).get({ given: club })?.version;
  if (version === undefined) return null;
  const all = [...folded(rows, club).values()];
  const ids = all.map(({ person }) => person);
  const [names, contacts] = [await people.namesOf(ids), await people.personsOf(ids)];
  const seen = seenOf(rows, club);
  const members = all.map((one): MemberListed => {
    const { person, entries, kind, number, stays } = one;
    const { email = null, phone = null } = contacts.get(person) ?? {};
    const name = names.get(person) ?? '';
    return { person, name, kind, number, stays, email, phone, entries, ...(seen.get(person) ?? unseen) };
  });
  const shown = members.filter((member) => fits(member, question)).sort(inOrder(question.order));
  return { members: shown, nextNumber: nextNumber(all.map(({ number }) => number)), version };
}

const versionOf = prepared((rows) =>
  rows
    .select({ version: clubProfiles.version })
    .from(clubProfiles)
    .where(eq(clubProfiles.id, given))
    .prepare(),
);

/** Who may sit down at a table of a club: members, guests, and who sat there; the last to be seen first. */
export async function personsOfClub(
  rows: Rows,
  people: People,
  club: string,
): Promise<readonly PersonListed[]> {
  const belonging = folded(rows, club);
  const seen = seenOf(rows, club);
  const names = await people.namesOf([...new Set([...belonging.keys(), ...seen.keys()])]);
  const kindOf = (id: PersonId) => belonging.get(id)?.kind ?? null;
  const persons = [...names].map(([id, name]) => ({ id: idOf(id), name, kind: kindOf(idOf(id)) }));
  const last = ({ id }: PersonListed): string => lastSeen(seen, id);
  return persons.sort((a, b) => last(b).localeCompare(last(a)) || a.name.localeCompare(b.name, 'da'));
}

const lastSeen = (seen: ReadonlyMap<string, Seen>, person: string): string =>
  seen.get(person)?.lastSeen ?? '';

/** The people are asked for persons and answer with them. */
const idOf = (id: string) => id as PersonId;

type Folded = Belonging & { readonly entries: readonly PersonId[] };

/** Everybody of a club once, under the entry that was kept: a member if one of his entries is. */
function folded(rows: Rows, club: string): ReadonlyMap<PersonId, Folded> {
  const shownAs: Canonical = canonical(rows);
  const people = new Map<PersonId, Folded>();
  for (const belonging of ofClub(rows).all({ given: club })) {
    const person = shownAs(belonging.person);
    people.set(person, together(people.get(person), belonging, person));
  }
  return people;
}

const ranks = { member: 2, former: 1, guest: 0 } as const satisfies Readonly<Record<BelongingKind, number>>;

function together(before: Folded | undefined, one: Belonging, person: PersonId): Folded {
  if (!before) return { ...one, person, entries: person === one.person ? [person] : [person, one.person] };
  const leading = leads(one, before, person) ? one : before;
  const stays = [...before.stays, ...one.stays].sort((a, b) => a.joined.localeCompare(b.joined));
  const entries = [...new Set([...before.entries, one.person])];
  return { ...leading, number: leading.number ?? before.number ?? one.number, person, stays, entries };
}

const leads = (one: Belonging, before: Belonging, kept: PersonId): boolean =>
  ranks[one.kind] > ranks[before.kind] || (one.kind === before.kind && one.person === kept);

const ofClub = prepared((rows) => rows.select().from(belongings).where(eq(belongings.club, given)).prepare());
