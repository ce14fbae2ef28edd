import { cardOfCode } from '@/core/cards/card';
import { deal } from '@/core/cards/three-hands';
import type { GrossState } from '@/core/games/grosstarock/cardplay/state';
import { clear, emptyState } from '@/core/games/grosstarock/cardplay/state';
import { playCard } from '@/core/games/grosstarock/cardplay/trick';
import type { GrossContext } from '@/core/games/grosstarock/left';
import { firstLeft } from '@/core/games/grosstarock/left';
import type { GrossResult } from '@/core/games/grosstarock/result';
import type { GrossRules } from '@/core/games/grosstarock/rules';
import { readRules } from '@/core/games/grosstarock/rules';
import { score } from '@/core/games/grosstarock/score';
import { scoring } from '@/core/games/grosstarock/scoring';
import { tableOfThree } from '@/core/games/seating-of-three';
import { netOf } from '@/kernel/booking';

export function rulesFrom(input?: unknown): GrossRules {
  const read = readRules(input);
  if (!read.ok) throw new Error(`these rules are refused: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

type Scene = { readonly rules?: unknown; readonly seats?: number; readonly dealer?: number };

/** What a deal finds at a table of three, dealer 0, but for what is said. */
export const scene = ({ rules, seats = 3, dealer = 0 }: Scene = {}): GrossContext => ({
  rules: rulesFrom(rules),
  table: tableOfThree(seats, Array.from({ length: seats }, (_, seat) => seat), dealer),
  pots: {},
  left: firstLeft,
});

/** A deal in which nothing special happened: the least a table writes down. */
export const plain: GrossResult = {
  bonuses: [
    { seat: 0, kind: 'king', made: true },
    { seat: 1, kind: 'king', made: true },
    { seat: 2, kind: 'king', made: true },
    { seat: 2, kind: 'king', made: false },
    { seat: 0, kind: 'pagat', made: true },
  ],
  points: [26, 26, 26],
};

/** Codes with their places, sorted. */
export const faults = (claim: unknown, at = scene()): readonly string[] =>
  scoring.check(claim, at).problems.map(({ code, path }) => `${code} ${path}`).sort();

/** Net by seat, whatever is missing. */
export const net = (result: GrossResult, at = scene()): readonly number[] =>
  netOf(score(result, at).bookings, at.table.seats);

/** Three at the table, seat 2 deals: seat 0 is forehand and leads, and positions are seats. */
export const table = tableOfThree(3, [0, 1, 2], 2);

const codesIn = (text: string): readonly string[] => text.split(' ').filter((code) => code !== '');

export function cardFor(code: string): number {
  const card = cardOfCode(code);
  if (card === null) throw new Error(`no card: ${code}`);
  return card;
}

/** Before the discard, the dealer's hand with the last three cards in it. Hands by seat, codes parted by blanks. */
export function dealtOnly(hands: readonly string[], rules?: unknown): GrossState {
  const read = rulesFrom(rules);
  const state = emptyState(table, read);
  clear(state, table, read);
  hands.forEach((hand, seat) => codesIn(hand).forEach((code) => deal(state, cardFor(code), seat)));
  return state;
}

export type Position = {
  readonly hands: readonly [string, string, string];
  readonly trick?: string;
  readonly number?: number;
  readonly won?: readonly [number, number, number];
  readonly rules?: unknown;
};

/** In the middle of a deal, with no more cards than the case needs; seat 0 leads to the trick on the table. */
export function positionOf({ hands, trick = '', number = 5, won = [0, 0, 0], rules }: Position): GrossState {
  const state = dealtOnly(hands, rules);
  state.phase = 'play';
  state.tricks = number - 1;
  state.won.set(won);
  codesIn(trick).forEach((code, seat) => {
    deal(state, cardFor(code), seat);
    playCard(state, cardFor(code));
  });
  return state;
}
