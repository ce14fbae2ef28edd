import { eq } from 'drizzle-orm';
import type { PersonId } from '@/kernel/ids';
import { shown } from '@/league/rating/elo';
import { grouped } from '@/league/standings/grouping';
import type { People } from '@/people/people';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import type { RatingLine } from './answer';
import { replayedFor, seesAll, type Wanted } from './partial';
import { type Rating, ratings } from './tables';

const ofGame = prepared((rows) => rows.select().from(ratings).where(eq(ratings.game, given)).prepare());

/** Everybody's rating in one game, the highest first; equals share a rank. */
export async function ratingList(rows: Rows, people: People, wanted: Wanted): Promise<readonly RatingLine[]> {
  const rated = seesAll(rows, wanted) ? ofGame(rows).all({ given: wanted.game }) : ratedFor(rows, wanted);
  const names = await people.namesOf(rated.map(({ person }) => person));
  const lines = rated.map(({ person, rating, sittings, lastAt }) => {
    return { person, name: names.get(person) ?? '', sittings, rating: shown(rating), lastAt };
  });
  lines.sort((a, b) => b.rating - a.rating || (a.person < b.person ? -1 : 1));
  const higher = (than: number): number => lines.filter(({ rating }) => rating > than).length;
  return lines.map((line) => ({ ...line, rank: 1 + higher(line.rating) }));
}

type Rated = Rating & { readonly person: PersonId };

function ratedFor(rows: Rows, wanted: Wanted): readonly Rated[] {
  const byPerson = grouped(replayedFor(rows, wanted), ({ person }) => person);
  return [...byPerson].flatMap(([person, steps]) => {
    const last = steps.at(-1);
    // One who sat at a table under two names sat there once.
    const { size } = new Set(steps.map(({ sitting }) => sitting));
    return last ? [{ person, rating: last.after, sittings: size, lastAt: last.at }] : [];
  });
}
