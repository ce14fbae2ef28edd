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

/** What somebody has so far: the rating in thousandths, and how many sittings it is of. */
export type Standing = { readonly rating: number; readonly sittings: number };

export const newcomer: Standing = { rating: startRating * thousand, sittings: 0 };

/**
 * Elo for three or more at a table: everybody is compared with each of the others by the points of the
 * sitting (1 for more, ½ for the same, 0 for fewer) and with what the ratings led to expect; the mean of the
 * surprises, times the weight, moves the rating. Answers with the new ratings by seat; none, where somebody
 * sat alone.
 */
export function rateTable(points: readonly number[], before: readonly Standing[]): readonly number[] {
  if (before.length < 2) return [];
  const ratings = before.map(({ rating }) => rating);
  return before.map(({ rating, sittings }, seat) => {
    const weight = sittings < weights.newFor ? weights.newcomer : weights.settled;
    return rating + Math.round(surprise(points, ratings, seat) * weight * thousand);
  });
}

/** Everybody's ratings, replayed from the first sitting on, in the order given. */
export function rate(sittings: Iterable<RatedSitting>): readonly Rated[] {
  const standings = new Map<PersonId, Standing>();
  const history: Rated[] = [];
  for (const { sitting, persons, points } of sittings) {
    const before = persons.map((person) => standings.get(person) ?? newcomer);
    for (const [seat, rating] of rateTable(points, before).entries()) {
      const [person, own] = [persons[seat], before[seat]];
      if (person === undefined || own === undefined) continue;
      standings.set(person, { rating, sittings: own.sittings + 1 });
      history.push({ sitting, person, before: own.rating, after: rating });
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
