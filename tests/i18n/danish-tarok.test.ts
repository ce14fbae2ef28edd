import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ActionType } from '@/core/games/danish-tarok/cardplay/action';
import type { DemandRule } from '@/core/games/danish-tarok/cardplay/demand';
import type { DiscardRule } from '@/core/games/danish-tarok/cardplay/discard';
import type { ClaimRule } from '@/core/games/danish-tarok/cardplay/naming';
import type { PlayRule } from '@/core/games/danish-tarok/cardplay/playable';
import type { Phase } from '@/core/games/danish-tarok/cardplay/state';
import { da } from '@/core/games/danish-tarok/words/da';
import { da as product } from '@/i18n/words/da';
import { sourcesBelow } from '../support/sources';

describe('Danish Tarok has words for', () => {
  it('every action, phase and rule of play, and no others', () => {
    expectTypeOf<keyof typeof da.actions>().toEqualTypeOf<ActionType>();
    expectTypeOf<keyof typeof da.phases>().toEqualTypeOf<Phase>();
    expectTypeOf<keyof (typeof da.breaches)['discard-illegal']>().toEqualTypeOf<DiscardRule>();
    expectTypeOf<keyof (typeof da.breaches)['play-illegal']>().toEqualTypeOf<PlayRule>();
    expectTypeOf<keyof (typeof da.breaches)['claim-illegal']>().toEqualTypeOf<ClaimRule>();
    expectTypeOf<keyof (typeof da.breaches)['demand-illegal']>().toEqualTypeOf<DemandRule>();
    const folders = ['src/core/games/danish-tarok/cardplay', 'src/core/cards'];
    const play = folders.flatMap(sourcesBelow).map(({ text }) => text).join('\n');
    const rules = Object.values(da.breaches).flatMap((rules) => Object.keys(rules));
    expect(rules.filter((rule) => !play.includes(`'${rule}'`))).toEqual([]);
  });

  it('every refusal in the code', () => {
    const folders = ['src/league', 'src/command', 'src/api', 'src/auth'];
    const text = folders.flatMap((folder) => sourcesBelow(folder).map((source) => source.text)).join('\n');
    const codes = [...text.matchAll(/\bcode: '([a-z]+(?:-[a-z]+)*)'/g)].map(([, code]) => code ?? '');
    expect(new Set(codes).size).toBeGreaterThan(15);
    expect([...new Set(codes)].filter((code) => !(code in product.refusals))).toEqual([]);
  });
});
