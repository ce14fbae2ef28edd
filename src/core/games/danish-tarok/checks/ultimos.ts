import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import { endingOf, isLastTrickDue, isUltimo } from '../ending';
import type { DanishContext } from '../left';
import type { Bonus, DanishResult } from '../result';

/** Trick 25 has one card a player and one winner. `about` says which of the four conflicts. */
export function ultimoConflict({ bonuses = [] }: DanishResult): readonly Problem[] {
  const about = conflictOf(bonuses.filter(isUltimo));
  return about ? [wrong('ultimo-conflict', 'bonuses', { about })] : [];
}

function conflictOf(ultimos: readonly Bonus[]): string | null {
  const made = ultimos.filter((bonus) => bonus.made);
  if (new Set(ultimos.map(({ seat }) => seat)).size < ultimos.length) return 'same-seat';
  if (made.length > 1) return 'two-made';
  if (ultimos.length >= 3 && made.length === 0) return 'none-made';
  const pagatThere = ultimos.some(({ kind }) => kind === 'pagat-ultimo');
  return pagatThere && made.some(({ kind }) => kind === 'king-ultimo') ? 'king-over-pagat' : null;
}

export function lastTrickProblems(result: DanishResult): readonly Problem[] {
  const { lastTrick } = result;
  if (lastTrick === undefined) return [];
  const { won, lost } = endingOf(result);
  if (lost.some(({ seat }) => seat === lastTrick)) {
    return [wrong('last-trick', 'lastTrick', { about: 'lost', seat: lastTrick })];
  }
  return won && won.seat !== lastTrick
    ? [wrong('last-trick', 'lastTrick', { about: 'won', seat: lastTrick, other: won.seat })]
    : [];
}

export const lastTrickMissing = (result: DanishResult, { rules }: DanishContext): readonly Problem[] =>
  result.void === undefined && result.lastTrick === undefined && isLastTrickDue(endingOf(result), rules)
    ? [missing('last-trick-missing', 'lastTrick')]
    : [];
