import { cardOfCode } from '@/core/cards/card';
import { deal } from '@/core/cards/three-hands';
import type { GermanState } from '@/core/games/german-taroc/cardplay/state';
import { clear, emptyState } from '@/core/games/german-taroc/cardplay/state';
import { playCard } from '@/core/games/german-taroc/cardplay/trick';
import type { GermanContext } from '@/core/games/german-taroc/left';
import { firstLeft } from '@/core/games/german-taroc/left';
import type { GermanResult } from '@/core/games/german-taroc/result';
import type { GermanRules } from '@/core/games/german-taroc/rules';
import { readRules } from '@/core/games/german-taroc/rules';
import { score } from '@/core/games/german-taroc/score';
import { scoring } from '@/core/games/german-taroc/scoring';
import { tableOfThree } from '@/core/games/seating-of-three';
import { netOf } from '@/kernel/booking';

export function rulesFrom(input?: unknown): GermanRules {
  const read = readRules(input);
  if (!read.ok) throw new Error(`these rules are refused: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

type Scene = { readonly rules?: unknown; readonly seats?: number; readonly dealer?: number };

/** What a deal finds at a table of three, dealer 0, but for what is said. */
export const scene = ({ rules, seats = 3, dealer = 0 }: Scene = {}): GermanContext => ({
  rules: rulesFrom(rules),
  table: tableOfThree(seats, Array.from({ length: seats }, (_, seat) => seat), dealer),
  pots: {},
  left: firstLeft,
});

/** Codes with their places, sorted. */
export const faults = (claim: unknown, at = scene()): readonly string[] =>
  scoring.check(claim, at).problems.map(({ code, path }) => `${code} ${path}`).sort();

/** Net by seat; sound results only. */
export function settled(result: GermanResult, at = scene()): readonly number[] {
  const found = faults(result, at);
  if (found.length > 0) throw new Error(found.join(', '));
  return netOf(score(result, at).bookings, at.table.seats);
}

/** Three at the table, seat 2 deals: seat 0 is forehand and leads, and positions are seats. */
export const table = tableOfThree(3, [0, 1, 2], 2);

const codesIn = (text: string): readonly string[] => text.split(' ').filter((code) => code !== '');

export function cardFor(code: string): number {
  const card = cardOfCode(code);
  if (card === null) throw new Error(`no card: ${code}`);
  return card;
}

/** Before the discard, the dealer's hand with the last three cards in it. Hands by seat, codes parted by blanks. */
export function dealtOnly(hands: readonly string[], rules?: unknown): GermanState {
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
  readonly rules?: unknown;
};

/** In the middle of a deal, with no more cards than the case needs; seat 0 leads to the trick on the table. */
export function positionOf({ hands, trick = '', number = 5, rules }: Position): GermanState {
  const state = dealtOnly(hands, rules);
  state.phase = 'play';
  state.tricks = number - 1;
  codesIn(trick).forEach((code, seat) => {
    deal(state, cardFor(code), seat);
    playCard(state, cardFor(code));
  });
  return state;
}
