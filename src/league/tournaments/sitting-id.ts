import type { SittingId, TournamentId } from '@/kernel/ids';
import { SittingId as readId } from '../ids';

/** So long may the id of a tournament be, for the ids made from it. */
export const longestTournamentId = 44;

/** The sitting of a table in a round: always the same, so that opening it twice opens it once. */
export const sittingIdOf = (tournament: TournamentId, round: number, table: number): SittingId =>
  readId.parse(`${tournament}-r${round}-t${table}`);

/** The command that opens it. */
export const openingCommandOf = (sitting: SittingId): string => `${sitting}-open`;
