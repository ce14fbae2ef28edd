import { phrase } from '@/kernel/phrase';
import type { FigureTable } from '../figure-table';
import { bracketRows, figureRow } from '../figure-table';
import { POINTS } from './result';
import type { HerzRules } from './rules';
import { score } from './score';
import { seating } from './seating';

const SOLOIST = 0;
const table = seating.table(3, [0, 1, 2], 2);
const reasons = ['won-high', 'won', 'lost-low', 'lost'] as const;

/** What the soloist gets from, or pays to, each of the others, by his card points: worked out by `score`. */
export const figures = (rules: HerzRules): readonly FigureTable[] => [
  {
    id: 'points',
    title: phrase('figures.points'),
    rows: bracketRows({ from: 0, to: POINTS }, (points) =>
      figureRow({
        label: { from: points, to: points },
        seat: SOLOIST,
        reasons,
        book: () => {
          const result = { contract: 'solo', declarer: SOLOIST, points: [points, POINTS - points] } as const;
          return score(result, { rules, table, left: null, pots: {} }).bookings;
        },
      }),
    ),
  },
];
