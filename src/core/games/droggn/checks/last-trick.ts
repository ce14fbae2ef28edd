import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Bonus, Played } from '../result';

/** `last-trick`: who won it does not agree with the match or with a bonus. The first reason found. */
export function lastTrickProblems(result: Played): readonly Problem[] {
  const { lastTrick } = result;
  if (lastTrick === undefined) return [];
  const about = contradiction(result, lastTrick);
  return about === null ? [] : [wrong('last-trick', 'lastTrick', { about, seat: lastTrick })];
}

function contradiction({ match, declarer, bonuses = [] }: Played, winner: number): string | null {
  if (match && winner !== declarer) return 'match';
  const bonus = bonuses.find((one) => !allows(one, { winner, declarer }));
  if (!bonus) return null;
  return bonus.kind === 'pagat-ultimo' && bonus.made === false ? 'missed' : 'made';
}

type Ended = { readonly winner: number; readonly declarer: number };

/** A laid-out Pagat may be missed by being forced out earlier: then nothing follows. */
function allows({ kind, seat, announced = false, made = true }: Bonus, { winner, declarer }: Ended): boolean {
  if (kind === 'kleine-und-gstiess') return winner === declarer;
  if (kind !== 'pagat-ultimo') return true;
  return made ? winner === seat : announced || winner !== seat;
}
