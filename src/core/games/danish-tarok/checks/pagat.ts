import type { Problem } from '@/kernel/problem';
import { missing } from '@/kernel/problem';
import { pagatStatements } from '../../pagat';
import type { DanishContext } from '../left';
import type { DanishResult } from '../result';

/** Its fate may be left out only where it pays nothing. */
export function pagatMissing(result: DanishResult, at: DanishContext): readonly Problem[] {
  const ended = (result.bonuses ?? []).some(({ kind }) => kind === 'tout' || kind === 'nolo');
  const told = pagatStatements(result, at.table).length > 0;
  return told || ended || result.void !== undefined || at.rules.pagatWon === 0
    ? []
    : [missing('pagat-missing', 'bonuses')];
}
