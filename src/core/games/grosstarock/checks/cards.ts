import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import { pagatHolder as holderProblems, pagatStatement, pagatStatements } from '../../pagat';
import type { GrossResult } from '../result';
import type { Told } from './told';

/** Its fate may be left out only where it pays nothing. */
export const pagatMissing = ({ result, at, ending }: Told): readonly Problem[] =>
  ending.paid && result.void === undefined && pagatStatements(result, at.table).length === 0
    ? [missing('pagat-missing', 'bonuses')]
    : [];

/** The one statement of the Pagat's fate against what the declarations prove. */
export const pagatHolder = ({ result, at, holdings }: Told): readonly Problem[] =>
  holderProblems({
    statement: pagatStatement(result, at.table),
    holdings,
    table: at.table,
    afterDiscard: true,
  });

/**
 * Four kings in the pack: those played and those proved, for each player the greater number; where they pay
 * all.
 */
export function kingsCount(told: Told): readonly Problem[] {
  const { at, ending, result } = told;
  const sum = at.table.active.reduce((total, seat) => total + kingsOf(told, seat), 0);
  if (sum > 4) return [wrong('kings-count', 'bonuses', { about: 'many', sum, due: 4 })];
  const played = at.table.active.reduce((total, seat) => total + kingsPlayed(result, seat), 0);
  return ending.paid && at.rules.kingHome > 0 && played < 4
    ? [missing('kings-count', 'bonuses', { about: 'few', sum: played, due: 4 })]
    : [];
}

const kingsOf = ({ result, holdings }: Told, seat: Seat): number =>
  Math.max(
    kingsPlayed(result, seat),
    [...(holdings.get(seat)?.held ?? [])].filter((card) => card.endsWith('K')).length,
  );

const kingsPlayed = ({ bonuses = [] }: GrossResult, seat: Seat): number =>
  bonuses.filter((b) => b.seat === seat && (b.kind === 'king' || b.kind === 'king-ultimo')).length;
