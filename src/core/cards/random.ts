/** A source of chance that a seed repeats: 32 random bits a call. */
export type Random = () => number;

/** Random bits from 32 bits of seed; neighbouring seeds have nothing to do with one another. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return scramble(state);
  };
}

/**
 * A one-to-one mixing of 32 bits. The factors are the first bits of the square roots of 2 and 3, both
 * odd.
 */
function scramble(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x6a09e667);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xbb67ae85);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** An integer from 0 to `count` − 1. */
export const below = (random: Random, count: number): number => Math.floor((random() / 2 ** 32) * count);

/** True once in `count` times. */
export const onceIn = (random: Random, count: number): boolean => below(random, count) === 0;

/** One element of a list that is not empty. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** The items in random order, every order equally likely. */
export function shuffled<Item>(random: Random, items: readonly Item[]): readonly Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(below(random, rest.length), 1));
}
