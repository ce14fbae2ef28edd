import { expect, it } from 'vitest';
import { id, type PersonId } from '@/kernel/ids';
import { finalPersons } from '@/views/persons/resolution';

const shown = (...pairs: readonly (readonly [merged: string, kept: string])[]) =>
  Object.fromEntries(finalPersons(pairs.map(([merged, kept]) => ({ merged: of(merged), kept: of(kept) }))));

const of = (name: string): PersonId => id(name);

it('who was merged through several entries is shown as the last one', () => {
  expect(shown(['a', 'b'], ['b', 'c'], ['x', 'c'])).toEqual({ a: 'c', b: 'c', x: 'c' });
});

it('of two clubs that disagree the first is followed, and a circle is never closed', () => {
  expect(shown(['a', 'b'], ['a', 'c'])).toEqual({ a: 'b' });
  expect(shown(['a', 'b'], ['b', 'a'])).toEqual({ a: 'b' });
  expect(shown(['a', 'b'], ['b', 'c'], ['c', 'a'])).toEqual({ a: 'c', b: 'c' });
});

it('without mergings everybody is himself', () => {
  expect(shown()).toEqual({});
});
