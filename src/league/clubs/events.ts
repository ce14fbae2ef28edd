import * as z from 'zod/mini';
import { type EventOf, fact } from '../fact';

/** A club exists. The name of a club is not personal data. Stream `club-<id>`. */
export const ClubFounded = fact('ClubFounded', 1, z.strictObject({ name: z.string().check(z.minLength(1)) }));
export type ClubFounded = EventOf<typeof ClubFounded>;

export const clubFacts = [ClubFounded] as const;
export type ClubEvent = EventOf<(typeof clubFacts)[number]>;
