import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, shuffled } from '@/core/cards/random';
import type { Layout, Mode, SeatingInput, SeatingRequest } from '@/league/seating/request';
import { seatingRequest } from '@/league/seating/request';
import { people } from './request';

/** Any request: head counts, tables, prohibitions, absences, seasons, labels, rank modes, sizes of other games. */
export function randomRequest(random: Random, seed: number): SeatingRequest {
  const persons = people(3 + below(random, 38));
  const sizes = onceIn(random, 6) ? [2, 3, 4, 5] : [3, 4];
  const some = (most: number) => shuffled(random, persons).slice(0, below(random, most + 1));
  const rounds = Array.from({ length: 1 + below(random, 6) }, (_, i) => ({
    number: i + 1,
    absent: onceIn(random, 3) ? some(Math.floor(persons.length / 4)) : [],
    layout: layoutOf(random, persons.length),
    mode: modeOf(random, persons),
  }));
  const apart = Array.from({ length: below(random, 5) }, () => ({
    persons: shuffled(random, persons).slice(0, 2 + below(random, 4)),
    strength: pick(random, ['absolute', 'weak', 'first-round'] as const),
    reason: 'club' as const,
  })).filter((one) => one.persons.length > 1);
  const fixed = some(2).map((person, i) => ({ person, table: i + 1 }));
  const compass = onceIn(random, 8) ? { labels: ['N', 'E', 'S', 'W'] } : undefined;
  const season = onceIn(random, 3) ? seasonOf(random, persons) : [];
  return seatingRequest({
    persons, sizes, rounds, apart, fixed, season, seed, budget: 40_000, ...(compass && { compass }),
    places: pick(random, ['rotated', 'kept'] as const),
  });
}

function layoutOf(random: Random, count: number): Layout {
  const kind = below(random, 6);
  if (kind === 0) return { kind: 'tables', tables: Math.max(1, Math.floor(count / (3 + below(random, 2)))) };
  if (kind === 1) return { kind: 'sitting-out', size: 3 };
  return { kind: 'proposed' };
}

function modeOf(random: Random, persons: SeatingInput['persons']): Mode {
  const ranking = shuffled(random, persons);
  if (onceIn(random, 8)) return { kind: 'interval', interval: 1 + below(random, 5), ranking };
  if (onceIn(random, 10)) return { kind: 'swiss', ranking };
  return onceIn(random, 12) ? { kind: 'final', sizes: [3], ranking } : { kind: 'draw' };
}

const seasonOf = (random: Random, persons: SeatingInput['persons']) =>
  Array.from({ length: 30 }, () => shuffled(random, persons)).flatMap(([a, b]) =>
    a && b ? [{ persons: [a, b] as [typeof a, typeof b], times: 1 + below(random, 7) }] : [],
  );
