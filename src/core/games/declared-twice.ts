import type { Params } from '@/kernel/phrase';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';

type Declaration = { readonly kind: string; readonly seat: Seat; readonly suit?: string };

type Declared = { readonly declarations?: readonly Declaration[] | undefined };

/**
 * `declaration-twice`: a second `taroks` of a player; a second `suit` of a suit; a second of any other kind,
 * since four cards make one declaration.
 */
export function declarationTwice({ declarations = [] }: Declared): readonly Problem[] {
  const seen = new Set<string>();
  return declarations.flatMap((declaration, index) => {
    const name = nameOf(declaration);
    const twice = seen.has(name);
    seen.add(name);
    return twice ? [wrong('declaration-twice', `declarations.${index}`, paramsOf(declaration))] : [];
  });
}

function nameOf({ kind, seat, suit }: Declaration): string {
  if (kind === 'taroks') return `taroks ${seat}`;
  return kind === 'suit' ? `suit ${suit}` : kind;
}

const paramsOf = ({ kind, seat, suit = '' }: Declaration): Params => ({ kind, seat, suit });
