import { describe, expect, expectTypeOf, it } from 'vitest';
import { codeOf, FOOL } from '@/core/cards/card';
import { handOf } from '@/core/cards/three-hands';
import type { ActionType } from '@/core/games/grosstarock/cardplay/action';
import type { AnnounceRule } from '@/core/games/grosstarock/cardplay/announcing';
import { announceRule } from '@/core/games/grosstarock/cardplay/announcing';
import { breachOf } from '@/core/games/grosstarock/cardplay/breach';
import { truthsOf } from '@/core/games/grosstarock/cardplay/truths';
import type { DiscardRule } from '@/core/games/grosstarock/cardplay/discard';
import { discardRule, legalDiscards } from '@/core/games/grosstarock/cardplay/discard';
import type { PlayRule } from '@/core/games/grosstarock/cardplay/playable';
import { playRule } from '@/core/games/grosstarock/cardplay/playable';
import type { GrossState, Phase } from '@/core/games/grosstarock/cardplay/state';
import { turnOf } from '@/core/games/grosstarock/cardplay/state';
import { playCard } from '@/core/games/grosstarock/cardplay/trick';
import { da } from '@/core/games/grosstarock/words/da';
import type { DeclaringRule } from '@/core/games/declaring';
import type { Position } from './scene';
import { cardFor, dealtOnly, positionOf } from './scene';

/** The dealer's hand, with clubs and diamonds that may go. */
const rule = (hand: string, cards: string, rules?: unknown) =>
  discardRule(dealtOnly(['', '', hand], rules), cards.split(' ').map(cardFor));

describe('a discard', () => {
  const plenty = 'SQ D3 D9 DA HK T21';

  it.each([
    ['T1 T9', 'D3 D9 DA', null],
    ['T1 T9', 'T1 T9 D3', null],
    ['T1 T9', 'T9 SQ D3', null],
    ['T1 T9', 'T21 D3 D9', 'mondo'],
    ['T1 T9', 'HK D3 D9', 'king'],
    ['T1 X', 'X D3 D9', 'fool'],
    ['T1 T9 T8', 'T1 D3 D9', 'tarok'],
    ['T8 T9', 'T9 D3 D9', 'tarok'],
    ['T1 T9', 'D3 D9', 'count'],
    ['T1 T9', 'D3 D3 D9', 'twice'],
    ['T1 T9', 'D3 D9 D10', 'not-in-hand'],
  ])('from %s and others, of %s, breaks %s', (hand, cards, expected) => {
    expect(rule(`${plenty} ${hand}`, cards)).toBe(expected);
  });

  it('under pagat-only takes no Tarock but the Pagat', () => {
    const only = { tarokDiscard: 'pagat-only' };
    expect(rule(`${plenty} T1 T9`, 'T1 SQ D3', only)).toBeNull();
    expect(rule(`${plenty} T1 T9`, 'T1 T9 D3', only)).toBe('pagat-only');
  });

  it('takes all suit cards and other Tarocks where there are not three', () => {
    const hand = 'SQ D3 HK SK T1 T2 T3 T21 X';
    expect(rule(hand, 'SQ D3 T2')).toBeNull();
    expect(rule(hand, 'SQ D3 T1')).toBe('pagat');
    expect(rule(hand, 'SQ T2 T3')).toBe('suits-first');
    expect(legalDiscards(dealtOnly(['', '', hand])).map((cards) => cards.map(codeOf).join(' '))).toEqual(['D3 T2', 'D3 T3'].map((cards) => `SQ ${cards}`));
  });
});

const legalIn = (position: Position): string => {
  const state = positionOf(position);
  const turn = turnOf(state);
  return handOf(state, turn).filter((card) => playRule(state, turn, card) === null).map(codeOf).sort().join(' ');
};

const sorted = (codes: string): string => codes.split(' ').sort().join(' ');

describe('a card', () => {
  it.each([
    ['T9 SK S4 X', 'S10', 'SK S4 X', undefined],
    ['T9 H2 X', 'S10', 'T9 X', undefined],
    ['H2 D4 X', 'S10', 'H2 D4 X', undefined],
    ['H2 D4 X', 'T7', 'H2 D4 X', undefined],
    ['T9 SK H2', 'X', 'T9', undefined],
    ['SK H2', 'X', 'SK H2', undefined],
    ['SK H2', 'X H5', 'SK H2', undefined],
    ['SK H2', 'X H5', 'H2', { foolLead: 'next-card' }],
    ['T9 SK H2', 'X', 'T9 SK H2', { foolLead: 'next-card' }],
    ['T9 SK X', '', 'T9 SK X', undefined],
  ])('of %s to the trick %s may be %s under %j', (hand, trick, expected, rules) => {
    const turn = trick.split(' ').filter(Boolean).length;
    const hands: [string, string, string] = ['', '', ''];
    hands[turn] = hand;
    expect(legalIn({ hands, trick, rules })).toBe(sorted(expected));
  });
});

