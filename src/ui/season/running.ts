import { count } from '@/league/standings/counting';
import type { Part } from '@/league/standings/part';
import type { ListView } from '../remote/answers';

type Line = ListView['lines'][number];
type Cell = Line['cells'][number];

/** What a person came to after each evening, the way the season counts; 0 before his first. */
export type Running = {
  readonly key: string;
  readonly name: string;
  readonly values: readonly number[];
};

/** Every line of a season over time: the last value is what stands in the table. */
export const runningOf = ({ lines, parts, criteria }: ListView): readonly Running[] =>
  lines.map((line) => {
    const cells = new Map(line.cells.map((cell) => [cell.key, cell]));
    const own: Part[] = [];
    const values = parts.map(({ key }) => {
      const cell = cells.get(key);
      if (cell) own.push(partOf(cell));
      const { points, of } = count({ key: line.key, parts: own, extra: [] }, criteria.counting);
      return points / of;
    });
    return { key: line.key, name: line.name, values };
  });

const nothing = {
  ...{ played: false, won: 0, substitution: 0 },
  ...{ results: [], penalties: [], substitute: null },
} as const;

/** As the counting rule sees it: what was played, or what a substitute brought, may be dropped. */
const partOf = ({ key, state, points, deals, tables }: Cell): Part => ({
  ...nothing,
  ...{ key, state, points, deals },
  counts: tables.length > 0 || state === 'substituted',
});

const mostAtOnce = 4;

/** Who is drawn in colour: those asked for, or the first ones of the table. */
export function highlightedIn(all: readonly Running[], who: readonly string[]): readonly Running[] {
  const asked = all.filter(({ key }) => who.includes(key));
  return (asked.length > 0 ? asked : all).slice(0, mostAtOnce);
}
