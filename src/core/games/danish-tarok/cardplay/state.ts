import type { Strengths } from '../../../cards/strength';
import { strengthsOf } from '../../../cards/strength';
import { NO_SUIT } from '../../../cards/suit';
import type { ThreeHands } from '../../../cards/three-hands';
import { clearHands, clearTable, DEALER, emptyHands, nextToPlay } from '../../../cards/three-hands';
import type { Table } from '../../table';
import type { Declaration, Fine } from '../result';
import type { DanishRules } from '../rules';

/** `name` is a short phase inside `play`; the last three are the end. */
export type Phase = 'discard' | 'play' | 'name' | 'finished' | 'redealt' | 'abandoned';

/** Why the same dealer deals again. */
export type Redeal = 'no-taroks' | 'misdeal';

/**
 * A deal as it stands: the cards, and what this game says beside them. Everything outside sees codes
 * and seats.
 */
export type DanishState = ThreeHands & {
  rules: DanishRules;
  table: Table;
  phase: Phase;
  redealt: Redeal | null;
  /**
   * What a fool that was led stands for, which must be followed; `NO_SUIT` if none was, or without a
   * name.
   */
  names: number;
  /** The name is final; the second player has claimed to have none of the suit. */
  fixed: boolean;
  claimed: boolean;
  /** The fool must be played to trick 23. */
  demanded: boolean;
  declarations: readonly Declaration[];
  fines: readonly Fine[];
};

/** In this trick the fool may be demanded; in the one after it, it is never played. */
export const DEMAND_TRICK = 23;

const reversed = strengthsOf(true);
const natural = strengthsOf(false);

const strengthsFor = (rules: DanishRules): Strengths => (rules.redPips === 'natural' ? natural : reversed);

/** A state without cards: `deal` gives it some. */
export const emptyState = (table: Table, rules: DanishRules): DanishState =>
  // Not spread: an object that is made by spreading is three times slower to play with.
  Object.assign(emptyHands(strengthsFor(rules)), {
    rules,
    table,
    phase: 'discard' as const,
    redealt: null,
    names: NO_SUIT,
    fixed: false,
    claimed: false,
    demanded: false,
    declarations: [],
    fines: [],
  });

/** Makes a used state as good as an empty one. */
export function clear(state: DanishState, table: Table, rules: DanishRules): void {
  clearHands(state, strengthsFor(rules));
  state.rules = rules;
  state.table = table;
  state.phase = 'discard';
  state.redealt = null;
  state.demanded = false;
  state.declarations = [];
  state.fines = [];
  clearTrick(state);
}

/** Before the first card of a trick. */
export function clearTrick(state: DanishState): void {
  clearTable(state);
  state.names = NO_SUIT;
  state.fixed = false;
  state.claimed = false;
}

/** Who is to act: the dealer discards, then the table goes round. Means nothing after the end. */
export const turnOf = (state: DanishState): number =>
  state.phase === 'discard' ? DEALER : nextToPlay(state);

export const hasEnded = ({ phase }: DanishState): boolean =>
  phase === 'finished' || phase === 'redealt' || phase === 'abandoned';
