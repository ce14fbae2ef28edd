import * as z from 'zod/mini';
import { randomFrom, shuffled } from '@/core/cards/random';
import { isFields } from '@/core/games/faults';
import type { Action, Cards, PackedDeal, Play, PlayedDeal, ReplayFault } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { ToyRules } from './rules';
import type { ToyResult } from './scoring';

type Played = { readonly seat: number; readonly card: string };

export type ToyState = {
  readonly table: Table;
  readonly rules: ToyRules;
  hands: (readonly string[] | null)[];
  tricks: { readonly cards: readonly Played[]; readonly winner: number }[];
  trick: readonly Played[];
  turn: number | null;
};

const ranks = 'JQKA';
const pack = ['S', 'H', 'D'].flatMap((suit) => ranks.split('').map((rank) => suit + rank));
const rankOf = (card: string): number => ranks.indexOf(card[1] ?? '');

const Card = z.strictObject({ type: z.literal('play'), seat: z.int(), card: z.string() });

function start(cards: unknown, table: Table, rules: ToyRules): Outcome<ToyState, readonly Problem[]> {
  const hands: unknown = isFields(cards) ? cards['hands'] : null;
  const all = Array.isArray(hands) ? hands.flatMap((hand: unknown) => hand ?? []).map(String) : [];
  if (!Array.isArray(hands) || hands.length !== table.seats || [...all].sort().join() !== [...pack].sort().join()) return refuse([wrong('cards-deck', 'hands')]);
  const own = hands.map((hand: unknown) => (Array.isArray(hand) ? hand.map(String) : null));
  return accept({ table, rules, hands: own, tricks: [], trick: [], turn: table.active[0] ?? null });
}

function shuffle(seed: number, { seats, active }: Table): Cards {
  const cards = shuffled(randomFrom(seed), pack);
  const handOf = (seat: number) => (active.includes(seat) ? cards.slice(4 * active.indexOf(seat), 4 * active.indexOf(seat) + 4) : null);
  return { hands: Array.from({ length: seats }, (_, seat) => handOf(seat)), talon: [] };
}

function breach(state: ToyState, action: unknown): Problem | null {
  const read = Card.safeParse(action);
  if (!read.success) return wrong('action-type', 'type');
  const { seat, card } = read.data;
  if (state.turn === null) return wrong('after-end', 'type');
  if (seat !== state.turn) return wrong('wrong-turn', 'seat', { seat: state.turn });
  const hand = state.hands[seat] ?? [];
  if (!hand.includes(card)) return wrong('card-unheld', 'card', { card, seat });
  const suit = state.trick[0]?.card[0];
  const holds = suit !== undefined && hand.some((one) => one.startsWith(suit));
  return state.rules.follow && holds && !card.startsWith(suit)
    ? wrong('play-illegal', 'card', { rule: 'follow', trick: state.tricks.length + 1, seat, card, suit })
    : null;
}

const legal = (state: ToyState): readonly Action[] =>
  (state.turn === null ? [] : (state.hands[state.turn] ?? []))
    .map((card) => ({ type: 'play', seat: state.turn ?? 0, card }))
    .filter((action) => breach(state, action) === null);

function apply(state: ToyState, action: Action): void {
  const { seat, card } = Card.parse(action);
  if (breach(state, action)) throw new Error('not legal');
  state.hands = state.hands.map((hand, owner) => (owner === seat && hand ? hand.filter((one) => one !== card) : hand));
  state.trick = [...state.trick, { seat, card }];
  const { active } = state.table;
  state.turn = active[(active.indexOf(seat) + 1) % active.length] ?? null;
  if (state.trick.length === active.length) take(state);
}

function take(state: ToyState): void {
  const [led] = state.trick;
  const suited = state.trick.filter(({ card }) => card[0] === led?.card[0]);
  const winner = suited.reduce((best, one) => (rankOf(one.card) > rankOf(best.card) ? one : best)).seat;
  state.tricks = [...state.tricks, { cards: state.trick, winner }];
  state.trick = [];
  state.turn = state.tricks.length === 4 ? null : winner;
}

const result = ({ turn, tricks }: ToyState): ToyResult | null => (turn === null ? { last: tricks.at(-1)?.winner } : null);

const packDeal = ({ cards, actions }: PlayedDeal): PackedDeal => ({ cards: JSON.stringify(cards), actions: JSON.stringify(actions) });

const unpackDeal = ({ cards, actions }: PackedDeal): PlayedDeal => ({ cards: JSON.parse(cards), actions: JSON.parse(actions) });

function replayPacked(packed: PackedDeal, { table, rules }: { readonly table: Table; readonly rules: ToyRules }): Outcome<ToyState, ReplayFault> {
  const { cards, actions } = unpackDeal(packed);
  const started = start(cards, table, rules);
  if (!started.ok) return refuse({ action: null, problems: started.refusal });
  for (const [index, action] of actions.entries()) {
    const fault = breach(started.value, action);
    if (fault) return refuse({ action: index, problems: [fault] });
    apply(started.value, action);
  }
  return started;
}

export const play: Play<ToyRules, ToyResult, ToyState> = {
  start,
  shuffle,
  legal,
  breach,
  apply,
  copy: (state) => ({ ...state }),
  view: ({ hands, tricks, trick, turn }) => ({ phase: turn === null ? 'finished' : 'play', ended: turn === null, turn, hands, skat: [], tricks, trick }),
  result,
  known: (state) => result(state) ?? {},
  said: () => [],
  pack: packDeal,
  unpack: unpackDeal,
  replayPacked,
};
