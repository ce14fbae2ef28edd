import { controlOf } from '@/league/standings/control';
import { heldIn } from '@/league/standings/table';
import type { People } from '@/people/people';
import type { Rows } from '../view';
import type { ControlView } from './answer';
import { sumsOf } from './load';
import type { Made } from './query';

/** The control page of a list: every sum with the entries that it is made of. */
export async function proofOf(
  { rows, people }: { readonly rows: Rows; readonly people: People },
  { facts, regulation, table }: Made,
): Promise<ControlView> {
  const sums = sumsOf(rows, facts);
  const control = controlOf(table, heldIn(facts, regulation.criteria.substitute), sums);
  const persons = [control.penalties, control.substitutions, control.dropped].flatMap(({ entries }) =>
    entries.map(({ person }) => person),
  );
  const names = Object.fromEntries(await people.namesOf([...new Set<string>(persons)]));
  const tables = sums.map(({ sitting, tournament, round, table: number }) => {
    return { sitting, tournament, round, table: number };
  });
  return { ...control, tables, names };
}
