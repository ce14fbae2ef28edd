import { describe, expect, it } from 'vitest';
import type { HerzState } from '@/core/games/herzblatt/cardplay/state';
import { herzPlay } from '@/core/games/herzblatt/play';
import type { Action } from '@/core/games/play';
import { act, codesOf, dealt, plays, started, tableOf, worked } from './scene';

const faultOf = (state: HerzState, action: unknown): string | null => {
  const breach = herzPlay.breach(state, action);
  return breach && [breach.code, breach.path, breach.params?.['rule']].filter((part) => part !== undefined).join(' ');
};

const bid = (seat: number, said: string): Action => ({ type: 'bid', seat, bid: said });

const inWorked = (actions: number): HerzState => {
  const state = started(worked.cards, tableOf(3, 2), { preset: 'braun', stake: 10 });
  act(state, ...worked.actions.slice(0, actions));
  return state;
};

describe('the complete deal of section 9', () => {
  const state = inWorked(worked.actions.length);
  const view = herzPlay.view(state);

  it('goes to who the table says, trick by trick', () => {
    expect(view.tricks.map(({ winner }) => winner)).toEqual([2, 1, 2, 1, 1, 2, 2, 2]);
    expect(view.tricks.map(({ cards }) => cards.map(({ card }) => card).join(' '))).toEqual([
      'S8 SJ SA', 'HK D9 HA', 'DK H10 DJ', 'S9 CK HJ', 'CA CJ C10', 'C9 H9 CQ', 'HQ D10 DQ', 'SQ DA C8',
    ]);
  });

  it('comes to 76 and 44, the two cards laid away among the 76', () => {
    expect(view).toMatchObject({ phase: 'finished', ended: true, turn: null, skat: ['SK', 'S10'], points: [0, 44, 76] });
    expect(herzPlay.result(state)).toEqual({ contract: 'solo', declarer: 2, points: [76, 44] });
    expect(herzPlay.legal(state)).toEqual([]);
  });

  it('has no result before its last card', () => {
    expect(herzPlay.result(inWorked(worked.actions.length - 1))).toBe(null);
  });
});

describe('the bidding', () => {
  const all = (rules: unknown, seats: number, dealer: number) => {
    const table = tableOf(seats, dealer);
    const state = started(dealt([], rules, seats), table, rules);
    const asked: (number | null)[] = [];
    while (herzPlay.view(state).phase === 'bid') {
      const { turn } = herzPlay.view(state);
      asked.push(turn);
      act(state, bid(turn ?? 0, 'pass'));
    }
    return { state, asked, view: herzPlay.view(state) };
  };

  it('asks everybody once, beginning left of the dealer, and then the deal is over', () => {
    const { asked, view, state } = all('braun', 4, 1);
    expect(asked).toEqual([2, 3, 0, 1]);
    expect(view).toMatchObject({ phase: 'finished', passes: 4, declarer: null, turn: null });
    expect(view.skat).toHaveLength(2);
    expect(herzPlay.result(state)).toEqual({ contract: 'pass' });
  });

  it('begins with the dealer where he is forehand', () => {
    expect(all({ forehand: 'dealer' }, 3, 1).asked).toEqual([1, 2, 0]);
  });

  it('leaves the deal to forehand where he must play', () => {
    const { view } = all({ allPass: 'forehand-plays' }, 3, 1);
    expect(view).toMatchObject({ phase: 'discard', declarer: 2, turn: 2, skat: [] });
    expect(view.hands[2]).toHaveLength(10);
    const dealer = all({ allPass: 'forehand-plays', forehand: 'dealer' }, 3, 1);
    expect(dealer.view).toMatchObject({ declarer: 1, turn: 1 });
  });

  it('ends with the first who plays; he takes the skat, and forehand leads', () => {
    const state = inWorked(3);
    expect(herzPlay.view(state)).toMatchObject({ phase: 'discard', declarer: 2, turn: 2, skat: [] });
    expect(herzPlay.view(state).hands[2]).toEqual(expect.arrayContaining(['CJ', 'SK']));
    expect(herzPlay.legal(state)).toHaveLength(45);
    expect(herzPlay.view(inWorked(4))).toMatchObject({ phase: 'play', turn: 0, skat: ['SK', 'S10'], points: [0, 0, 14] });
  });
});

