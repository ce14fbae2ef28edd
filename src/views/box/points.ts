import { and, asc, eq } from 'drizzle-orm';
import type { ClubId } from '@/kernel/ids';
import type { People } from '@/people/people';
import { clubProfiles } from '../clubs/tables';
import { eveningTables, tournaments } from '../evenings/tables';
import { tournamentStates } from '../tournaments/tables';
import type { Rows } from '../view';
import type { Period, PointsLine, PointsStatement } from './answer';
import { inPeriod, sumOf, withBalances } from './balance';
import { clubPoints } from './tables';

/** The points of a club's box, from the bookings of its tables; null if there is no such club. */
export async function pointsStatement(
  rows: Rows,
  people: People,
  { club, ...period }: Period & { readonly club: ClubId },
): Promise<PointsStatement | null> {
  const profile = rows.select().from(clubProfiles).where(eq(clubProfiles.id, club)).get();
  if (!profile) return null;
  const all = [...bookedTo(rows, club), ...penaltiesIn(rows, club)].sort(byDay);
  const { before, within } = inPeriod(all, period);
  const names = await people.namesOf(within.flatMap(({ person }) => person ?? []));
  const lines = within.map((line) => ({ ...line, name: line.person && (names.get(line.person) ?? null) }));
  const opening = sumOf(before);
  const closing = opening + sumOf(within);
  const { minor, currency } = profile;
  const worth = minor === null ? null : closing * minor;
  return { opening, lines: withBalances(lines, opening), closing, worth, currency };
}

type Raw = Omit<PointsLine, 'balance' | 'name'>;

/** Lines of one day stay in the order in which they are given. */
const byDay = (a: Raw, b: Raw): number => a.date.localeCompare(b.date);

const bookedTo = (rows: Rows, club: ClubId): readonly Raw[] =>
  rows
    .select({
      booked: clubPoints,
      game: eveningTables.game,
      date: tournaments.date,
      tournament: { id: tournaments.id, name: tournaments.name },
    })
    .from(clubPoints)
    .innerJoin(tournaments, and(eq(tournaments.id, clubPoints.tournament), eq(tournaments.club, club)))
    .innerJoin(eveningTables, eq(eveningTables.sitting, clubPoints.sitting))
    .orderBy(...[tournaments.date, eveningTables.round, eveningTables.table, clubPoints.line].map(asc))
    .all()
    .map(({ booked, game, ...line }) => {
      const { sitting, part, number, reason, person, to } = booked;
      const amount = to === 'club' ? booked.amount : -booked.amount;
      const booking = { sitting, game, part, number, reason };
      return { ...line, kind: kindOf(booked), booking, person, amount };
    });

type Booked = typeof clubPoints.$inferSelect;

/** What a closing leaves in a cup is a remainder; what somebody pays during a deal is a fine. */
function kindOf({ part, from, to }: Booked): PointsLine['kind'] {
  if (part === 'closing') return 'remainder';
  return from.startsWith('seat:') && to === 'club' ? 'fine' : 'other';
}

/** Penalties are outside the tables' bookings: what they take from a person goes to the club. */
const penaltiesIn = (rows: Rows, club: ClubId): readonly Raw[] =>
  rows
    .select({ id: tournamentStates.id, date: tournamentStates.date, state: tournamentStates.state })
    .from(tournamentStates)
    .where(eq(tournamentStates.club, club))
    .all()
    .flatMap(({ id, date, state: { name, penalties } }) =>
      penalties.flatMap(({ person, points, withdrawn }): readonly Raw[] =>
        withdrawn || points === 0
          ? []
          : [{ kind: 'penalty', booking: null, date, amount: -points, tournament: { id, name }, person }],
      ),
    );
