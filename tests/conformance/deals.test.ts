import { describe, expect, it } from 'vitest';
import { games } from '@/core/games';
import { conforming } from './suite';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it.each(conforming(game))('%s', (_, faults) => {
    expect(faults()).toEqual([]);
  });
});
