import * as z from 'zod/mini';
import type { Id } from '@/kernel/ids';

const isId = (value: unknown): boolean => typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);

const idSchema = <Kind extends string>() => z.custom<Id<Kind>>(isId, 'not an id');

export const ClubId = idSchema<'club'>();
export const SeasonId = idSchema<'season'>();
export const TournamentId = idSchema<'tournament'>();
export const SittingId = idSchema<'sitting'>();
export const PersonId = idSchema<'person'>();
export const TeamId = idSchema<'team'>();
export const PenaltyId = idSchema<'penalty'>();
