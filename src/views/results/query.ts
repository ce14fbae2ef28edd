import { asc, eq } from 'drizzle-orm';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import { results } from './tables';

const ofSitting = prepared((rows) =>
  rows.select().from(results).where(eq(results.sitting, given)).orderBy(asc(results.seat)).prepare(),
);

/** What everybody made at one table, by seat. */
export const resultsOfSitting = (rows: Rows, sitting: string) => ofSitting(rows).all({ given: sitting });
