import type { ClubId, PersonId } from '@/kernel/ids';
import type { Layout, Mode, Prohibition, RoundPlan, SeasonMeeting, SeatingInput } from '../seating/request';
import type { SeatedRound } from '../seating/round';
import { usualSize } from '../seating/sizes';
import { attendanceIn } from './attendance';
import { modeOf, type Plan } from './plan';
import { sizesOf } from './seated-check';
import type { Tournament } from './tournament';

/** What a seating needs besides the tournament: ranks (best first, no ties), earlier meetings, chance. */
export type SeatingGround = {
  readonly ranking: readonly PersonId[];
  readonly season: readonly SeasonMeeting[];
  readonly seed: number;
};

/** How the organiser wants this round otherwise than planned; what is left out is the plan's. */
export type SeatingChoice = { readonly tables?: number | null; readonly sittingOut?: boolean };

const compassLabels = ['N', 'E', 'S', 'W'] as const;

/**
 * What is asked of the seating for a round: the rounds already seated are given, and all later ones that no
 * rank decides are planned with it, so that they are still good when their turn comes.
 */
export function seatingRequest(
  tournament: Tournament,
  { round, ...choice }: SeatingChoice & { readonly round: number },
  { ranking, season, seed }: SeatingGround,
): SeatingInput {
  const plan = { ...tournament.plan, ...withoutUndefined(choice) };
  const numbers = roundsTogether(plan, round);
  const active = new Map(numbers.map((number) => [number, attendanceIn(tournament, number).active]));
  const persons = [...new Set([...active.values()].flat())];
  const sizes = sizesOf(tournament.game, tournament.rules);
  const planned = (number: number): RoundPlan => ({
    number,
    absent: persons.filter((person) => !active.get(number)?.includes(person)),
    layout: layoutOf(plan, sizes),
    mode: modeFor(plan, number, { ranking, sizes }),
  });
  return {
    persons,
    sizes,
    rounds: numbers.map(planned),
    published: publishedBefore(tournament, round),
    apart: [...prohibitionsOf(tournament), ...clubsApart(tournament, persons)],
    fixed: fixedAmong(tournament, persons),
    season,
    seed,
    ...(plan.compass && { compass: compassOf(tournament, sizes, persons) }),
  };
}

const withoutUndefined = ({ tables, sittingOut }: SeatingChoice): Partial<Plan> => ({
  ...(tables !== undefined && { tables }),
  ...(sittingOut !== undefined && { sittingOut }),
});

/** This round, and those after it up to the first that goes by rank; a round by rank is planned alone. */
function roundsTogether(plan: Plan, round: number): readonly number[] {
  const later = Array.from({ length: Math.max(0, plan.rounds - round) }, (_, i) => round + 1 + i);
  const ranked = later.findIndex((number) => modeOf(plan, number).kind !== 'fresh');
  const alone = modeOf(plan, round).kind !== 'fresh';
  return alone ? [round] : [round, ...(ranked < 0 ? later : later.slice(0, ranked))];
}

function layoutOf({ tables, sittingOut }: Plan, sizes: readonly number[]): Layout {
  const size = usualSize(sizes);
  if (sittingOut) return { kind: 'sitting-out', size, ...(tables !== null && { tables }) };
  return tables === null ? { kind: 'proposed' } : { kind: 'tables', tables };
}

type Ranks = { readonly ranking: readonly PersonId[]; readonly sizes: readonly number[] };

function modeFor(plan: Plan, round: number, { ranking, sizes }: Ranks): Mode {
  const mode = modeOf(plan, round);
  switch (mode.kind) {
    case 'fresh':
      return { kind: 'draw' };
    case 'interval':
      return { kind: 'interval', interval: mode.k, ranking };
    case 'swiss':
      return { kind: 'swiss', ranking };
    case 'finals':
      return { kind: 'final', sizes: Array.from({ length: mode.tables }, () => usualSize(sizes)), ranking };
  }
}

/** The rounds before this one as they were seated, whoever has left since. */
export const publishedBefore = ({ rounds }: Tournament, round: number): readonly SeatedRound[] =>
  rounds
    .filter(({ number }) => number < round)
    .map(({ number, seating: { tables, out } }) => ({
      number,
      tables: tables.map(({ table, persons, firstDealer }) => ({ number: table, persons, firstDealer })),
      out,
    }));

const prohibitionsOf = ({ prohibitions }: Tournament): readonly Prohibition[] =>
  prohibitions.map(({ persons, strength, reason, addedAfter }) => ({
    persons,
    strength,
    reason,
    addedBefore: addedAfter + 1,
  }));

/** Members of one club are kept apart as the plan says. */
function clubsApart(
  { plan, participants }: Tournament,
  persons: readonly PersonId[],
): readonly Prohibition[] {
  if (plan.clubsApart === 'no') return [];
  const strength = plan.clubsApart;
  const clubs = new Map<ClubId, PersonId[]>();
  for (const { person, club } of participants) {
    if (club !== null && persons.includes(person)) clubs.set(club, [...(clubs.get(club) ?? []), person]);
  }
  const groups = [...clubs.values()].filter((mates) => mates.length > 1);
  return groups.map((mates) => ({ persons: mates, strength, reason: 'club' }));
}

const fixedAmong = ({ participants }: Tournament, persons: readonly PersonId[]) =>
  participants.flatMap(({ person, fixedTable }) =>
    fixedTable !== null && persons.includes(person) ? [{ person, table: fixedTable }] : [],
  );

function compassOf({ rounds }: Tournament, sizes: readonly number[], persons: readonly PersonId[]) {
  const known = rounds.at(-1)?.seating.how.labels ?? [];
  return {
    labels: compassLabels.slice(0, Math.max(...sizes)),
    of: known.filter(({ person }) => persons.includes(person)),
  };
}
