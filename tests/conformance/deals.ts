import { expect, it } from 'vitest';
import { namedGames } from '../support/tested';
import { conforming } from './suite';

/** In how many files the suite lies, so that as many processes share the work. */
const PARTS = 4;

/** A part of what must hold of the deals of every game: each fourth claim, beginning with this one. */
export function testDeals(part: 0 | 1 | 2 | 3): void {
  const claims = namedGames.flatMap(([name, game]) => conforming(game).map((claim) => [name, ...claim] as const));
  const own = claims.filter((_, index) => index % PARTS === part);
  it.each(own)('%s: %s', (_name, _sentence, faults) => {
    expect(faults()).toEqual([]);
  });
}
