import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Holdings } from './holdings';
import type { Table } from './table';

/** What a result tells of the pagat: won or lost, in the last trick or before, or laid away by the dealer. */
type Telling = {
  readonly bonuses?: readonly { readonly kind: string; readonly seat: Seat }[] | undefined;
  readonly pagatDiscarded?: boolean | undefined;
};

/** Who had the pagat, and where the result says so. */
export type Statement = { readonly seat: Seat; readonly path: string };

/** Every statement of what became of the pagat. */
export function pagatStatements(result: Telling, table: Table): readonly Statement[] {
  const { bonuses = [], pagatDiscarded } = result;
  const played = bonuses.flatMap(({ kind, seat }, index) =>
    kind === 'pagat' || kind === 'pagat-ultimo' ? [{ seat, path: `bonuses.${index}` }] : [],
  );
  return pagatDiscarded ? [...played, { seat: table.dealer, path: 'pagatDiscarded' }] : played;
}

/** The one statement of the pagat's fate, or null if there is none or more than one. */
export function pagatStatement(result: Telling, table: Table): Statement | null {
  const [first, second] = pagatStatements(result, table);
  return first && !second ? first : null;
}

/** `pagat-twice`: it has one fate only. */
export function pagatTwice(result: Telling, table: Table): readonly Problem[] {
  const [, second] = pagatStatements(result, table);
  return second ? [wrong('pagat-twice', second.path)] : [];
}

type Shown = {
  readonly statement: Statement | null;
  readonly holdings: Holdings;
  readonly table: Table;
  /** The declarations are of the hands after the discard: nobody holds what was laid away. */
  readonly afterDiscard?: true;
};

/** `pagat-holder`: the one statement of the pagat's fate against what the declarations prove. */
export function pagatHolder({ statement, holdings, table, afterDiscard }: Shown): readonly Problem[] {
  if (!statement) return [];
  const { seat, path } = statement;
  const laidAway = afterDiscard && path === 'pagatDiscarded';
  const other = table.active.find((one) => (laidAway || one !== seat) && holdings.get(one)?.held.has('T1'));
  const about = laidAway ? 'laid-away' : 'other';
  if (other !== undefined) return [wrong('pagat-holder', path, { about, seat, other })];
  const denied = !laidAway && holdings.get(seat)?.notHeld.has('T1');
  return denied ? [wrong('pagat-holder', path, { about: 'not', seat })] : [];
}
