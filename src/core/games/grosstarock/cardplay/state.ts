import { strengthsOf } from '../../../cards/strength';
import type { ThreeHands } from '../../../cards/three-hands';
import { after, clearHands, DEALER, emptyHands, nextToPlay } from '../../../cards/three-hands';
import type { Seat } from '@/kernel/seat';
import type { Table } from '../../table';
import type { Declaration, Window } from '../result';
import type { GrossRules } from '../rules';

export type Phase = 'discard' | 'declare' | 'play' | 'finished';

/** All tricks or none, announced: worth what its window says. */
export type Announcement = { readonly seat: Seat; readonly kind: AnnouncedKind; readonly before: Window };

export type AnnouncedKind = 'tout' | 'nolo';

/** A deal as it stands: the cards, and what was said. Everything outside sees codes and seats. */
export type GrossState = ThreeHands & {
  rules: GrossRules;
  table: Table;
  phase: Phase;
  /** How many have declared, the dealer first. */
  spoken: number;
  declarations: readonly Declaration[];
  announcements: readonly Announcement[];
  /** In whose pile the Sküs counts, once it was played. */
  keeper: number;
};

/** In hearts and diamonds the ace beats the ten. */
const strengths = strengthsOf(true);

/**
 * A state without cards: `deal` gives it some. Every field by itself: an object spread would be slow to
 * play on.
 */
export function emptyState(table: Table, rules: GrossRules): GrossState {
  const hands = emptyHands(strengths);
  return {
    strengths,
    dealt: hands.dealt,
    holder: hands.holder,
    counts: hands.counts,
    plays: hands.plays,
    leaders: hands.leaders,
    winners: hands.winners,
    won: hands.won,
    points: hands.points,
    tricks: hands.tricks,
    lying: hands.lying,
    leader: hands.leader,
    led: hands.led,
    rules,
    table,
    phase: 'discard',
    spoken: 0,
    declarations: [],
    announcements: [],
    keeper: DEALER,
  };
}

/** Makes a used state as good as an empty one. */
export function clear(state: GrossState, table: Table, rules: GrossRules): void {
  clearHands(state, strengths);
  state.rules = rules;
  state.table = table;
  state.phase = 'discard';
  state.spoken = 0;
  state.declarations = [];
  state.announcements = [];
  state.keeper = DEALER;
}

/**
 * Who is to act: the dealer discards and declares first, then the table goes round. Means nothing after the
 * end.
 */
export function turnOf(state: GrossState): number {
  if (state.phase === 'play') return nextToPlay(state);
  return state.phase === 'declare' ? after(DEALER, state.spoken) : DEALER;
}