/** A trick of three: who wins it, and whose the Sküs is. */
function played(trick: string, number = 5, rules?: unknown) {
  const state = positionOf({ hands: ['', '', ''], trick, number, rules });
  return { winner: state.winners[number - 1], points: [...state.points] };
}

describe('a trick', () => {
  it.each([
    ['S10 SA SK', 2],
    ['H10 HA H2', 1],
    ['SK T1 T2', 2],
    ['SA HK DK', 0],
    ['X SA S2', 2],
    ['X S2 HK', 1],
    ['X SK T1', 2],
    ['SA X S2', 2],
  ])('of %s goes to the player of card %i', (trick, winner) => {
    expect(played(trick).winner).toBe(winner);
  });

  it('leaves the Sküs with its owner up to trick 22', () => {
    expect(played('X SA S2', 22).points).toEqual([4, 0, 1]);
    expect(played('X SA S2', 23).points).toEqual([0, 0, 5]);
    expect(played('X SA S2', 24, { foolCapturedFrom: 25 }).points).toEqual([4, 0, 1]);
  });

  it('counts queen, jack and a seven as five', () => {
    expect(played('SQ SJ S7').points).toEqual([5, 0, 0]);
  });

  it('of a Vole has the Sküs too', () => {
    const state = positionOf({ hands: ['T21 T20', 'X S2', 'S3 S4'], number: 24, won: [23, 0, 0], rules: { foolCapturedFrom: 25 } });
    for (const code of ['T21', 'X', 'S3']) playCard(state, cardFor(code));
    expect([...state.points]).toEqual([5, 4, 0]);
    for (const code of ['T20', 'S2', 'S4']) playCard(state, cardFor(code));
    expect([...state.points]).toEqual([10, 0, 0]);
    expect(state.phase).toBe('finished');
  });
});

describe('what can be declared', () => {
  const truths = (hand: string, rules?: unknown) => truthsOf(dealtOnly([hand, '', ''], rules), 0);

  it.each<[string, unknown, readonly object[]]>([
    ['T1 X T21 T20 T19 HK', undefined, [{ kind: 'matadors', count: 5 }, { kind: 'kings', count: 4 }]],
    ['T1 X T21', { kings: 'one-king' }, [{ kind: 'matadors', count: 3 }]],
    ['SK HK DK X', { kings: 'kings-with-fool' }, [{ kind: 'kings', count: 3 }]],
    ['SK HK DK T1', { kings: 'kings-with-fool' }, []],
    ['SK HK DK CK X', { kings: 'kings-with-fool' }, [{ kind: 'kings', count: 4 }]],
    ['SK SQ SJ X', undefined, [{ kind: 'suit', suit: 'S', form: 'half', missing: 'N' }]],
    ['SK SQ SJ', undefined, []],
    ['SK SQ SN SJ X', undefined, [{ kind: 'suit', suit: 'S', form: 'full' }]],
    ['SQ HQ DQ CQ SN HN DN CN SJ HJ DJ CJ', undefined, [{ kind: 'queens' }, { kind: 'cavaliers' }, { kind: 'jacks' }]],
    ['T2 T3 T4 T5 T6 T7 T8 T9 T10 X', undefined, [{ kind: 'taroks', count: 10, pagat: false, fool: true }]],
    ['SA S2 S3 S4 S5 S6 S7 S8 S9 S10 CA C2 C3 C4 C5 X', undefined, []],
    ['SA S2 S3 S4 S5 S6 S7 S8 S9 S10 CA C2 C3 C4 C5 X', { ladonFool: true }, [{ kind: 'ladons', count: 16 }]],
  ])('with %s under %j', (hand, rules, expected) => {
    expect(truths(hand, rules)).toEqual(expected);
  });
});

describe('an announcement', () => {
  const at = (position: Partial<Position>): GrossState => positionOf({ hands: ['S2 S3', 'S4 S5', 'S6 S7'], ...position });

  it.each([
    ['tout', 1, [0, 0, 0], null],
    ['tout', 20, [19, 0, 0], null],
    ['tout', 21, [20, 0, 0], 'late'],
    ['tout', 7, [5, 1, 0], 'trick-lost'],
    ['nolo', 13, [0, 12, 0], null],
    ['nolo', 14, [0, 13, 0], 'late'],
    ['nolo', 2, [1, 0, 0], 'trick-won'],
  ] as const)('of a %s before trick %i with %j tricks won breaks %s', (kind, number, won, expected) => {
    expect(announceRule(at({ number, won: [...won] }), 0, kind)).toBe(expected);
  });

  it('is made before the trick, and once', () => {
    expect(announceRule(at({ number: 1, trick: 'D2' }), 1, 'nolo')).toBe('on-table');
    const state = at({ number: 1 });
    state.announcements = [{ seat: 1, kind: 'tout', before: 1 }];
    expect(announceRule(state, 1, 'nolo')).toBe('again');
    expect(announceRule(state, 2, 'nolo')).toBeNull();
  });
});

