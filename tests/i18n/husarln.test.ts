import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ActionType } from '@/core/games/husarln/cardplay/action';
import type { AnnounceRule } from '@/core/games/husarln/cardplay/announcing';
import type { BidRule } from '@/core/games/husarln/cardplay/auction';
import type { DiscardRule } from '@/core/games/husarln/cardplay/discard';
import type { Bid, Phase } from '@/core/games/husarln/cardplay/state';
import type { TakeRule } from '@/core/games/husarln/cardplay/talon';
import type { PlayRule } from '@/core/games/husarln/cardplay/trick';
import { choicesOf, contracts } from '@/core/games/husarln/contract';
import { bonusKinds } from '@/core/games/husarln/result';
import { da } from '@/core/games/husarln/words/da';
import { sourcesBelow, textOf } from '../support/sources';

const keys = (tree: object): readonly string[] => Object.keys(tree).sort();
const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

describe('Husarln has words for', () => {
  it('every contract, choice, bonus, reason and movement', () => {
    expect(keys(da.contracts)).toEqual(sorted([...contracts, 'pass']));
    expect(keys(da.sheet.choices.zweiblatt)).toEqual(sorted(choicesOf.zweiblatt));
    expect(keys(da.sheet.choices.einblatt)).toEqual(sorted(choicesOf.einblatt));
    expect(keys(da.bonuses)).toEqual(sorted(bonusKinds));
    expect(keys(da.reasons)).toEqual(sorted(['game', ...bonusKinds]));
    expect(keys(da.movements)).toEqual(keys(da.reasons));
  });

  it('every action, phase, bid and rule of play, and no others', () => {
    expectTypeOf<keyof typeof da.actions>().toEqualTypeOf<ActionType>();
    expectTypeOf<keyof typeof da.phases>().toEqualTypeOf<Phase>();
    expectTypeOf<keyof typeof da.bids>().toEqualTypeOf<Bid>();
    expectTypeOf<keyof (typeof da.breaches)['bid-illegal']>().toEqualTypeOf<BidRule>();
    expectTypeOf<keyof (typeof da.breaches)['take-illegal']>().toEqualTypeOf<TakeRule>();
    expectTypeOf<keyof (typeof da.breaches)['discard-illegal']>().toEqualTypeOf<DiscardRule>();
    expectTypeOf<keyof (typeof da.breaches)['announce-illegal']>().toEqualTypeOf<AnnounceRule>();
    expectTypeOf<keyof (typeof da.breaches)['play-illegal']>().toEqualTypeOf<PlayRule>();
    const play = sourcesBelow('src/core/games/husarln/cardplay').map(({ text }) => text).join('\n');
    const rules = Object.values(da.breaches).flatMap((breaches) => Object.keys(breaches));
    expect(rules.filter((rule) => !play.includes(`'${rule}'`))).toEqual([]);
  });
});

describe('the README of Husarln', () => {
  const readme = textOf('src/core/games/husarln/README.md');

  it('has the table of values as the vectors have it', () => {
    for (const row of ['| `back-5` | 11 | 33 | 44 | 44 | 4 |', '| `1` | 1 | 2 | 3 | 3 | 12 |']) expect(readme).toContain(row);
  });
});
