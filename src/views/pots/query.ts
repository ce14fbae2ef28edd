import { eq } from 'drizzle-orm';
import type { Pots } from '@/core/games/game';
import { partKey } from '../sitting';
import type { Rows } from '../view';
import { pots } from './tables';

/** What the cups held after each deal, change and closing of a sitting, by `partKey`. */
export function potsOf(rows: Rows, sitting: string): ReadonlyMap<string, Pots> {
  const byPart = new Map<string, Pots>();
  for (const { part, number, pot, amount } of rows.select().from(pots).where(eq(pots.sitting, sitting)).all()) {
    const key = partKey(part, number);
    byPart.set(key, { ...byPart.get(key), [pot]: amount });
  }
  return byPart;
}
