import { at } from '../../../cards/byte';
import { isUltimoCard, PAGAT } from '../../../cards/card';
import { isPagatDiscarded, isToutAnnounced } from './discard';
import type { Bonus, DanishResult } from '../result';
import type { DanishState } from './state';
import { DEALER, TRICKS } from '../../../cards/three-hands';
import { pointsBySeat } from '../../hands-view';
import { seatOf } from '../../position';
import { winnerOf } from '../../../cards/trick';

/** What a deal that is over came to (section 5, "From a replay"); null while it is played. */
export function playedResult(state: DanishState): DanishResult | null {
  const ended = endedResult(state);
  return ended && state.fines.length > 0 ? { ...ended, fines: state.fines } : ended;
}

/** The same while it is played: declarations, kings and pagat of the tricks completed, fines. */
export const knownResult = (state: DanishState): DanishResult =>
  playedResult(state) ?? {
    declarations: state.declarations,
    bonuses: bonusesOf(state),
    ...(state.fines.length > 0 && { fines: state.fines }),
  };

function endedResult(state: DanishState): DanishResult | null {
  switch (state.phase) {
    case 'finished':
      return finishedResult(state);
    case 'abandoned':
      return abandonedResult(state);
    case 'redealt':
      return { void: state.redealt ?? 'misdeal' };
    case 'discard':
    case 'play':
    case 'name':
      return null;
  }
}

const finishedResult = (state: DanishState): DanishResult =>
  withPagat(state, {
    declarations: state.declarations,
    bonuses: bonusesOf(state),
    lastTrick: seatOf(state, lastWinner(state)),
    points: pointsBySeat(state),
  });

/** Of the tricks completed, what became of kings and pagat. */
const abandonedResult = (state: DanishState): DanishResult =>
  withPagat(state, { void: 'abandoned', declarations: state.declarations, bonuses: bonusesOf(state) });

const withPagat = (state: DanishState, result: DanishResult): DanishResult =>
  isPagatDiscarded(state) ? { ...result, pagatDiscarded: true } : result;

function bonusesOf(state: DanishState): readonly Bonus[] {
  const bonuses: Bonus[] = [];
  const played = state.tricks * 3;
  for (let index = 0; index < played; index++) {
    if (isUltimoCard(at(state.plays, index))) pushUltimoCard(state, index, bonuses);
  }
  if (state.phase === 'finished') pushToutAndNolo(state, bonuses);
  return bonuses;
}

/**
 * A card by its place among all that were played: it is lost if its trick goes to another. A king brought
 * home before the last trick is nothing.
 */
function pushUltimoCard(state: DanishState, index: number, bonuses: Bonus[]): void {
  const card = at(state.plays, index);
  const by = at(state.dealt, card);
  const trick = Math.floor(index / 3);
  const seat = seatOf(state, by);
  const made = at(state.winners, trick) === by;
  const isPagat = card === PAGAT;
  if (trick === TRICKS - 1) bonuses.push({ seat, kind: isPagat ? 'pagat-ultimo' : 'king-ultimo', made });
  else if (isPagat) bonuses.push({ seat, kind: 'pagat', made });
  else if (!made) bonuses.push({ seat, kind: 'king', made });
}

/** A tout made by anybody, a tout announced and missed, a nolo if nobody won all. */
function pushToutAndNolo(state: DanishState, bonuses: Bonus[]): void {
  const announced = isToutAnnounced(state);
  const tout = winnerOf(state, TRICKS);
  const nolo = tout < 0 ? winnerOf(state, 0) : -1;
  if (tout >= 0) bonuses.push(toutMade(seatOf(state, tout), announced && tout === DEALER));
  if (announced && tout !== DEALER) bonuses.push(toutMissed(seatOf(state, DEALER)));
  if (nolo >= 0) bonuses.push({ seat: seatOf(state, nolo), kind: 'nolo', made: true });
}

const toutMade = (seat: number, announced: boolean): Bonus =>
  announced ? { seat, kind: 'tout', made: true, before: 1 } : { seat, kind: 'tout', made: true };

const toutMissed = (seat: number): Bonus => ({ seat, kind: 'tout', made: false, before: 1 });

const lastWinner = ({ winners }: DanishState): number => at(winners, TRICKS - 1);
