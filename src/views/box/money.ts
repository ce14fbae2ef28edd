import { eq } from 'drizzle-orm';
import type { ClubId, PersonId } from '@/kernel/ids';
import { type BoxAccount, boxAccounts } from '@/league/clubs/box';
import type { People } from '@/people/people';
import { clubProfiles } from '../clubs/tables';
import { tournaments } from '../evenings/tables';
import { withTexts } from '../texts';
import type { Rows } from '../view';
import type { AccountTotal, BoxLine, BoxStatement, Period } from './answer';
import { inPeriod, sumOf, withBalances } from './balance';
import { boxEntries } from './tables';

/** The statement of a club's money; null if there is no such club. */
export async function boxStatement(
  rows: Rows,
  people: People,
  { club, ...period }: Period & { readonly club: ClubId },
): Promise<BoxStatement | null> {
  const profile = rows.select().from(clubProfiles).where(eq(clubProfiles.id, club)).get();
  if (!profile) return null;
  const all = bookedIn(rows, club).toSorted(inTime);
  const { before, within } = inPeriod(all, period);
  const opening = sumOf(before);
  const lines = await withTexts(people, withBalances(await named(people, within), opening));
  return {
    currency: profile.currency,
    opening,
    lines: lines.map(({ position: _position, ...line }) => line),
    closing: opening + sumOf(within),
    accounts: boxAccounts.map((account) => totalOf(account, before, within)),
  };
}

type Raw = Omit<BoxLine, 'balance' | 'name' | 'byName'> & { readonly position: number };

/** By day, and within a day as it was written. */
const inTime = (a: Raw, b: Raw): number => a.date.localeCompare(b.date) || a.position - b.position;

function bookedIn(rows: Rows, club: ClubId): readonly Raw[] {
  const found = rows
    .select({ entry: boxEntries, name: tournaments.name })
    .from(boxEntries)
    .leftJoin(tournaments, eq(tournaments.id, boxEntries.tournament))
    .where(eq(boxEntries.club, club))
    .all();
  const reversed = new Set(found.flatMap(({ entry }) => (entry.reverses ? [entry.entry] : [])));
  return found.map(({ entry, name }) => {
    const { reverses, from, to, tournament, club: _club, ...line } = entry;
    return {
      ...line,
      kind: reverses ? 'reversal' : 'booked',
      reversed: !reverses && reversed.has(line.entry),
      account: from === 'box' ? to : from,
      amount: to === 'box' ? line.amount : -line.amount,
      tournament: tournament === null ? null : { id: tournament, name: name ?? '' },
    };
  });
}

async function named<Line extends { readonly person: PersonId | null; readonly by: string | null }>(
  people: People,
  lines: readonly Line[],
) {
  const names = await people.namesOf(lines.flatMap(({ person, by }) => [person, by].filter(isThere)));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return lines.map((line) => ({ ...line, name: nameOf(line.person), byName: nameOf(line.by) }));
}

const isThere = (id: string | null): id is string => id !== null;

/** The box has what its lines come to, every other account what went the other way. */
function totalOf(account: BoxAccount, before: readonly Raw[], within: readonly Raw[]): AccountTotal {
  const own = (lines: readonly Raw[]): number =>
    account === 'box' ? sumOf(lines) : -sumOf(lines.filter((line) => line.account === account));
  const [opening, moved] = [own(before), own(within)];
  // Never minus zero: it would be shown.
  return { account, opening: opening + 0, moved: moved + 0, closing: opening + moved + 0 };
}
