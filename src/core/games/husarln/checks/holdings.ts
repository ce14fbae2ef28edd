import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Bonus, BonusKind } from '../result';

/** Tarocks in the pack, the Sküs among them. */
export const TAROCKS = 22;

/** The holder of the Trull holds the Pagat. */
export function trullPagat(bonuses: readonly Bonus[]): readonly Problem[] {
  const trull = bonuses.find(({ kind }) => kind === 'trull');
  const pagat = bonuses.find(({ kind, seat }) => kind === 'pagat-ultimo' && trull && seat !== trull.seat);
  return trull && pagat ? [wrong('trull-pagat', 'bonuses', { seat: trull.seat, other: pagat.seat })] : [];
}

/** All hands together hold no more Tarocks than there are. */
export function tarocksSum(bonuses: readonly Bonus[]): readonly Problem[] {
  const seats = [...new Set(bonuses.map(({ seat }) => seat))];
  const sum = seats.reduce((total, seat) => total + leastTarocks(bonuses, seat), 0);
  return sum > TAROCKS ? [wrong('tarocks-sum', 'bonuses', { sum, due: TAROCKS })] : [];
}

const counts: Readonly<Partial<Record<BonusKind, number>>> = {
  'tarocks-10': 10,
  'tarocks-11': 11,
  'tarocks-12': 12,
};

const cards: Readonly<Partial<Record<BonusKind, readonly string[]>>> = {
  trull: ['X', 'T21', 'T1'],
  pelikan: ['T3'],
  uhu: ['T2'],
  'pagat-ultimo': ['T1'],
};

/**
 * The fewest Tarocks that the bonuses of a seat need: their number if it is told, else the cards that are
 * named.
 */
export function leastTarocks(bonuses: readonly Bonus[], seat: Seat): number {
  const kinds = bonuses.filter((bonus) => bonus.seat === seat).map(({ kind }) => kind);
  const told = Math.max(0, ...kinds.map((kind) => counts[kind] ?? 0));
  return told > 0 ? told : new Set(kinds.flatMap((kind) => cards[kind] ?? [])).size;
}
