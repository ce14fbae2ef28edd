import { eq } from 'drizzle-orm';
import type { Season } from '@/league/seasons/season';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import { seasons } from './tables';

const rowOf = prepared((rows) => rows.select().from(seasons).where(eq(seasons.id, given)).prepare());

/** A season as its events tell it; null if there is none. */
export const seasonOf = (rows: Rows, season: string): Season | null =>
  rowOf(rows).get({ given: season })?.season ?? null;
