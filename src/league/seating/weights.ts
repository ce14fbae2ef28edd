import type { Weights } from './model';
import type { RoundPlan } from './request';

/**
 * What each further meeting of two costs: ten for the first repetition, and more than in proportion after
 * it.
 */
function meetingPrices(repeat: number): Int32Array {
  return Int32Array.from({ length: mostRounds }, (_, met) => repeat * met + (met * (met - 1)) / 2);
}

/** Published and planned together; beyond it a meeting costs nothing more. */
const mostRounds = 1000;

/** A draw avoids repetitions first, then unequal stints, then meeting again in the very next round. */
export const draw: Weights = { meeting: meetingPrices(10), consecutive: 1, stint: 3, out: 30 };

/** By rank, nobody is to be at the odd tables again and again; Swiss never repeats for the sake of rank. */
const ranked: Weights = { ...draw, stint: 30 };
const swiss: Weights = { ...ranked, meeting: meetingPrices(50) };

export function weightsFor({ mode }: RoundPlan): Weights {
  switch (mode.kind) {
    case 'draw':
    case 'final':
      return draw;
    case 'interval':
      return ranked;
    case 'swiss':
      return swiss;
  }
}
