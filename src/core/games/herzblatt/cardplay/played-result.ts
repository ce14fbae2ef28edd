import { at } from '../../../cards/byte';
import { seatOf } from '../../position';
import type { HerzResult } from '../result';
import { POINTS } from '../result';
import { isThrownIn } from './bidding';
import type { HerzState } from './state';
import { NOBODY } from './state';

/** What a deal that is over came to (section 5, "From a replay"); null while it is played. */
export function playedResult(state: HerzState): HerzResult | null {
  if (state.phase !== 'finished') return null;
  if (isThrownIn(state)) return { contract: 'pass' };
  const points = at(state.points, state.declarer);
  return { contract: 'solo', declarer: seatOf(state, state.declarer), points: [points, POINTS - points] };
}

/** The same while it is played: who plays, if anybody does. */
export function knownResult(state: HerzState): HerzResult | null {
  if (state.phase === 'finished' || state.declarer === NOBODY) return playedResult(state);
  return { contract: 'solo', declarer: seatOf(state, state.declarer) };
}
