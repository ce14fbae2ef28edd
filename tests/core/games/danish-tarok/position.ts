import { cardOfCode } from '@/core/cards/card';
import { NO_SUIT, suitOfLetter } from '@/core/cards/suit';
import { deal } from '@/core/cards/three-hands';
import type { DanishState } from '@/core/games/danish-tarok/cardplay/state';
import { emptyState } from '@/core/games/danish-tarok/cardplay/state';
import { playCard } from '@/core/games/danish-tarok/cardplay/trick';
import { seating } from '@/core/games/danish-tarok/seating';
import { rulesFrom } from '../../../support/deals';

/** Three at the table, seat 2 deals: seat 0 is forehand and leads, and positions are seats. */
export const table = seating.table(3, [0, 1, 2], 2);

/** Hands by seat, the trick on the table led by seat 0, and its number. Codes are parted by blanks. */
export type Position = {
  readonly hands: readonly [string, string, string];
  readonly trick?: string;
  readonly number?: number;
  readonly names?: string;
  readonly demanded?: boolean;
  readonly rules?: unknown;
};

const codesIn = (text: string): readonly string[] => text.split(' ').filter((code) => code !== '');

export function cardFor(code: string): number {
  const card = cardOfCode(code);
  if (card === null) throw new Error(`no card: ${code}`);
  return card;
}

/** In the middle of a deal, with no more cards than the case needs. */
export function positionOf({ hands, trick = '', number = 5, names, demanded = false, rules }: Position): DanishState {
  const state = dealtOnly(hands, rules);
  state.phase = 'play';
  state.tricks = number - 1;
  codesIn(trick).forEach((code, seat) => {
    deal(state, cardFor(code), seat);
    playCard(state, cardFor(code), code === 'X' ? (suitOfLetter(names) ?? NO_SUIT) : NO_SUIT);
  });
  state.demanded = demanded;
  return state;
}

/** Before the discard, the dealer's hand with the talon in it. */
export function dealtOnly(hands: readonly string[], rules?: unknown): DanishState {
  const state = emptyState(table, rulesFrom(rules));
  hands.forEach((hand, seat) => codesIn(hand).forEach((code) => deal(state, cardFor(code), seat)));
  return state;
}
