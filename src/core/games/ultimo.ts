import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';

/** What a result tells of a card that won or lost a trick. */
type Bonus = { readonly kind: string; readonly seat: Seat; readonly made: boolean };

type Telling = { readonly bonuses?: readonly Bonus[] | undefined; readonly lastTrick?: Seat | undefined };

/** A king or the pagat that fell in the last trick. */
export const isUltimo = ({ kind }: Bonus): boolean => kind === 'king-ultimo' || kind === 'pagat-ultimo';

/**
 * `ultimo-conflict`: trick 25 has one card a player and one winner. `about` says which of the four
 * conflicts.
 */
export function ultimoConflict({ bonuses = [] }: Telling): readonly Problem[] {
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

/** `last-trick`: who is said to have taken it lost a king or the pagat in it, or another won it with one. */
export function lastTrickProblems({ bonuses = [], lastTrick }: Telling): readonly Problem[] {
  if (lastTrick === undefined) return [];
  const ultimos = bonuses.filter(isUltimo);
  if (ultimos.some(({ made, seat }) => !made && seat === lastTrick)) {
    return [wrong('last-trick', 'lastTrick', { about: 'lost', seat: lastTrick })];
  }
  const won = ultimos.find(({ made }) => made);
  return won && won.seat !== lastTrick
    ? [wrong('last-trick', 'lastTrick', { about: 'won', seat: lastTrick, other: won.seat })]
    : [];
}
