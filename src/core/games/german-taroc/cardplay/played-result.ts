import { at } from '../../../cards/byte';
import { PAGAT } from '../../../cards/card';
import { holds, SKAT, TRICKS } from '../../../cards/three-hands';
import { pointsBySeat } from '../../hands-view';
import { seatOf } from '../../position';
import type { Bonus, GermanResult } from '../result';
import type { GermanState } from './state';
import { foolOwner, isFoolAlone } from './trick';

/** What a deal that is over came to (section 5, "From a replay"); null while it is played. */
export function playedResult(state: GermanState): GermanResult | null {
  if (state.phase !== 'finished') return null;
  const result = {
    declarations: state.declarations,
    bonuses: bonusesOf(state),
    lastTrick: seatOf(state, at(state.winners, TRICKS - 1)),
    points: pointsBySeat(state),
  };
  return holds(state, SKAT, PAGAT) ? { ...result, pagatDiscarded: true } : result;
}

/**
 * The same while it is played: what was declared, and what became of the Pagat once its trick is completed.
 */
export const knownResult = (state: GermanState): GermanResult =>
  playedResult(state) ?? {
    declarations: state.declarations,
    bonuses: isPagatPlayed(state) ? [pagatBonus(state)] : [],
  };

function isPagatPlayed({ plays, tricks }: GermanState): boolean {
  const index = plays.indexOf(PAGAT);
  return index >= 0 && index < tricks * 3;
}

function bonusesOf(state: GermanState): readonly Bonus[] {
  const bonuses: Bonus[] = [];
  if (!holds(state, SKAT, PAGAT)) bonuses.push(pagatBonus(state));
  if (isFoolAlone(state)) bonuses.push(foolAloneBonus(state));
  return bonuses;
}

const foolAloneBonus = (state: GermanState): Bonus => ({
  seat: seatOf(state, foolOwner(state)),
  kind: 'fool-alone',
  made: true,
});

function pagatBonus(state: GermanState): Bonus {
  const trick = Math.floor(state.plays.indexOf(PAGAT) / 3);
  const by = at(state.dealt, PAGAT);
  const kind = trick === TRICKS - 1 ? 'pagat-ultimo' : 'pagat';
  return { seat: seatOf(state, by), kind, made: at(state.winners, trick) === by };
}
