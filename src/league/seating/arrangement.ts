import type { PersonId } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Cast } from './cast';
import { numbersOf } from './cast';
import type { LabelOf, Placed } from './labels';
import { seatByLabel } from './labels';
import type { Who } from './model';
import { byRank, lowestOut } from './ranking';
import type { SeatingRefusal } from './refusal';
import type { RoundPlan, SeatingRequest } from './request';
import type { Spread } from './sizes';
import { spreadOver, usualSize } from './sizes';

/**
 * A round before the search: tables, first seats, what is free. `ranks` is the place in the list of each
 * who is seated by rank; `drawn` says that the seats are anybody's, to be shuffled first.
 */
export type Arrangement = Placed & {
  readonly number: number;
  readonly sizes: readonly number[];
  readonly ranks: ReadonlyMap<Who, number>;
  readonly drawn: boolean;
};

/** What an arrangement is made from. */
export type Ground = {
  readonly request: SeatingRequest;
  readonly cast: Cast;
  readonly labelOf: LabelOf | null;
};

/**
 * The size that tables have unless heads do not divide: as many as there are labels, else the game's usual
 * one.
 */
export const usualOf = ({ sizes, compass }: SeatingRequest): number => {
  const labels = compass?.labels.length ?? 0;
  return sizes.includes(labels) ? labels : usualSize(sizes);
};

export const presentIn = ({ persons }: SeatingRequest, { absent }: RoundPlan): readonly PersonId[] =>
  persons.filter((person) => !absent.includes(person));

/** The tables of a round and who sits there before anything is improved, by its layout and its mode. */
export function arrange(ground: Ground, plan: RoundPlan): Outcome<Arrangement, SeatingRefusal> {
  const present = presentIn(ground.request, plan);
  const { mode, number } = plan;
  if (mode.kind === 'draw') return arrangeDraw(ground, plan, numbersOf(ground.cast, present));
  const missing = present.filter((person) => !mode.ranking.includes(person));
  if (missing.length > 0) return refuse({ code: 'ranking-incomplete', round: number, persons: missing });
  const ranked = mode.ranking.filter((person) => present.includes(person));
  return arrangeRanked(ground, { ...plan, mode }, numbersOf(ground.cast, ranked));
}

type RankedMode = Exclude<RoundPlan['mode'], { readonly kind: 'draw' }>;
type RankedPlan = RoundPlan & { readonly mode: RankedMode };

function arrangeRanked(
  ground: Ground,
  plan: RankedPlan,
  ranked: readonly Who[],
): Outcome<Arrangement, SeatingRefusal> {
  switch (plan.mode.kind) {
    case 'interval':
      return arrangeByRank(ground, plan, { ranked, interval: plan.mode.interval });
    case 'swiss':
      return arrangeByRank(ground, plan, { ranked, interval: 1 });
    case 'final':
      return arrangeFinal(ground, plan, { ranked, sizes: plan.mode.sizes });
  }
}

const spread = (
  { request }: Ground,
  { layout, number: round }: Pick<RoundPlan, 'layout' | 'number'>,
  present: number,
): Outcome<Spread, SeatingRefusal> =>
  spreadOver(layout, { present, allowed: request.sizes, usual: usualOf(request), round });

function arrangeDraw(
  ground: Ground,
  plan: RoundPlan,
  people: readonly Who[],
): Outcome<Arrangement, SeatingRefusal> {
  const tables = spread(ground, plan, people.length);
  if (!tables.ok) return tables;
  const { sizes } = tables.value;
  const placed = place(ground, { people, sizes, round: plan.number });
  return placed.ok ? accept({ ...placed.value, ...settled(plan, sizes), drawn: true }) : placed;
}

type Settling = Omit<Arrangement, keyof Placed | 'drawn'>;

const settled = ({ number }: RoundPlan, sizes: readonly number[]): Settling => ({
  number,
  sizes,
  ranks: new Map<Who, number>(),
});

type Placing = {
  readonly people: readonly Who[];
  readonly sizes: readonly number[];
  readonly round: number;
};

/** In this order, by label where there are labels; everything is free. */
function place(
  { request, labelOf }: Ground,
  { people, sizes, round }: Placing,
): Outcome<Placed, SeatingRefusal> {
  if (!labelOf) return accept({ seats: people, free: [[...people.keys()]] });
  const placed = seatByLabel(people, labelOf, sizes);
  if (placed.ok) return placed;
  const persons = request.persons.filter((_, who) => labelOf.get(who) === placed.refusal);
  const label = request.compass?.labels[placed.refusal] ?? '';
  return refuse({ code: 'labels-do-not-fit', round, label, persons, tables: sizes.length });
}

function arrangeByRank(
  ground: Ground,
  plan: RankedPlan,
  { ranked, interval }: { readonly ranked: readonly Who[]; readonly interval: number },
): Outcome<Arrangement, SeatingRefusal> {
  const tables = spread(ground, plan, ranked.length);
  if (!tables.ok) return tables;
  const { sizes, out } = tables.value;
  const watching = lowestOut({ ranking: ranked, ...ground.cast }, out);
  const playing = ranked.filter((who) => !watching.includes(who));
  const usual = usualOf(ground.request);
  const listed = byRank({ ranking: playing, ...ground.cast }, { sizes, usual, interval });
  const people = [...listed.tables.flat(), ...watching];
  const placed = place(ground, { people, sizes: listed.sizes, round: plan.number });
  if (!placed.ok) return placed;
  const { seats, free } = placed.value;
  const seated = seats.length - out;
  return accept({
    number: plan.number,
    sizes: listed.sizes,
    seats,
    free: free.map((positions) => positions.filter((at) => at < seated)),
    ranks: new Map(seats.slice(0, seated).map((who, at) => [who, at])),
    drawn: false,
  });
}

/** The finals are settled by rank; the rest is drawn. */
function arrangeFinal(
  ground: Ground,
  plan: RankedPlan,
  { ranked, sizes }: { readonly ranked: readonly Who[]; readonly sizes: readonly number[] },
): Outcome<Arrangement, SeatingRefusal> {
  const all = { ...roundOf(ground, plan), present: ranked.length };
  const finalists = spreadOver({ kind: 'sizes', sizes }, all);
  if (!finalists.ok) return finalists;
  const others = finalists.value.out;
  const rest = others === 0 ? nobody : spread(ground, withoutFinals(plan, sizes), others);
  if (!rest.ok) return rest;
  const tables = [...sizes, ...rest.value.sizes];
  const placed = place(ground, { people: ranked, sizes: tables, round: plan.number });
  if (!placed.ok) return placed;
  const free = placed.value.free.map((positions) => positions.filter((at) => at >= ranked.length - others));
  return accept({ ...settled(plan, tables), seats: placed.value.seats, free, drawn: true });
}

const nobody = accept<Spread>({ sizes: [], out: 0 });

const roundOf = ({ request }: Ground, { number }: RoundPlan) => ({ allowed: request.sizes, round: number });

/** An organiser counts all tables of the hall. */
const withoutFinals = ({ layout, number }: RoundPlan, sizes: readonly number[]) => ({
  number,
  layout:
    layout.kind === 'tables'
      ? { ...layout, tables: Math.max(1, layout.tables - sizes.length) }
      : layout,
});
