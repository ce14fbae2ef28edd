import type { JsonObject } from '@/kernel/event';
import type { Seat } from '@/kernel/seat';

/**
 * A filled-in sheet as the deal that is sent. What stands in it is judged by the engine on the other side.
 */
export const writtenDeal = (dealer: Seat, result: unknown) => ({ dealer, result: asObject(result) });

/** Every sheet reads to plain data. */
const asObject = (result: unknown) => result as JsonObject;
