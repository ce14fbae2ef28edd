import { accept, type Outcome, refuse } from '@/kernel/outcome';
import { noTables, whyNot } from '@/league/tournaments/possible';
import type { TournamentRefusal } from '@/league/tournaments/refusal';
import * as decisions from '@/league/tournaments/round-decisions';
import type { Seated } from '@/league/tournaments/round-events';
import { modeOf } from '@/league/tournaments/plan';
import { nextRound } from '@/league/tournaments/stage';
import type { Tournament } from '@/league/tournaments/tournament';
import type { Upon } from './command';
import type { Desk } from './desk';
import { findSeating, type Wanted } from './seating';
import { reportFor } from './seating-report';
import { aboutTournament, overtaken, type TournamentCommand, uponTables } from './tournaments';

type Seating = Wanted & { readonly seating?: decisions.FoundSeating };

/** Looks for a seating of the round and stores it. It can be watched and stopped meanwhile (`search.ts`). */
export const seatRound: TournamentCommand<Seating> = {
  ...aboutTournament<Seating>('seat-round', stored),
  complete: found,
  conflict: reseatedSince,
};

async function found(
  desk: Desk,
  wish: Seating,
  { id, state }: Upon<Tournament>,
): Promise<Outcome<Seating, TournamentRefusal>> {
  const never = whyNotSeat(state, wish.round);
  if (never) return refuse(never);
  const { seating: _, ...wanted } = wish;
  const seating = await findSeating(desk, { id, tournament: state }, wanted);
  return seating.ok ? accept({ ...wish, seating: seating.value }) : seating;
}

/** Nobody waits for a search that could not be stored. */
function whyNotSeat(tournament: Tournament, round: number): TournamentRefusal | null {
  const never = whyNot(tournament, 'seat', noTables);
  if (never || round === nextRound(tournament)) return never;
  return { code: 'not-current-round', params: { round } };
}

type Stored = { readonly round: number; readonly seating?: decisions.FoundSeating };

function stored(tournament: Tournament, { round, seating }: Stored) {
  if (!seating) throw new Error('a seating is stored that was not looked for');
  return decisions.seatRound(tournament, { round, seating });
}

type ByHand = Pick<Seated, 'tables' | 'out'> & Stored;

/** A seating that people made: checked like every other, and stored with its report. */
export const seatByHand: TournamentCommand<ByHand> = {
  ...aboutTournament<ByHand>('seat-by-hand', stored),
  conflict: reseatedSince,
  complete: async (_, wish, { state }) => accept({ ...wish, seating: byHand(state, wish) }),
};

function byHand(tournament: Tournament, { round, tables, out }: ByHand): decisions.FoundSeating {
  const how = {
    mode: modeOf(tournament.plan, round),
    seed: 0,
    iterations: 0,
    version: 'by-hand',
    manual: true,
    order: null,
    labels: tournament.rounds.at(-1)?.seating.how.labels ?? [],
  };
  return { tables, out, how, report: reportFor(tournament, round, { tables, out }) };
}

/** Two persons change places before the round begins; with the report of what that comes to. */
export const swapSeats: TournamentCommand<Parameters<typeof decisions.swapSeats>[1]> = {
  ...aboutTournament('swap-seats', decisions.swapSeats),
  conflict: reseatedSince,
  async complete(_, wish, { state }) {
    const round = state.rounds[wish.round - 1];
    if (!round) return accept(wish);
    const report = reportFor(state, wish.round, decisions.swapped(round, wish.one, wish.other));
    return accept({ ...wish, report });
  },
};

/** What is hung up is what the writer saw. */
export const publishSeating: TournamentCommand<Parameters<typeof decisions.publishSeating>[1]> = {
  ...aboutTournament('publish-seating', decisions.publishSeating),
  conflict: reseatedSince,
};

/** The round begins; its sittings are opened after it (`opening.ts`). */
export const startRound: TournamentCommand<Parameters<typeof decisions.startRound>[1]> = {
  ...aboutTournament('start-round', decisions.startRound),
  conflict: reseatedSince,
};

export const closeRound = uponTables('close-round', decisions.closeRound);
export const reopenRound = aboutTournament('reopen-round', decisions.reopenRound);

/** Has somebody seated this round otherwise since? Who only checked people in is not in the way. */
function reseatedSince(tournament: Tournament, expected: number, { round }: { readonly round: number }) {
  const made = tournament.rounds[round - 1]?.seating.version ?? 0;
  return made > expected ? overtaken(tournament, expected) : null;
}
