/** Chance that a seed repeats on every machine: xorshift on 32 bits, the state changed in place. */
export type Chance = { bits: number };

/** A seed of 32 bits; neighbouring ones, 0 too, lead far apart. */
export function chanceFrom(seed: number): Chance {
  const mixed = Math.imul((seed ^ 0x5bd1e995) >>> 0, 0x2545f491) >>> 0;
  const chance = { bits: mixed === 0 ? 0x9e3779b9 : mixed };
  for (let i = 0; i < 8; i++) draw(chance);
  return chance;
}

/** The next 32 bits, never 0. */
export function draw(chance: Chance): number {
  let bits = chance.bits;
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  chance.bits = bits >>> 0;
  return chance.bits;
}

/** A whole number from 0 to `count` − 1. The product is exact: at most 2^53. */
export const drawBelow = (chance: Chance, count: number): number =>
  Math.floor((draw(chance) * count) / 0x100000000);

/** The same items in another order, each order equally likely. */
export function shuffled<Item>(chance: Chance, items: readonly Item[]): readonly Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(drawBelow(chance, rest.length), 1));
}
