import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Table } from './table';

/** Card points in the pack of 78, and what one of three players counts on average. */
export const POINTS = 78;
export const AVERAGE = 26;

/** A result with card points by seat; null for who does not play, and for one who was not counted. */
type Counting = { readonly points?: readonly (number | null)[] | undefined };

/** Card points of forehand, middle and dealer. */
export type Counted = readonly [forehand: number, middle: number, dealer: number];

/** How many of the active seats have a number. */
export const countedSeats = ({ points }: Counting, { active }: Table): number =>
  points ? active.filter((seat) => typeof points[seat] === 'number').length : 0;

/**
 * The points of the active seats; who was not counted has what is missing to 78. Null if two were not
 * counted.
 */
export function countedPoints({ points }: Counting, { active }: Table): Counted | null {
  if (!points) return null;
  const forehand = points[active[0] ?? 0] ?? null;
  const middle = points[active[1] ?? 0] ?? null;
  const dealer = points[active[2] ?? 0] ?? null;
  if (forehand !== null && middle !== null) return [forehand, middle, dealer ?? POINTS - forehand - middle];
  if (dealer === null) return null;
  if (forehand !== null) return [forehand, POINTS - forehand - dealer, dealer];
  return middle === null ? null : [POINTS - middle - dealer, middle, dealer];
}

/** `points-sum`: three numbers add up to 78; two do not exceed it. Asked with at least two numbers. */
export function pointsSum({ points = [] }: Counting, { active }: Table): readonly Problem[] {
  const given = active.map((seat) => points[seat] ?? null).filter((value) => value !== null);
  const sum = given.reduce((total, value) => total + value, 0);
  const fits = given.length === 3 ? sum === POINTS : sum <= POINTS;
  return fits ? [] : [wrong('points-sum', 'points', { sum, due: POINTS, given: given.length })];
}
