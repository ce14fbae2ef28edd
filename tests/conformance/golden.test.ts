import { describe, expect, it } from 'vitest';
import { namedGames } from '../support/tested';
import { goldenDeal } from '../golden/deal';
import { readGolden } from '../golden/files';

describe.each(namedGames)('the golden deals of %s', (id, game) => {
  const golden = readGolden(id);

  it('are there, one by every preset', () => {
    expect(golden.map(({ preset }) => preset)).toEqual(game.rules.presets.map((preset) => preset.id));
  });

  it('lie, book, and allow as much as ever, state by state', () => {
    for (const deal of golden) {
      expect(deal.states).toHaveLength(deal.actions.length + 1);
      expect(goldenDeal(game, deal)).toEqual(deal);
    }
  });
});