describe('the cards that may be played', () => {
  /** The hand of the last to play, what lies there before him; seat 0 plays solo and lays two of his own away. */
  const legal = (hand: string, trick: string, rules: unknown = 'braun') => {
    const lying = codesOf(trick);
    const seats = lying.length + 1;
    const state = started(dealt([...lying, hand], rules, seats), tableOf(seats, seats - 1), rules);
    act(state, bid(0, 'solo'));
    const own = herzPlay.view(state).hands[0]?.filter((card) => card !== lying[0]) ?? [];
    act(state, { type: 'discard', seat: 0, cards: own.slice(0, 2) });
    lying.forEach((card, seat) => act(state, { type: 'play', seat, card }));
    const cards = herzPlay.legal(state).map(({ card }) => String(card));
    return { cards: cards.sort(), state };
  };

  const hand = (text: string) => [...codesOf(text)].sort();

  it.each([
    ['who can beat a heart that was led must', 'HA HJ SA SK SQ SJ S10 CA DA', 'HK', 'braun', 'HA'],
    ['who cannot follows with any heart', 'HQ HJ SA SK SQ SJ S10 CA CK', 'HK', 'braun', 'HQ HJ'],
    ['who cannot follow must trump', 'H10 SA SK SQ SJ S10 CA CK CJ', 'DK', 'braun', 'H10'],
    ['not under Lembke', 'H10 SA SK SQ SJ S10 CA CK CJ', 'DK', 'lembke', 'H10 SA SK SQ SJ S10 CA CK CJ'],
    ['a ruff need not be beaten', 'H10 HJ SA SK SQ SJ S10 CJ', 'DK HQ', 'braun', 'H10 HJ'],
    ['unless the rules say so', 'H10 HJ SA SK SQ SJ S10 CJ', 'DK HQ', { overtrumpRuffs: true }, 'H10'],
    ['and it can be', 'HJ SA SK SQ SJ S10 CJ CQ', 'DK HQ', { overtrumpRuffs: true }, 'HJ'],
    ['who can follow must, whatever lies there', 'DA HA SA SK SQ SJ S10 CJ', 'D9 H9', 'braun', 'DA'],
    ['without suit and hearts anything goes', 'SA SK SQ SJ S10 CJ CQ CK', 'DK H9', 'braun', 'SA SK SQ SJ S10 CJ CQ CK'],
  ])('%s: %s to %s', (_name, held, trick, rules, expected) => {
    const ruffs = trick.includes(' ') ? noDiamonds(trick, held, rules) : legal(held, trick, rules).cards;
    expect(ruffs).toEqual(hand(expected));
  });

  /** The second player ruffs, so he has no diamond: all of them go to the first. */
  function noDiamonds(trick: string, held: string, rules: unknown): readonly string[] {
    const [first = '', second = ''] = codesOf(trick);
    const diamonds = ['DA', 'D10', 'DK', 'DQ', 'DJ', 'D9'].filter((card) => card !== first && !held.includes(card));
    const cards = dealt([[first, ...diamonds].join(' '), second, held], rules);
    const state = started(cards, tableOf(3, 2), rules);
    act(state, bid(0, 'solo'));
    const away = herzPlay.view(state).hands[0]?.filter((card) => card !== first) ?? [];
    act(state, { type: 'discard', seat: 0, cards: away.slice(0, 2) });
    act(state, ...plays(`0:${first} 1:${second}`));
    return herzPlay.legal(state).map(({ card }) => String(card)).sort();
  }

  it('are said with the rule that a card would break', () => {
    const low = legal('HA HJ SA SK SQ SJ S10 CA DA', 'HK').state;
    expect(herzPlay.breach(low, { type: 'play', seat: 1, card: 'HJ' })).toEqual({
      kind: 'wrong',
      code: 'play-illegal',
      path: 'card',
      params: { rule: 'overtrump', trick: 1, seat: 1, card: 'HK' },
    });
    expect(faultOf(low, { type: 'play', seat: 1, card: 'SA' })).toBe('play-illegal card follow');
    expect(faultOf(low, { type: 'play', seat: 1, card: 'HK' })).toBe('play-illegal card not-in-hand');
    const ruff = legal('H10 SA SK SQ SJ S10 CA CK CJ', 'DK').state;
    expect(faultOf(ruff, { type: 'play', seat: 1, card: 'SA' })).toBe('play-illegal card trump');
  });
});

