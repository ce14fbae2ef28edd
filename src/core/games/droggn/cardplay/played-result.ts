import { at } from '../../../cards/byte';
import { FOOL, PAGAT } from '../../../cards/card';
import { after, leaderOf } from '../../../cards/three-hands';
import { seatOf } from '../../position';
import type { Contract } from '../contract';
import { POINTS } from '../contract';
import type { Bonus, DroggnResult, Played } from '../result';
import { isPagatBonus } from '../result';
import { TRICKS } from './deck';
import type { DroggnState } from './state';
import { contractOf, isWhole, NOBODY_YET, NOTHING } from './state';

/** The result of a deal that is over, with all its fields (section 5); null while it is not. */
export function playedResult(state: DroggnState): DroggnResult | null {
  if (state.phase !== 'finished') return null;
  const contract = contractOf(state);
  if (contract === null) return { contract: 'pass' };
  return state.revoker === NOBODY_YET ? playedOut(state, contract) : revoked(state, contract);
}

/** The same while it is played: who plays what, and what became of the Pagat once that is settled. */
export function knownResult(state: DroggnState): DroggnResult | null {
  const contract = contractOf(state);
  const { phase } = state;
  if (phase === 'finished' || phase === 'auction' || contract === null) return playedResult(state);
  const settled = state.pair || fateOf(state) !== null;
  return {
    contract,
    declarer: seatOf(state, state.declarer),
    doubles: state.doubles,
    bonuses: settled ? bonusesOf(state).filter(isPagatBonus) : [],
  };
}

/** Nobody knows what a laid-out card would have come to. */
function revoked(state: DroggnState, contract: Contract): Played {
  const { declarer, doubles, revoker } = state;
  return {
    contract,
    declarer: seatOf(state, declarer),
    doubles,
    bonuses: laidOutIn(state).map((bonus) => ({ ...bonus, announced: true })),
    revoke: seatOf(state, revoker),
  };
}

function laidOutIn(state: DroggnState): readonly Pick<Bonus, 'kind' | 'seat'>[] {
  if (state.laidOut === NOTHING) return [];
  const kind = state.laidOut === FOOL ? 'gstiess-ultimo' : 'pagat-ultimo';
  return [{ kind, seat: seatOf(state, state.layer) }];
}

/** Every trick is played, and counted, but in a Super Mord; no spread, since most deals end here. */
function playedOut(state: DroggnState, contract: Contract): Played {
  if (contract === 'super-mord') return mord(state);
  const { declarer, doubles } = state;
  const counted = at(state.points, declarer);
  return {
    contract,
    declarer: seatOf(state, declarer),
    doubles,
    match: isMatch(state),
    points: [counted, POINTS - counted],
    bonuses: bonusesOf(state),
    lastTrick: lastWinner(state),
  };
}

const mord = (state: DroggnState): Played => ({
  contract: 'super-mord',
  declarer: seatOf(state, state.declarer),
  doubles: state.doubles,
  match: isMatch(state),
  bonuses: bonusesOf(state),
  ...(state.tricks === TRICKS && { lastTrick: lastWinner(state) }),
});

const lastWinner = (state: DroggnState): number => seatOf(state, at(state.winners, TRICKS - 1));

const isMatch = (state: DroggnState): boolean => at(state.won, state.declarer) === TRICKS;

function bonusesOf(state: DroggnState): readonly Bonus[] {
  const [laidOut] = laidOutIn(state);
  if (laidOut?.kind === 'pagat-ultimo') return [{ ...laidOut, announced: true, made: isPagatMade(state) }];
  const pagat = pagatBonuses(state);
  return laidOut ? [...pagat, { ...laidOut, announced: true, made: isMatch(state) }] : pagat;
}

/** A laid-out Pagat: a part of the Super Mord, or the card that wins the last trick. */
function isPagatMade(state: DroggnState): boolean {
  if (isWhole(state)) return isMatch(state);
  const fate = fateOf(state);
  return fate !== null && fate.last && fate.winner === fate.player;
}

/** What became of a Pagat that was not laid out. */
function pagatBonuses(state: DroggnState): readonly Bonus[] {
  if (state.pair) return [{ kind: 'kleine-und-gstiess', seat: seatOf(state, state.declarer) }];
  const fate = isWhole(state) ? null : fateOf(state);
  if (fate === null) return [];
  const { player, winner, last } = fate;
  const made = winner === player;
  if (last) return [{ kind: 'pagat-ultimo', seat: seatOf(state, player), announced: false, made }];
  const captured = (player === state.declarer) !== (winner === state.declarer);
  return captured ? [{ kind: 'pagat-captured', seat: seatOf(state, winner) }] : [];
}

/** Who played the Pagat and who won that trick, as positions; was it the last? */
type Fate = { readonly player: number; readonly winner: number; readonly last: boolean };

/** Null if it was never played. */
function fateOf(state: DroggnState): Fate | null {
  const index = state.plays.indexOf(PAGAT);
  const trick = Math.floor(index / 3);
  if (index < 0 || trick >= state.tricks) return null;
  const player = after(leaderOf(state, trick), index % 3);
  return { player, winner: at(state.winners, trick), last: trick === TRICKS - 1 };
}