describe('an action is refused', () => {
  const discarding = dealtOnly(['S2', 'S3', 'D2 D3 D4 D5']);
  const declaring = (() => {
    const state = dealtOnly(['SQ HQ DQ CQ', '', 'D2']);
    state.phase = 'declare';
    state.spoken = 1;
    return state;
  })();
  const playing = positionOf({ hands: ['', 'SK T3', 'S3'], trick: 'S10' });
  const finished = positionOf({ hands: ['', '', ''] });
  finished.phase = 'finished';

  it.each<[string, GrossState, unknown, string]>([
    ['that is no object', playing, 'play', 'wrong-type '],
    ['without a type', playing, {}, 'missing-field type'],
    ['of another game', playing, { type: 'demand', seat: 0 }, 'action-type type'],
    ['with a field missing', playing, { type: 'play', seat: 1 }, 'missing-field card'],
    ['with a field too many', playing, { type: 'play', seat: 1, card: 'SK', names: 'S' }, 'unknown-field names'],
    ['of half a seat', playing, { type: 'play', seat: 0.5, card: 'SK' }, 'not-integer seat'],
    ['of no seat', playing, { type: 'play', seat: 3, card: 'SK' }, 'bad-seat seat'],
    ['after the end', finished, { type: 'play', seat: 1, card: 'SK' }, 'after-end '],
    ['in another phase', discarding, { type: 'announce', seat: 1, bonuses: ['tout'] }, 'wrong-phase type'],
    ['out of turn', playing, { type: 'play', seat: 2, card: 'S3' }, 'wrong-turn seat'],
    ['with no list', discarding, { type: 'discard', seat: 2, cards: 'D2' }, 'wrong-type cards'],
    ['with what is no card', discarding, { type: 'discard', seat: 2, cards: ['D2', 'D1', 'D3'] }, 'bad-card cards.1'],
    ['that lays away too few', discarding, { type: 'discard', seat: 2, cards: ['D2', 'D3'] }, 'discard-illegal cards count'],
    ['that declares no list', declaring, { type: 'declare', seat: 0, declarations: 'queens' }, 'declaration-illegal declarations list'],
    ['that declares what there is not', declaring, { type: 'declare', seat: 0, declarations: [{ kind: 'aces' }] }, 'declaration-illegal declarations kind'],
    ['that declares half', declaring, { type: 'declare', seat: 0, declarations: [{ kind: 'kings' }] }, 'declaration-illegal declarations field'],
    ['that declares falsely', declaring, { type: 'declare', seat: 0, declarations: [{ kind: 'jacks' }] }, 'declaration-illegal declarations untrue'],
    ['that declares twice', declaring, { type: 'declare', seat: 0, declarations: [{ kind: 'queens' }, { kind: 'queens' }] }, 'declaration-illegal declarations twice'],
    ['that says too much', declaring, { type: 'declare', seat: 0, declarations: [{ seat: 0, kind: 'queens' }] }, 'declaration-illegal declarations untrue'],
    ['that announces two things', playing, { type: 'announce', seat: 2, bonuses: ['tout', 'nolo'] }, 'announce-illegal bonuses one'],
    ['that announces no list', playing, { type: 'announce', seat: 2, bonuses: 'tout' }, 'wrong-type bonuses'],
    ['that announces in a trick', playing, { type: 'announce', seat: 2, bonuses: ['nolo'] }, 'announce-illegal bonuses on-table'],
    ['that plays what is no card', playing, { type: 'play', seat: 1, card: 'S1' }, 'bad-card card'],
    ['that does not follow', playing, { type: 'play', seat: 1, card: 'T3' }, 'play-illegal card follow'],
    ['of a card of another', playing, { type: 'play', seat: 1, card: 'S3' }, 'play-illegal card not-in-hand'],
  ])('%s', (_, state, action, expected) => {
    const breach = breachOf(state, action);
    const found = breach && [breach.code, breach.path, ...(breach.params?.['rule'] ? [breach.params['rule']] : [])].join(' ');
    expect(found).toBe(expected);
  });

  it('unless it breaks no rule', () => {
    expect(breachOf(declaring, { type: 'declare', seat: 0, declarations: [{ kind: 'queens' }] })).toBeNull();
    expect(breachOf(declaring, { type: 'declare', seat: 0, declarations: [] })).toBeNull();
    expect(breachOf(playing, { type: 'play', seat: 1, card: 'SK' })).toBeNull();
  });
});

describe('the words', () => {
  it('know every action, phase and rule of play, and no others', () => {
    expectTypeOf<keyof typeof da.actions>().toEqualTypeOf<ActionType>();
    expectTypeOf<keyof typeof da.phases>().toEqualTypeOf<Phase>();
    expectTypeOf<keyof (typeof da.breaches)['discard-illegal']>().toEqualTypeOf<DiscardRule>();
    expectTypeOf<keyof (typeof da.breaches)['declaration-illegal']>().toEqualTypeOf<DeclaringRule>();
    expectTypeOf<keyof (typeof da.breaches)['announce-illegal']>().toEqualTypeOf<AnnounceRule>();
    expectTypeOf<keyof (typeof da.breaches)['play-illegal']>().toEqualTypeOf<PlayRule>();
    expect(codeOf(FOOL) in da.cards).toBe(true);
  });
});
