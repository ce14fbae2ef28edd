import type { TournamentId } from '@/kernel/ids';
import type { Actor } from '../permissions';

/** A round of a tournament, for the question who may see it; a null round is the tournament as a whole. */
export type RoundAddress = { readonly tournament: TournamentId; readonly round: number | null };

/**
 * May this reader see results of this round? Every query of results asks here and nowhere else. Everybody may, as
 * long as nothing is hidden.
 */
export const visible = (_actor: Actor, _round: RoundAddress): boolean => true;
