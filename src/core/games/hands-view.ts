import { at } from '../cards/byte';
import { codeOf } from '../cards/card';
import type { ThreeHands } from '../cards/three-hands';
import { after, cardPlayed, handOf, leaderOf, positions, skatOf } from '../cards/three-hands';
import type { Seat } from '@/kernel/seat';
import type { CardPlayed, PlayView, TrickView } from './play';
import { positionOf, seatOf } from './position';
import type { Table } from './table';

type Dealt = ThreeHands & { readonly table: Table };

/** Hands, skat and tricks of a deal among three, as everybody outside sees them. */
export const handsView = (state: Dealt): Pick<PlayView, 'hands' | 'skat' | 'tricks' | 'trick'> => ({
  hands: Array.from({ length: state.table.seats }, (_, seat) => handView(state, seat)),
  skat: skatOf(state).map(codeOf),
  tricks: tricksView(state),
  trick: cardsView(state, state.tricks, state.leader).slice(0, state.lying),
});

function handView(state: Dealt, seat: Seat): readonly string[] | null {
  const position = positionOf(state, seat);
  return position < 0 ? null : handOf(state, position).map(codeOf);
}

const tricksView = (state: Dealt): readonly TrickView[] =>
  Array.from({ length: state.tricks }, (_, trick) => ({
    cards: cardsView(state, trick, leaderOf(state, trick)),
    winner: seatOf(state, at(state.winners, trick)),
  }));

/** The three places of a trick; those in which nothing lies yet mean nothing. */
const cardsView = (state: Dealt, trick: number, leader: number): readonly CardPlayed[] =>
  trick === state.winners.length
    ? []
    : positions.map((index) => ({
        seat: seatOf(state, after(leader, index)),
        card: codeOf(cardPlayed(state, trick, index)),
      }));

/** Card points by seat; null for who does not play. */
export function pointsBySeat(state: Dealt): readonly (number | null)[] {
  const points: (number | null)[] = [];
  for (let seat = 0; seat < state.table.seats; seat++) {
    const position = positionOf(state, seat);
    points.push(position < 0 ? null : at(state.points, position));
  }
  return points;
}
