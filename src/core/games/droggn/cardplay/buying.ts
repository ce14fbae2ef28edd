import { at } from '../../../cards/byte';
import { deck } from './deck';
import { handOf, holds, PLAYED, putDown, SKAT, takeUp } from '../../../cards/three-hands';
import type { DroggnState } from './state';

export type BuyRule = 'own' | 'discarded' | 'offer-missing' | 'offer-needless' | 'offer-not-in-hand';

/** A card asked for and one given for it; null for what is not there. */
export type Trade = { readonly card: number | null; readonly offer: number | null };

/** The rule a purchase would break, or null (section 4.4). Without a card it is the right not used. */
export function buyRule(state: DroggnState, { card, offer }: Trade): BuyRule | null {
  if (card === null) return offer === null ? null : 'offer-needless';
  if (holds(state, state.declarer, card)) return 'own';
  if (at(state.holder, card) === SKAT) return 'discarded';
  if (offer === null) return 'offer-missing';
  return holds(state, state.declarer, offer) ? null : 'offer-not-in-hand';
}

export function buy(state: DroggnState, { card, offer }: Trade): void {
  if (card !== null && offer !== null) swap(state, { card, offer });
  state.phase = 'announce';
}

function swap(state: DroggnState, { card, offer }: { readonly card: number; readonly offer: number }): void {
  const giver = at(state.holder, card);
  move(state, card, state.declarer);
  move(state, offer, giver);
}

function move(state: DroggnState, card: number, to: number): void {
  putDown(state, card, PLAYED);
  takeUp(state, card, to);
  state.dealt[card] = to;
}

/** Every purchase that breaks no rule, the one that is none first. */
export function legalTrades(state: DroggnState): readonly Trade[] {
  const own = handOf(state, state.declarer);
  const others = deck.cards.filter((card) => buyRule(state, { card, offer: own[0] ?? null }) === null);
  return [{ card: null, offer: null }, ...others.flatMap((card) => own.map((offer) => ({ card, offer })))];
}
