import { at } from '../../../cards/byte';
import type { CardSet } from '../../../cards/piquet';
import { cardsIn, piquetCode } from '../../../cards/piquet';
import type { Seat } from '@/kernel/seat';
import type { CardPlayed, PlayView, TrickView } from '../../play';
import { positionOf, seatOf } from '../../position';
import type { HerzState } from './state';
import { after, cardPlayed, handOf, leaderOf, NOBODY, turnOf } from './state';

/** What this game shows beside what every game does. */
export type HerzView = PlayView & {
  /** The soloist; null as long as nobody plays. */
  readonly declarer: Seat | null;
  /** How many have passed. */
  readonly passes: number;
  /** By seat: card points won so far, the soloist's with his discard. */
  readonly points: readonly number[];
};

export function viewOf(state: HerzState): HerzView {
  const ended = state.phase === 'finished';
  return {
    phase: state.phase,
    ended,
    turn: ended ? null : seatOf(state, turnOf(state)),
    hands: bySeat(state, (position) => codesOf(handOf(state, position)), null),
    skat: codesOf(state.skat),
    tricks: tricksView(state),
    trick: cardsView(state, state.tricks, state.lying),
    declarer: state.declarer === NOBODY ? null : seatOf(state, state.declarer),
    passes: state.passes,
    points: bySeat(state, (position) => at(state.points, position), 0),
  };
}

const codesOf = (cards: CardSet): readonly string[] => cardsIn(cards).map(piquetCode);

type ByPosition<Value> = (position: number) => Value;

function bySeat<Value>(state: HerzState, valueOf: ByPosition<Value>, none: Value): readonly Value[] {
  return Array.from({ length: state.table.seats }, (_, seat) => {
    const position = positionOf(state, seat);
    return position < 0 ? none : valueOf(position);
  });
}

const tricksView = (state: HerzState): readonly TrickView[] =>
  Array.from({ length: state.tricks }, (_, trick) => ({
    cards: cardsView(state, trick, state.players),
    winner: seatOf(state, at(state.winners, trick)),
  }));

/** The first cards of a trick. */
const cardsView = (state: HerzState, trick: number, count: number): readonly CardPlayed[] =>
  Array.from({ length: count }, (_, index) => ({
    seat: seatOf(state, after(state, leaderOf(state, trick), index)),
    card: piquetCode(cardPlayed(state, trick, index)),
  }));
