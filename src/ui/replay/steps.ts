import type { DealCourse, Moment } from '@/core/replay/course';

/** The moments at which a trick begins or the deal ends: where whole tricks are stepped to. */
export function trickBounds({ moments }: DealCourse): readonly number[] {
  const begins = moments.flatMap((moment, at) => (isTrickBegin(moment, moments[at - 1]) ? [at] : []));
  return [...new Set([0, ...begins, moments.length - 1])];
}

/** Every trick so far is complete, and the last one only just. */
const isTrickBegin = ({ view }: Moment, before: Moment | undefined): boolean =>
  before !== undefined && view.tricks.length > before.view.tricks.length;

export const trickAfter = (course: DealCourse, at: number): number =>
  trickBounds(course).find((bound) => bound > at) ?? course.moments.length - 1;

export const trickBefore = (course: DealCourse, at: number): number =>
  trickBounds(course).findLast((bound) => bound < at) ?? 0;

/** To which trick an action belongs, from 1; 0 before the first card is led. */
export function trickOf({ moments, actions }: DealCourse, index: number): number {
  const before = moments[index]?.view;
  if (!before) return 0;
  const led = before.tricks.length > 0 || before.trick.length > 0;
  return led || actions[index]?.type === 'play' ? before.tricks.length + 1 : 0;
}

/** Of which trick a moment shows the last action; 0 before the first. */
export const trickAt = (course: DealCourse, at: number): number => (at === 0 ? 0 : trickOf(course, at - 1));
