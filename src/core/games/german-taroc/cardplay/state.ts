import { strengthsOf } from '../../../cards/strength';
import type { ThreeHands } from '../../../cards/three-hands';
import { after, clearHands, DEALER, emptyHands, nextToPlay } from '../../../cards/three-hands';
import type { Table } from '../../table';
import type { Declaration } from '../result';
import type { GermanRules } from '../rules';

export type Phase = 'discard' | 'declare' | 'play' | 'finished';

/** The cards of a deal as it stands, and what this game says beside them. Outside are codes and seats. */
export type GermanState = ThreeHands & {
  rules: GermanRules;
  table: Table;
  phase: Phase;
  /** How many players have had their say, and what they declared. */
  spoken: number;
  declarations: readonly Declaration[];
};

/** In red suits the ace is the best pip card, in black suits the ten. */
const strengths = strengthsOf(true);

/** A state without cards: `deal` gives it some. */
export const emptyState = (table: Table, rules: GermanRules): GermanState =>
  // Not spread: an object that is made by spreading is three times slower to play with.
  Object.assign(emptyHands(strengths), {
    rules,
    table,
    phase: 'discard' as const,
    spoken: 0,
    declarations: [],
  });

/** Makes a used state as good as an empty one. */
export function clear(state: GermanState, table: Table, rules: GermanRules): void {
  clearHands(state, strengths);
  state.rules = rules;
  state.table = table;
  state.phase = 'discard';
  state.spoken = 0;
  state.declarations = [];
}

/** Who is to act: the dealer discards and speaks first. Means nothing after the end. */
export function turnOf(state: GermanState): number {
  if (state.phase === 'discard') return DEALER;
  return state.phase === 'declare' ? after(DEALER, state.spoken) : nextToPlay(state);
}

export const hasEnded = ({ phase }: GermanState): boolean => phase === 'finished';
