import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ActionType } from '@/core/games/droggn/cardplay/action';
import { bidOf } from '@/core/games/droggn/cardplay/auction';
import type { BuyRule } from '@/core/games/droggn/cardplay/buying';
import type { DiscardRule } from '@/core/games/droggn/cardplay/discard';
import type { DoubleRule } from '@/core/games/droggn/cardplay/doubling';
import { doubleWords } from '@/core/games/droggn/cardplay/doubling';
import type { AnnounceRule } from '@/core/games/droggn/cardplay/laying-out';
import { announcements } from '@/core/games/droggn/cardplay/laying-out';
import type { PlayRule } from '@/core/games/droggn/cardplay/playable';
import { bidWords, phases } from '@/core/games/droggn/cardplay/state';
import { contracts } from '@/core/games/droggn/contract';
import { bonusKinds } from '@/core/games/droggn/result';
import { da } from '@/core/games/droggn/words/da';
import { sourcesBelow } from '../support/sources';

const keys = (tree: object): readonly string[] => Object.keys(tree).sort();
const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

describe('Droggn has words for', () => {
  it('every contract, bid, announcement, doubling, reason and movement', () => {
    expect(keys(da.contracts)).toEqual(sorted([...contracts, 'pass']));
    expect(keys(da.bids)).toEqual(sorted(bidWords));
    expect(bidWords.map(bidOf)).toEqual([0, 1, 2, 3, 4]);
    expect(keys(da.announcements)).toEqual(sorted(announcements));
    expect(keys(da.doubles)).toEqual(sorted(doubleWords));
    expect(keys(da.reasons)).toEqual(sorted(['game', 'overshoot', 'match', 'super-mord', 'revoke', ...bonusKinds]));
    expect(keys(da.movements)).toEqual(keys(da.reasons));
  });

  it('every action, phase and rule of play, and no others', () => {
    expectTypeOf<keyof typeof da.actions>().toEqualTypeOf<ActionType>();
    expect(keys(da.phases)).toEqual(sorted(phases));
    expectTypeOf<keyof (typeof da.breaches)['bid-illegal']>().toEqualTypeOf<'higher' | 'unknown'>();
    expectTypeOf<keyof (typeof da.breaches)['discard-illegal']>().toEqualTypeOf<DiscardRule>();
    expectTypeOf<keyof (typeof da.breaches)['buy-illegal']>().toEqualTypeOf<BuyRule>();
    expectTypeOf<keyof (typeof da.breaches)['announce-illegal']>().toEqualTypeOf<AnnounceRule>();
    expectTypeOf<keyof (typeof da.breaches)['double-illegal']>().toEqualTypeOf<DoubleRule>();
    expectTypeOf<keyof (typeof da.breaches)['play-illegal']>().toEqualTypeOf<PlayRule>();
    const play = sourcesBelow('src/core/games/droggn/cardplay').map(({ text }) => text).join('\n');
    const rules = Object.values(da.breaches).flatMap((breaches) => Object.keys(breaches));
    expect(rules.filter((rule) => !play.includes(`'${rule}'`))).toEqual([]);
  });
});
