import type { TournamentId } from '@/kernel/ids';
import type { Facts } from './facts';

/**
 * When a list is to stand: after the evenings up to and with a date (the club's local day), or after a round
 * of the evenings of that date. What was corrected since then counts as it is known now; what was said then
 * is in the lists that were published.
 */
export type At = { readonly date: string; readonly round: number | null };

/** The facts as they stood then. */
export function asOf({ evenings, results }: Facts, { date, round }: At): Facts {
  const kept = evenings.filter((evening) => evening.date <= date);
  const thatDay = new Set(kept.filter((one) => one.date === date).map(({ tournament }) => tournament));
  const inTime = (tournament: TournamentId, of: number | null): boolean =>
    !thatDay.has(tournament) || round === null || (of !== null && of <= round);
  const tournaments = new Set(kept.map(({ tournament }) => tournament));
  return {
    results: results.filter((row) => tournaments.has(row.tournament) && inTime(row.tournament, row.round)),
    evenings: kept.map((evening) => ({
      ...evening,
      rounds: evening.rounds.filter((one) => inTime(evening.tournament, one.round)),
      penalties: evening.penalties.filter((one) => inTime(evening.tournament, one.round)),
    })),
  };
}
