import { isFields } from './faults';
import type { Difference } from './game';

/** A claim beside its replay, field by field: the pieces of a game's `reconcile`. */
export const difference = (path: string, claimed: unknown, replayed: unknown): readonly Difference[] =>
  claimed === replayed ? [] : [{ path, claimed, replayed }];

type Lists = { readonly claimed: readonly object[]; readonly replayed: readonly object[] };

/**
 * Lists as sets in which an element may occur several times: one difference for each element without a
 * partner. Partners are equal in all fields of the claimed one; of the `untold` ones the replayed one may
 * have more.
 */
export function listDifferences(path: string, { claimed, replayed }: Lists, untold: readonly string[] = []) {
  const left = [...replayed];
  const alone = claimed.filter((element) => {
    const at = left.findIndex((other) => matches(element, other, untold));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...alone.map((element): Difference => ({ path, claimed: element, replayed: null })),
    ...left.map((element): Difference => ({ path, claimed: null, replayed: element })),
  ];
}

function matches(claimed: object, replayed: object, untold: readonly string[]): boolean {
  if (!isFields(claimed) || !isFields(replayed)) return false;
  return (
    Object.entries(claimed).every(([field, value]) => replayed[field] === value) &&
    Object.keys(replayed).every((field) => field in claimed || untold.includes(field))
  );
}

type Counts = readonly (number | null)[] | undefined;

/** Card points, where the claim has a number. */
export const pointsDifferences = (claimed: Counts = [], replayed: Counts = []): readonly Difference[] =>
  claimed.flatMap((points, seat) =>
    points === null ? [] : difference(`points.${seat}`, points, replayed[seat] ?? null),
  );
