import type { Problem } from '@/kernel/problem';
import { missing, wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { DanishContext } from '../left';
import type { DanishResult } from '../result';

/** A statement of what became of the pagat: who had it, and where the result says so. */
type Statement = { readonly seat: Seat; readonly path: string };

function statementsOf(result: DanishResult, { table }: DanishContext): readonly Statement[] {
  const played = (result.bonuses ?? []).flatMap(({ kind, seat }, index) =>
    kind === 'pagat' || kind === 'pagat-ultimo' ? [{ seat, path: `bonuses.${index}` }] : [],
  );
  return result.pagatDiscarded ? [...played, { seat: table.dealer, path: 'pagatDiscarded' }] : played;
}

/** The one statement of the pagat's fate, or null if there is none or more than one. */
export function pagatStatement(result: DanishResult, at: DanishContext): Statement | null {
  const [first, second] = statementsOf(result, at);
  return first && !second ? first : null;
}

export function pagatTwice(result: DanishResult, at: DanishContext): readonly Problem[] {
  const [, second] = statementsOf(result, at);
  return second ? [wrong('pagat-twice', second.path)] : [];
}

/** Its fate may be left out only where it pays nothing. */
export function pagatMissing(result: DanishResult, at: DanishContext): readonly Problem[] {
  const ended = (result.bonuses ?? []).some(({ kind }) => kind === 'tout' || kind === 'nolo');
  const told = statementsOf(result, at).length > 0;
  return told || ended || result.void !== undefined || at.rules.pagatWon === 0
    ? []
    : [missing('pagat-missing', 'bonuses')];
}
