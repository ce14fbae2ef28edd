import { describe, expect, expectTypeOf, it } from 'vitest';
import type { DeclaringRule } from '@/core/games/declaring';
import type { ActionType } from '@/core/games/german-taroc/cardplay/action';
import type { DiscardRule } from '@/core/games/german-taroc/cardplay/discard';
import type { PlayRule } from '@/core/games/german-taroc/cardplay/playable';
import type { Phase } from '@/core/games/german-taroc/cardplay/state';
import { da } from '@/core/games/german-taroc/words/da';
import { vectorsOf } from '../support/vectors';

const keys = (tree: object): readonly string[] => Object.keys(tree).sort();
const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

describe('German Taroc has words for', () => {
  it('every reason that is booked in the vectors, and a sentence for each', () => {
    const text = JSON.stringify(vectorsOf('german-taroc.jsonl').map(({ expect: { deals } }) => deals));
    const booked = new Set([...text.matchAll(/"reason":"([\w-]+)"/g)].map(([, reason]) => reason ?? ''));
    expect(keys(da.reasons)).toEqual(sorted([...booked]));
    expect(keys(da.movements)).toEqual(keys(da.reasons));
  });

  it('every action, phase and rule of play, and no others', () => {
    expectTypeOf<keyof typeof da.actions>().toEqualTypeOf<ActionType>();
    expectTypeOf<keyof typeof da.phases>().toEqualTypeOf<Phase>();
    expectTypeOf<keyof (typeof da.breaches)['discard-illegal']>().toEqualTypeOf<DiscardRule>();
    expectTypeOf<keyof (typeof da.breaches)['declaration-illegal']>().toEqualTypeOf<DeclaringRule>();
    expectTypeOf<keyof (typeof da.breaches)['play-illegal']>().toEqualTypeOf<PlayRule>();
  });
});
