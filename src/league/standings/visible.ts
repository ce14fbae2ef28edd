import type { TournamentId } from '@/kernel/ids';
import type { Actor } from '../permissions';
import type { Facts } from './facts';

/** A round of a tournament, for the question who may see it; a null round is the tournament as a whole. */
export type RoundAddress = { readonly tournament: TournamentId; readonly round: number | null };

/**
 * May this reader see results of this round? Every query of results asks here and nowhere else. Everybody
 * may, as long as nothing is hidden.
 */
export const visible = (_actor: Actor, _round: RoundAddress): boolean => true;

/** The facts without what this reader may not see: the very same ones, if nothing is hidden from him. */
export function seenBy(facts: Facts, actor: Actor): Facts {
  const sees = (tournament: TournamentId, round: number | null) => visible(actor, { tournament, round });
  const nothingHidden =
    facts.results.every(({ tournament, round }) => sees(tournament, round)) &&
    facts.evenings.every(({ tournament, rounds, substitutes, penalties }) =>
      [...rounds, ...substitutes, ...penalties].every(({ round }) => sees(tournament, round)),
    );
  return nothingHidden ? facts : without(facts, actor);
}

const without = ({ evenings, results }: Facts, actor: Actor): Facts => ({
  results: results.filter((row) => visible(actor, row)),
  evenings: evenings.map((evening) => {
    const sees = ({ round }: { readonly round: number | null }) =>
      visible(actor, { tournament: evening.tournament, round });
    return {
      ...evening,
      rounds: evening.rounds.filter(sees),
      substitutes: evening.substitutes.filter(sees),
      penalties: evening.penalties.filter(sees),
    };
  }),
});