describe('an action', () => {
  it.each([
    [0, 7, 'wrong-type'],
    [0, { seat: 0 }, 'missing-field type'],
    [0, { type: 'announce', seat: 0 }, 'action-type type'],
    [0, { type: 'bid', seat: 0 }, 'missing-field bid'],
    [0, { ...bid(0, 'pass'), card: 'S8' }, 'unknown-field card'],
    [0, { type: 'bid', seat: '0', bid: 'pass' }, 'not-integer seat'],
    [0, bid(3, 'pass'), 'bad-seat seat'],
    [0, bid(1, 'pass'), 'wrong-turn seat'],
    [0, bid(0, 'grand'), 'bid-illegal bid'],
    [0, { type: 'play', seat: 0, card: 'S8' }, 'wrong-phase type'],
    [3, bid(0, 'solo'), 'wrong-phase type'],
    [3, { type: 'discard', seat: 1, cards: ['S10', 'SK'] }, 'wrong-turn seat'],
    [3, { type: 'discard', seat: 2, cards: 'S10' }, 'wrong-type cards'],
    [3, { type: 'discard', seat: 2, cards: ['S10', 'T1'] }, 'bad-card cards.1'],
    [3, { type: 'discard', seat: 2, cards: ['S10'] }, 'discard-illegal cards count'],
    [3, { type: 'discard', seat: 2, cards: ['S10', 'S10'] }, 'discard-illegal cards twice'],
    [3, { type: 'discard', seat: 2, cards: ['S10', 'DA'] }, 'discard-illegal cards not-in-hand'],
    [3, { type: 'discard', seat: 2, cards: ['CJ', 'SK'] }, null],
    [4, { type: 'play', seat: 0, card: 'SN' }, 'bad-card card'],
    [4, { type: 'play', seat: 0, card: 'S7' }, 'play-illegal card not-in-hand'],
    [28, { type: 'play', seat: 0, card: 'S8' }, 'after-end'],
  ])('after %i others: %j is %s', (done, action, fault) => {
    expect(faultOf(inWorked(done), action)?.trim() ?? null).toBe(fault);
  });

  it('that breaks a rule is not done', () => {
    expect(() => act(inWorked(0), bid(1, 'pass'))).toThrow('wrong-turn');
  });
});

describe('the cards as dealt', () => {
  const faults = (cards: unknown) => {
    const start = herzPlay.start(cards, tableOf(3, 2), { ...started(worked.cards, tableOf(3), 'braun').rules });
    return start.ok ? [] : start.refusal.map(({ code, path }) => `${code} ${path}`);
  };
  const { hands, talon } = worked.cards;
  const [first, second, third] = hands;

  it.each([
    [worked.cards, []],
    [7, ['wrong-type ']],
    [{ hands }, ['wrong-type ']],
    [{ hands, talon, more: 1 }, ['wrong-type ']],
    [{ hands: [first, second], talon }, ['cards-count hands']],
    [{ hands: [first, second, null], talon }, ['cards-count hands.2']],
    [{ hands, talon: ['CJ'] }, ['cards-count talon']],
    [{ hands, talon: ['CJ', 'S7'] }, ['bad-card talon.1']],
    [{ hands: [first?.slice(1), second, third], talon: ['SN', 'SK'] }, ['cards-count hands.0', 'bad-card talon.0']],
    [{ hands, talon: ['CJ', 'CJ'] }, ['cards-deck talon.1']],
  ])('%j have the faults %j', (cards, expected) => {
    expect(faults(cards)).toEqual(expected);
  });
});
