/** What belongs together under a key, in the order in which it came. */
export function grouped<One, Key>(
  all: readonly One[],
  keyOf: (one: One) => Key,
): ReadonlyMap<Key, readonly One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
