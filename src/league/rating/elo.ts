import type { PersonId, SittingId } from '@/kernel/ids';

/** A sitting that was closed, for the rating: who had how many points in the end. */
export type RatedSitting = {
  readonly sitting: SittingId;
  readonly persons: readonly PersonId[];
  readonly points: readonly number[];
};

/**
 * What a sitting did to one person's rating. Ratings are whole numbers of thousandths inside, rounded to
 * show.
 */
export type Rated = {
  readonly sitting: SittingId;
  readonly person: PersonId;
  readonly before: number;
  readonly after: number;
};

export const startRating = 1500;

/** How much one sitting may move a rating: more while a person is new. Published with the list. */
export const weights = { newcomer: 40, settled: 20, newFor: 10 } as const;

/** How many rating points make ten times the chance. */
const scale = 400;

const thousand = 1000;

/**
 * Elo for three or more at a table: everybody is compared with each of the others by the points of the
 * sitting (1 for more, ½ for the same, 0 for fewer) and with what the ratings led to expect; the mean of the
 * surprises, times the weight, moves the rating. Replayed from the first sitting on, in the order given.
 */
export function rate(sittings: Iterable<RatedSitting>): readonly Rated[] {
  const ratings = new Map<PersonId, number>();
  const played = new Map<PersonId, number>();
  const history: Rated[] = [];
  for (const sitting of sittings) {
    if (sitting.persons.length < 2) continue;
    const before = sitting.persons.map((person) => ratings.get(person) ?? startRating * thousand);
    for (const [seat, person] of sitting.persons.entries()) {
      const times = played.get(person) ?? 0;
      const weight = times < weights.newFor ? weights.newcomer : weights.settled;
      const step = Math.round(surprise(sitting.points, before, seat) * weight * thousand);
      const own = before[seat] ?? 0;
      ratings.set(person, own + step);
      played.set(person, times + 1);
      history.push({ sitting: sitting.sitting, person, before: own, after: own + step });
    }
  }
  return history;
}

/** The mean, over the others at the table, of what came minus what was expected: between −1 and 1. */
function surprise(points: readonly number[], ratings: readonly number[], seat: number): number {
  const [own, rating] = [points[seat] ?? 0, ratings[seat] ?? 0];
  let sum = 0;
  for (const [other, theirs] of ratings.entries()) {
    if (other !== seat) sum += score(own, points[other] ?? 0) - expected(rating, theirs);
  }
  return sum / (ratings.length - 1);
}

function score(own: number, other: number): number {
  if (own === other) return 0.5;
  return own > other ? 1 : 0;
}

const expected = (own: number, other: number): number =>
  1 / (1 + 10 ** ((other - own) / (scale * thousand)));

/** A rating as it is shown: a whole number. */
export const shown = (rating: number): number => Math.round(rating / thousand);
