import type { PersonId } from '@/kernel/ids';
import { type Layout, type SeatingRequest, seatingRequest as readRequest } from '@/league/seating/request';
import { seat } from '@/league/seating/seat';
import type { Seating } from '@/league/seating/seating';
import { spreadOver, usualSize } from '@/league/seating/sizes';
import { type SwapDifference, swapPersons } from '@/league/seating/swap';
import { attendanceIn } from '@/league/tournaments/attendance';
import { seatedFault, sizesOf } from '@/league/tournaments/seated-check';
import { swapped } from '@/league/tournaments/round-decisions';
import type { TournamentRefusal } from '@/league/tournaments/refusal';
import { seatingRequest } from '@/league/tournaments/seating-request';
import type { Tournament } from '@/league/tournaments/tournament';
import type { Desk } from './desk';
import { groundOf } from './seating';
import { asRound, requestOf } from './seating-report';
import { tournamentStream } from './tournaments';

/** One way to spread people over tables, and what it comes to over all rounds that are still to be seated. */
export type Proposal = {
  readonly kind: 'tables' | 'sitting-out';
  /** The number of tables, what `rounds.seat` takes. */
  readonly tables: number;
  readonly sizes: readonly number[];
  /** How many sit out each round. */
  readonly out: number;
  readonly figures: ProposalFigures;
};

export type ProposalFigures = {
  readonly rounds: number;
  /** Pairs that meet again, three meetings counting three times; `least`: no seating can be below. */
  readonly repeats: number;
  readonly least: number;
  readonly mostMeetings: number;
  /** The fewest different people anybody meets, and the most rounds anybody sits out. */
  readonly fewestMet: number;
  readonly mostOut: number;
};

/** A first impression has to come at once. In moves tried. */
const quickBudget = 60_000;

/** The ways to seat those who are here; null if there is no such tournament, none if they are too few. */
export async function proposals(desk: Desk, id: string, round: number): Promise<readonly Proposal[] | null> {
  const tournament = await desk.states.load(tournamentStream, id);
  if (!tournament) return null;
  const ground = groundOf(desk, { id, tournament }, round);
  const request = readRequest(seatingRequest(tournament, { round }, ground));
  const present = attendanceIn(tournament, round).active.length;
  const found: Proposal[] = [];
  for (const way of waysFor(present, sizesOf(tournament.game, tournament.rules))) {
    const proposal = await tried(request, way);
    if (proposal) found.push(proposal);
  }
  return found;
}

type Way = Pick<Proposal, 'kind' | 'tables' | 'sizes' | 'out'> & { readonly layout: Layout };

/** Everybody at a table, by the number of tables; and tables of one size, with the rest sitting out. */
function waysFor(present: number, allowed: readonly number[]): readonly Way[] {
  const usual = usualSize(allowed);
  const fewest = Math.ceil(present / Math.max(...allowed));
  const most = Math.floor(present / Math.min(...allowed));
  const possible = Math.min(mostWays, Math.max(0, most - fewest + 1));
  const counts = Array.from({ length: possible }, (_, i) => most - i);
  const ways = counts.map((tables): Layout => ({ kind: 'tables', tables }));
  const over = present >= usual && present % usual > 0;
  const sittingOut: readonly Layout[] = over ? [{ kind: 'sitting-out', size: usual }] : [];
  return [...ways, ...sittingOut].flatMap((layout) => wayOf(layout, present, allowed));
}

const mostWays = 3;

function wayOf(layout: Layout, present: number, allowed: readonly number[]): readonly Way[] {
  const spread = spreadOver(layout, { present, allowed });
  if (!spread.ok) return [];
  const { sizes, out } = spread.value;
  const kind = layout.kind === 'sitting-out' ? 'sitting-out' : 'tables';
  return [{ kind, tables: sizes.length, sizes, out, layout }];
}

async function tried(request: SeatingRequest, { layout, ...way }: Way): Promise<Proposal | null> {
  const rounds = request.rounds.map((one) => ({ ...one, layout }));
  const found = await seat({ ...request, rounds, budget: quickBudget });
  return found.ok ? { ...way, figures: figuresOf(found.value) } : null;
}

const figuresOf = ({ rounds, report }: Seating): ProposalFigures => ({
  rounds: rounds.length,
  repeats: report.repeats,
  least: report.lowerBound,
  mostMeetings: report.most,
  fewestMet: Math.min(...report.shares.map(({ met }) => met)),
  mostOut: Math.max(...report.shares.map(({ out }) => out)),
});

export type SwapTry = { readonly round: number; readonly one: PersonId; readonly other: PersonId };

/** What a swap would make: the difference to the seating as it stands, and why it could not be stored. */
export type SwapTried = {
  readonly difference: SwapDifference;
  readonly refusal: TournamentRefusal | null;
};

/** Null if there is no such tournament, round or person in it. */
export async function swapDifference(desk: Desk, id: string, swap: SwapTry): Promise<SwapTried | null> {
  const tournament = await desk.states.load(tournamentStream, id);
  const round = tournament?.rounds[swap.round - 1];
  if (!tournament || !round) return null;
  const request = requestOf(tournament, swap.round);
  const rounds = [asRound(swap.round, round.seating)];
  const found = swapPersons(request, { rounds, labels: round.seating.how.labels }, swap);
  if (!found.ok) return null;
  return { difference: found.value.difference, refusal: faultAfter(tournament, swap) };
}

function faultAfter(tournament: Tournament, { round, one, other }: SwapTry): TournamentRefusal | null {
  const before = tournament.rounds[round - 1];
  return before ? seatedFault(tournament, round, swapped(before, one, other)) : null;
}
