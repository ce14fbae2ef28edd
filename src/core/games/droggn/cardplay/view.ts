import { codeOf } from '../../../cards/card';
import type { Seat } from '@/kernel/seat';
import { handsView } from '../../hands-view';
import type { PlayView } from '../../play';
import { seatOf } from '../../position';
import type { DroggnState } from './state';
import { bidOfPosition, bidWords, contractOf, NOBODY_YET, NOTHING, turnOf } from './state';

/** What this game shows beside what every game does. */
export type DroggnView = PlayView & {
  readonly bids: readonly { readonly seat: Seat; readonly bid: string }[];
  /** The highest bid so far, and who made it; null before one. */
  readonly contract: string | null;
  readonly declarer: Seat | null;
  readonly doubles: number;
  readonly laidOut: { readonly seat: Seat; readonly card: string } | null;
  /** Pagat and Gstieß are announced for the last two tricks. */
  readonly pair: boolean;
  readonly revoke: Seat | null;
};

export function viewOf(state: DroggnState): DroggnView {
  const ended = state.phase === 'finished';
  return {
    phase: state.phase,
    ended,
    turn: ended ? null : seatOf(state, turnOf(state)),
    ...handsView(state),
    bids: bidsView(state),
    contract: contractOf(state),
    declarer: seatOrNull(state, state.declarer),
    doubles: state.doubles,
    laidOut: laidOutView(state),
    pair: state.pair,
    revoke: seatOrNull(state, state.revoker),
  };
}

const bidsView = (state: DroggnState): DroggnView['bids'] =>
  Array.from({ length: state.spoken }, (_, position) => ({
    seat: seatOf(state, position),
    bid: bidWords[bidOfPosition(state, position)] ?? 'pass',
  }));

const seatOrNull = (state: DroggnState, position: number): Seat | null =>
  position === NOBODY_YET ? null : seatOf(state, position);

const laidOutView = (state: DroggnState): DroggnView['laidOut'] =>
  state.laidOut === NOTHING ? null : { seat: seatOf(state, state.layer), card: codeOf(state.laidOut) };
