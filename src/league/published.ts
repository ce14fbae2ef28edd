import * as z from 'zod/mini';
import { PersonId } from './ids';

/** Who may read a list that was published. */
export const audiences = ['public', 'members', 'officials'] as const;
export const Audience = z.enum(audiences);
export type Audience = z.infer<typeof Audience>;

/**
 * One line of a list as it was published: a receipt, which is shown and never read to compute. `points` may
 * be a mean: then it is the sum over `of` evenings. A rank of null is under the line.
 */
export const PublishedLine = z.strictObject({
  rank: z.nullable(z.int().check(z.minimum(1))),
  person: PersonId,
  points: z.int(),
  of: z.int().check(z.minimum(1)),
});
export type PublishedLine = z.infer<typeof PublishedLine>;
