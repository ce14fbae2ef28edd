import { eq } from 'drizzle-orm';
import type { Pots } from '@/core/games/game';
import { partKey } from '../sitting';
import { given, prepared } from '../statements';
import type { Rows } from '../view';
import { pots } from './tables';

const ofSitting = prepared((rows) => rows.select().from(pots).where(eq(pots.sitting, given)).prepare());

/** What the cups held after each deal, change and closing of a sitting, by `partKey`. */
export function potsOf(rows: Rows, sitting: string): ReadonlyMap<string, Pots> {
  const byPart = new Map<string, Pots>();
  for (const { part, number, pot, amount } of ofSitting(rows).all({ given: sitting })) {
    const key = partKey(part, number);
    byPart.set(key, { ...byPart.get(key), [pot]: amount });
  }
  return byPart;
}
