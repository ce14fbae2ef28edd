import type { AnyGame } from '@/core/games/game';
import type { Action, Cards, PlayView } from '@/core/games/play';
import { courseOf } from '@/core/replay/course';
import type { Moment } from '@/core/replay/course';
import type { Booking } from '@/kernel/booking';
import { randomDeal } from '../conformance/player';
import { rulesOf } from '../conformance/settings';
import { countsOf } from './counting';
import type { GameCounts } from './counting';

/** A deal that stays as it is: what was done, and after each action how everything lay and what was booked by then. */
export type GoldenDeal = {
  readonly preset: string;
  readonly seats: number;
  readonly dealer: number;
  readonly cards: Cards;
  readonly actions: readonly Action[];
  readonly states: readonly string[];
  readonly result: unknown;
  readonly bookings: readonly string[];
  readonly counts: GameCounts;
};

/** What is written down of a deal, without what follows from it. */
export type GoldenRecord = Pick<GoldenDeal, 'preset' | 'seats' | 'dealer' | 'cards' | 'actions'>;

const SEED = 1754;

/** One deal a preset, the sizes of the table taken in turn. */
export const newRecords = (game: AnyGame): readonly GoldenRecord[] =>
  game.rules.presets.map(({ id }, index) => {
    const rules = rulesOf(game, id);
    const sizes = game.seating.sizes(rules);
    const people = sizes[index % sizes.length] ?? 3;
    const { table, record } = interesting(game, rules, people);
    return { preset: id, seats: people, dealer: table.dealer, ...record };
  });

/** Of some deals chosen by chance the one in which most happens; with nobody on the list who is not there. */
function interesting(game: AnyGame, rules: unknown, people: number) {
  const deals = Array.from({ length: 40 }, (_, index) => randomDeal(SEED + index, { game, rules, people }, new Map()));
  const worth = ({ result, record }: (typeof deals)[number]) => JSON.stringify(result).length + (record.actions.length > 10 ? 1000 : 0);
  const [best] = deals.filter(({ table }) => table.seats === people).sort((a, b) => worth(b) - worth(a));
  if (!best) throw new Error('no deal');
  return best;
}

/** Everything that follows from a record, by the engine as it is now. */
export function goldenDeal(game: AnyGame, record: GoldenRecord): GoldenDeal {
  const { preset, seats, dealer, cards, actions } = record;
  const rules = rulesOf(game, preset);
  const table = game.seating.table(seats, Array.from({ length: seats }, (_, seat) => seat), dealer);
  const pots = Object.fromEntries(game.scoring.pots(rules).map((pot) => [pot, 65]));
  const course = courseOf(game, { cards, actions }, { rules, table, pots, left: game.scoring.first(rules) });
  if (!course.ok || course.value.fault || !course.value.ended) throw new Error(`the golden deal by ${preset} cannot be played`);
  const { moments } = course.value;
  const last = moments.at(-1);
  return {
    ...{ preset, seats, dealer, cards, actions },
    states: moments.map(stateLine),
    result: last?.known ?? null,
    bookings: (last?.bookings ?? []).map(bookingLine),
    counts: countsOf({ game, rules, table }, record),
  };
}

/** How it lies, in a line. */
const stateLine = ({ view, bookings, pots }: Moment): string =>
  [
    `${view.phase}${view.turn === null ? '' : `, seat ${view.turn}`}`,
    view.hands.map((hand) => hand?.join(' ') ?? '-').join(' / '),
    ...(view.skat.length > 0 ? [`skat ${view.skat.join(' ')}`] : []),
    ...(view.trick.length > 0 ? [`trick ${cardsOf(view.trick)}`] : []),
    ...(view.tricks.length > 0 ? [`taken by ${view.tricks.map(({ winner }) => winner).join('')}`] : []),
    ...(bookings.length > 0 ? [`booked ${bookings.length}: ${sumOf(bookings)}`] : []),
    ...(Object.keys(pots).length > 0 ? [`cups ${Object.values(pots).join(' ')}`] : []),
  ].join(' | ');

const cardsOf = (trick: PlayView['trick']): string => trick.map(({ seat, card }) => `${seat}:${card}`).join(' ');

const sumOf = (bookings: readonly Booking[]): number => bookings.reduce((sum, { amount }) => sum + amount, 0);

const bookingLine = ({ reason, from, to, amount }: Booking): string => `${reason}: ${amount} ${from} > ${to}`;

