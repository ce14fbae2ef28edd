import { at } from '../../../cards/byte';
import { codeOf } from '../../../cards/card';
import type { SuitLetter } from '../../../cards/suit';
import { letterOfSuit, NO_SUIT } from '../../../cards/suit';
import type { Seat } from '@/kernel/seat';
import type { CardPlayed, PlayView, TrickView } from '../../play';
import type { Declaration, Fine } from '../result';
import type { DanishState } from './state';
import { after, cardPlayed, handOf, leaderOf, positions, skatOf } from '../../../cards/three-hands';
import { positionOf, seatOf } from '../../position';
import { hasEnded, turnOf } from './state';

/** What this game shows beside what every game does. */
export type DanishView = PlayView & {
  /**
   * What the fool led to the trick on the table stands for; the name is final; the second player has
   * claimed.
   */
  readonly names: SuitLetter | null;
  readonly fixed: boolean;
  readonly claimed: boolean;
  /** The fool must be played to trick 23. */
  readonly demanded: boolean;
  readonly declarations: readonly Declaration[];
  readonly fines: readonly Fine[];
};

export function viewOf(state: DanishState): DanishView {
  const ended = hasEnded(state);
  return {
    phase: state.phase,
    ended,
    turn: ended ? null : seatOf(state, turnOf(state)),
    hands: handsView(state),
    skat: skatOf(state).map(codeOf),
    tricks: tricksView(state),
    trick: cardsView(state, state.tricks, state.leader).slice(0, state.lying),
    names: state.names === NO_SUIT ? null : letterOfSuit(state.names),
    fixed: state.fixed,
    claimed: state.claimed,
    demanded: state.demanded,
    declarations: state.declarations,
    fines: state.fines,
  };
}

const handsView = (state: DanishState): PlayView['hands'] =>
  Array.from({ length: state.table.seats }, (_, seat) => handView(state, seat));

function handView(state: DanishState, seat: Seat): readonly string[] | null {
  const position = positionOf(state, seat);
  return position < 0 ? null : handOf(state, position).map(codeOf);
}

const tricksView = (state: DanishState): readonly TrickView[] =>
  Array.from({ length: state.tricks }, (_, trick) => ({
    cards: cardsView(state, trick, leaderOf(state, trick)),
    winner: seatOf(state, at(state.winners, trick)),
  }));

/** The three places of a trick; those in which nothing lies yet mean nothing. */
const cardsView = (state: DanishState, trick: number, leader: number): readonly CardPlayed[] =>
  trick === state.winners.length
    ? []
    : positions.map((index) => ({
        seat: seatOf(state, after(leader, index)),
        card: codeOf(cardPlayed(state, trick, index)),
      }));
