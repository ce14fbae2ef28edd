import { describe, expect, it } from 'vitest';
import { below, onceIn, pick, randomFrom, shuffled } from '@/core/cards/random';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe('chance from a seed', () => {
  it('repeats itself, and differs from seed to seed', () => {
    const draw = (seed: number) => numbers(8).map(randomFrom(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(new Set(numbers(200).map((seed) => draw(seed).join())).size).toBe(200);
  });

  it('is 32 bits, every bit as often set as not', () => {
    const random = randomFrom(1);
    const drawn = numbers(4000).map(() => random());
    const shares = numbers(32).map((bit) => drawn.filter((bits) => (bits >>> bit) & 1).length / drawn.length);
    expect(drawn.every((bits) => Number.isInteger(bits) && bits >= 0 && bits < 2 ** 32)).toBe(true);
    expect(shares.filter((share) => share < 0.46 || share > 0.54)).toEqual([]);
  });

  it('is even from the first draw on, over neighbouring seeds', () => {
    const firsts = numbers(6000).map((seed) => below(randomFrom(seed), 6));
    const shares = numbers(6).map((face) => firsts.filter((first) => first === face).length / firsts.length);
    expect(shares.filter((share) => share < 0.14 || share > 0.19)).toEqual([]);
  });

  it('picks what is there', () => {
    const random = randomFrom(3);
    expect(new Set(numbers(100).map(() => pick(random, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => pick(random, [])).toThrow(RangeError);
    expect(onceIn(random, 1)).toBe(true);
  });

  it('shuffles into an order of the same things, each in every place', () => {
    const random = randomFrom(5);
    const items = numbers(5);
    const orders = numbers(3000).map(() => shuffled(random, items));
    expect(orders.every((order) => new Set(order).size === items.length && order.every((item) => items.includes(item)))).toBe(true);
    const shares = items.flatMap((item) => items.map((place) => orders.filter((order) => order[place] === item).length));
    expect(shares.filter((count) => count < 500 || count > 700)).toEqual([]);
    expect(new Set(orders.map((order) => order.join())).size).toBe(120);
  });
});
