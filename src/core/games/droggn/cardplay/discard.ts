import { FOOL, isKing, MONDO, PAGAT, suitOf } from '../../../cards/card';
import { TAROK } from '../../../cards/suit';
import { handOf, holds, putDown, SKAT } from '../../../cards/three-hands';
import { countIn } from './auction';
import { TALON } from './deck';
import type { DroggnState } from './state';
import { contractOf } from './state';

export type DiscardRule = 'count' | 'twice' | 'not-in-hand' | 'honour' | 'king-alone' | 'trump-per-king';

/** The rule a discard would break, or null (section 4.3). */
export function discardRule(state: DroggnState, cards: readonly number[]): DiscardRule | null {
  if (cards.length !== TALON) return 'count';
  for (const [index, card] of cards.entries()) {
    if (cards.indexOf(card) !== index) return 'twice';
    if (!holds(state, state.declarer, card)) return 'not-in-hand';
    if (isHonour(card)) return 'honour';
  }
  return kingRule(state, cards);
}

const isHonour = (card: number): boolean => card === FOOL || card === MONDO || card === PAGAT;

/** A king goes only with a trump, by some only with one for each king. */
function kingRule({ rules }: DroggnState, cards: readonly number[]): DiscardRule | null {
  let kings = 0;
  let trumps = 0;
  for (const card of cards) {
    if (isKing(card)) kings += 1;
    else if (suitOf(card) === TAROK) trumps += 1;
  }
  if (rules.kingDiscard === 'trump-per-king') return trumps < kings ? 'trump-per-king' : null;
  return kings > 0 && trumps === 0 ? 'king-alone' : null;
}

/** The three cards count with the declarer's tricks. Before a Solo nothing is bought. */
export function discard(state: DroggnState, cards: readonly number[]): void {
  for (const card of cards) putDown(state, card, SKAT);
  countIn(state, cards);
  state.phase = contractOf(state) === 'ansager' ? 'buy' : 'announce';
}

/** Every discard that breaks no rule. */
export function legalDiscards(state: DroggnState): readonly (readonly number[])[] {
  const hand = handOf(state, state.declarer).filter((card) => !isHonour(card));
  const all = hand.flatMap((first, one) =>
    hand
      .slice(one + 1)
      .flatMap((second, two) => hand.slice(one + two + 2).map((third) => [first, second, third])),
  );
  return all.filter((cards) => kingRule(state, cards) === null);
}
