import { describe, expect, it } from 'vitest';
import { cardOfCode } from '@/core/cards/card';
import { deal, TALON } from '@/core/cards/three-hands';
import { discardRule } from '@/core/games/droggn/cardplay/discard';
import { deck } from '@/core/games/droggn/cardplay/deck';
import { emptyState } from '@/core/games/droggn/cardplay/state';
import { droggnPlay } from '@/core/games/droggn/play';
import { rulesFrom, tableOf } from './deals';
import { bids, breachOf, doAll, playable, position, started } from './position';
import { said } from './scene';

const cards = {
  hands: [
    ['T20', 'T19', 'T13', 'T11', 'T10', 'T6', 'T5', 'T4', 'T3', 'SK', 'SQ', 'SJ', 'S10', 'H5', 'DN', 'DJ', 'D5', 'D6', 'CK', 'CN', 'C7'],
    ['T21', 'T17', 'T16', 'T12', 'X', 'S7', 'HQ', 'HN', 'HJ', 'H2', 'H4', 'H6', 'H7', 'DK', 'D2', 'D4', 'CQ', 'CJ', 'C8', 'C5', 'C4'],
    ['T15', 'T14', 'T8', 'T7', 'T2', 'T1', 'SN', 'S9', 'S8', 'S6', 'S5', 'HK', 'HA', 'H3', 'DQ', 'DA', 'D3', 'D7', 'C10', 'C9', 'C6'],
  ],
  talon: ['S4', 'T9', 'T18'],
};

const ansager = () => doAll(started(cards), bids('ansager', 'pass', 'pass'));
const discard = { type: 'discard', seat: 0, cards: ['SQ', 'SJ', 'S10'] };
const said0 = (seat: number, bonuses: readonly string[] = []) => ({ type: 'announce', seat, bonuses });
const superOf0 = () => doAll(started(cards), bids('super', 'pass', 'pass'));
const asked = () => doAll(superOf0(), [said0(0), said0(1), said0(2)]);
const double = (seat: number, word: string) => ({ type: 'double', seat, double: word });
const playing = () => doAll(asked(), [double(1, 'pass'), double(2, 'pass')]);

describe('the pack', () => {
  it('has 66 cards, worth 118 one by one', () => {
    expect(new Set(deck.cards).size).toBe(66);
    expect(deck.handSize * 3 + deck.talonSize).toBe(66);
  });

  it('is dealt 21 to each and three to the talon, none to the dealer of four', () => {
    const dealt = droggnPlay.shuffle(7, tableOf(4, 1), rulesFrom('stubai'));
    expect(dealt.hands.map((hand) => hand?.length ?? null)).toEqual([21, null, 21, 21]);
    expect(dealt.talon).toHaveLength(TALON);
    expect(droggnPlay.shuffle(7, tableOf(4, 1), rulesFrom('stubai'))).toEqual(dealt);
  });

  it.each([
    [{ ...cards, talon: ['S4', 'T9'] }, ['cards-count talon']],
    [{ ...cards, talon: ['S4', 'T9', 'S3'] }, ['bad-card talon.2']],
    [{ ...cards, talon: ['S4', 'T9', 'T20'] }, ['cards-deck talon.2']],
    [{ ...cards, hands: cards.hands.slice(1) }, ['cards-count hands']],
    [{ hands: cards.hands }, ['wrong-type']],
  ])('is refused if it is not whole: %#', (faulty, expected) => {
    const start = droggnPlay.start(faulty, tableOf(3, 2), rulesFrom('stubai'));
    expect(start.ok ? [] : said(start.refusal)).toEqual(expected);
  });
});

describe('legal cards', () => {
  it.each([
    ['T9 SK S4 X', 'S10', 'SK S4 X'],
    ['T9 H2 X', 'S10', 'T9 X'],
    ['H2 D4 X', 'T7', 'H2 D4 X'],
    ['T1 H2 T9', 'X', 'T1 H2 T9'],
    ['T1 H2 T9', 'X H5', 'H2'],
    ['H2 T3 X', '', 'H2 T3 X'],
  ])('of %s after %s are %s', (hand, trick, legal) => {
    expect(playable({ hand, trick })).toBe(legal);
  });

  it('keep a laid-out card while there is another', () => {
    expect(playable({ hand: 'T1 T4', trick: 'T7', laidOut: 'T1' })).toBe('T4');
    expect(playable({ hand: 'T1 X', trick: 'S10', laidOut: 'T1' })).toBe('X');
    expect(playable({ hand: 'T1 H2', trick: 'S10', laidOut: 'T1' })).toBe('T1');
    expect(playable({ hand: 'T1 H2', trick: '', laidOut: 'T1' })).toBe('H2');
    expect(playable({ hand: 'X H2', trick: 'S10', laidOut: 'X' })).toBe('H2');
    expect(playable({ hand: 'X', trick: 'S10', laidOut: 'X' })).toBe('X');
  });

  it('do not let the Gstieß be kept for the last trick where that is forbidden', () => {
    const rules = 'stubai-open';
    expect(playable({ rules, hand: 'H2 X', trick: 'H4' })).toBe('X');
    expect(playable({ rules, hand: 'H2 X' })).toBe('X');
    expect(playable({ rules, hand: 'H2 H3 X', trick: 'H4' })).toBe('H2 H3 X');
    expect(playable({ rules, hand: 'H2 X', laidOut: 'X' })).toBe('H2');
  });

  it('name the rule that would be broken, with trick, player and suit', () => {
    const state = position({ hand: 'T9 SK S4 X', trick: 'S10' });
    expect(droggnPlay.breach(state, { type: 'play', seat: 1, card: 'T9' })).toMatchObject({
      code: 'play-illegal',
      params: { rule: 'follow', trick: 18, seat: 1, card: 'T9', suit: 'S' },
    });
    expect(breachOf(state, { type: 'play', seat: 1, card: 'H2' })).toBe('play-illegal not-in-hand');
    const void1 = position({ hand: 'T9 H2 X', trick: 'S10' });
    expect(breachOf(void1, { type: 'play', seat: 1, card: 'H2' })).toBe('play-illegal trump');
    const pagat = position({ hand: 'T1 T4', trick: 'T7', laidOut: 'T1' });
    expect(breachOf(pagat, { type: 'play', seat: 1, card: 'T1' })).toBe('play-illegal laid-out');
    const open = position({ rules: 'stubai-open', hand: 'H2 X', trick: 'H4' });
    expect(breachOf(open, { type: 'play', seat: 1, card: 'H2' })).toBe('play-illegal gstiess-due');
  });
});

describe('discards', () => {
  const hand = 'HQ HJ H7 T5 T9 S4 SK C4 S9 HK CK T1 X T21';
  const rule = (codes: string, kingDiscard = 'one-trump') => {
    const state = emptyState(tableOf(3, 2), rulesFrom({ kingDiscard }));
    state.declarer = 0;
    for (const code of hand.split(' ')) deal(state, cardOfCode(code) ?? -1, 0);
    return discardRule(state, codes.split(' ').map((code) => cardOfCode(code) ?? -1));
  };

  it.each([
    ['HQ HJ H7', null],
    ['T5 T9 S4', null],
    ['SK T9 C4', null],
    ['SK S9 C4', 'king-alone'],
    ['SK HK T9', null],
    ['SK HK CK', 'king-alone'],
    ['SK T1 C4', 'honour'],
    ['X HQ HJ', 'honour'],
    ['T21 HQ HJ', 'honour'],
    ['HQ HJ', 'count'],
    ['HQ HQ HJ', 'twice'],
    ['HQ HJ D7', 'not-in-hand'],
  ])('of %s: %s', (codes, broken) => {
    expect(rule(codes)).toBe(broken);
  });

  it('need a trump for each king where that is the rule', () => {
    expect(rule('SK HK T9', 'trump-per-king')).toBe('trump-per-king');
    expect(rule('SK T5 T9', 'trump-per-king')).toBe(null);
  });
});

describe('an action', () => {
  it.each([
    [null, 'wrong-type'],
    [{ type: 'knock', seat: 0 }, 'action-type type'],
    [{ type: 'bid', seat: 0 }, 'missing-field bid'],
    [{ type: 'bid', seat: 0, bid: 'solo', card: 'SK' }, 'unknown-field card'],
    [{ type: 'bid', seat: '0', bid: 'solo' }, 'not-integer seat'],
    [{ type: 'bid', seat: 0, bid: 7 }, 'wrong-type bid'],
    [{ type: 'discard', seat: 0, cards: 'SK' }, 'wrong-type cards'],
    [{ type: 'bid', seat: 3, bid: 'solo' }, 'bad-seat seat'],
    [{ type: 'play', seat: 0, card: 'T20' }, 'wrong-phase type'],
    [{ type: 'revoke', seat: 0 }, 'wrong-phase type'],
    [{ type: 'bid', seat: 1, bid: 'pass' }, 'wrong-turn seat'],
    [{ type: 'bid', seat: 0, bid: 'grand' }, 'bid-illegal unknown'],
    [{ type: 'bid', seat: 0, bid: 'pass' }, null],
  ])('%j at the beginning: %s', (action, broken) => {
    expect(breachOf(started(cards), action)).toBe(broken);
  });

  it('of the dealer of four is that of a seat that does not play', () => {
    const at = tableOf(4, 3);
    const state = started({ ...cards, hands: [...cards.hands, null] }, undefined, at);
    expect(breachOf(state, { type: 'bid', seat: 3, bid: 'pass' })).toBe('inactive-seat seat');
  });

  it('must bid higher, and nobody speaks after three passes', () => {
    expect(breachOf(doAll(started(cards), bids('solo')), { type: 'bid', seat: 1, bid: 'solo' })).toBe('bid-illegal higher');
    const thrownIn = doAll(started(cards), bids('pass', 'pass', 'pass'));
    expect(droggnPlay.result(thrownIn)).toEqual({ contract: 'pass' });
    expect(breachOf(thrownIn, { type: 'bid', seat: 0, bid: 'solo' })).toBe('after-end');
    expect(droggnPlay.legal(thrownIn)).toEqual([]);
  });

  it('lays away three of 24 cards', () => {
    expect(droggnPlay.view(ansager()).hands[0]).toHaveLength(24);
    expect(breachOf(ansager(), { ...discard, cards: ['SK', 'SQ', 'SJ'] })).toBe('discard-illegal king-alone');
    expect(breachOf(ansager(), { ...discard, cards: ['SK', 'SQ', 'S3'] })).toBe('bad-card cards.2');
    expect(breachOf(ansager(), { ...discard, cards: ['SK', 'SQ', 7] })).toBe('bad-card cards.2');
    expect(breachOf(ansager(), discard)).toBe(null);
  });

  it('buys a card that a defender holds, for one of the hand', () => {
    const state = doAll(ansager(), [discard]);
    const buy = (card: string, offer?: string) => breachOf(state, { type: 'buy', seat: 0, buy: card, ...(offer && { offer }) });
    expect(buy('T20', 'T19')).toBe('buy-illegal own');
    expect(buy('SQ', 'T19')).toBe('buy-illegal discarded');
    expect(buy('T21')).toBe('buy-illegal offer-missing');
    expect(buy('pass', 'T19')).toBe('buy-illegal offer-needless');
    expect(buy('T21', 'X')).toBe('buy-illegal offer-not-in-hand');
    expect(buy('joker', 'T19')).toBe('bad-card buy');
    expect(buy('T21', 'S3')).toBe('bad-card offer');
    doAll(state, [{ type: 'buy', seat: 0, buy: 'T21', offer: 'C7' }]);
    const { hands, phase } = droggnPlay.view(state);
    expect([phase, hands[0]?.includes('T21'), hands[1]?.includes('C7')]).toEqual(['announce', true, true]);
  });

  it('lays out a card that is held, and only one', () => {
    const lay = (seat: number, ...bonuses: readonly string[]) => breachOf(superOf0(), said0(seat, bonuses));
    expect(lay(0, 'pagat-ultimo')).toBe('announce-illegal no-pagat');
    expect(lay(0, 'gstiess-ultimo')).toBe('announce-illegal not-super-mord');
    expect(lay(0, 'pagat-ultimo', 'gstiess-ultimo')).toBe('announce-illegal one-only');
    expect(lay(0, 'trull')).toBe('announce-illegal unknown');
    expect(lay(0, 'kleine-und-gstiess')).toBe('announce-illegal pair-off');
    expect(lay(1)).toBe('wrong-turn seat');
    const mord = doAll(started(cards), bids('super-mord', 'pass', 'pass'));
    expect(breachOf(mord, said0(0, ['gstiess-ultimo']))).toBe('announce-illegal no-gstiess');
    expect(breachOf(playing(), said0(0))).toBe('announce-illegal not-in-play');
  });

  it('is asked of declarer, left and right, until somebody lays out', () => {
    const laidOut = doAll(superOf0(), [said0(0), said0(1), said0(2, ['pagat-ultimo'])]);
    expect(droggnPlay.view(laidOut)).toMatchObject({ phase: 'double', turn: 1, laidOut: { seat: 2, card: 'T1' } });
    const mord = doAll(started(cards), [...bids('super-mord', 'pass', 'pass'), said0(0)]);
    expect(droggnPlay.view(mord)).toMatchObject({ phase: 'double', turn: 1 });
    const open = doAll(started(cards, { superMord: 'separate' }), [...bids('super-mord', 'pass', 'pass'), said0(0)]);
    expect(droggnPlay.view(open)).toMatchObject({ phase: 'announce', turn: 1 });
  });

  it('doubles by turns, 16 times at most', () => {
    expect(breachOf(asked(), double(1, 'retour'))).toBe('double-illegal schwacher');
    expect(breachOf(asked(), double(1, 'kontra'))).toBe('double-illegal unknown');
    const once = doAll(asked(), [double(1, 'pass'), double(2, 'schwacher')]);
    expect(droggnPlay.view(once)).toMatchObject({ turn: 0, doubles: 1 });
    expect(breachOf(once, double(0, 'schwacher'))).toBe('double-illegal retour');
    expect(droggnPlay.view(doAll(once, [double(0, 'retour')]))).toMatchObject({ turn: 1, doubles: 2, phase: 'double' });
    const all = Array.from({ length: 16 }, (_, index) => double(index % 2 === 0 ? 1 : 0, index === 0 ? 'schwacher' : 'retour'));
    expect(droggnPlay.view(doAll(asked(), all))).toMatchObject({ phase: 'play', doubles: 16, turn: 0 });
  });

  it('may be a revoke at any time after the bidding, whoever is to act', () => {
    for (const state of [ansager(), superOf0(), asked(), playing()]) {
      expect(breachOf(state, { type: 'revoke', seat: 2 })).toBe(null);
    }
    const state = doAll(superOf0(), [said0(0), said0(1), said0(2, ['pagat-ultimo']), { type: 'revoke', seat: 1 }]);
    expect(droggnPlay.result(state)).toEqual({
      contract: 'super',
      declarer: 0,
      doubles: 0,
      bonuses: [{ kind: 'pagat-ultimo', seat: 2, announced: true }],
      revoke: 1,
    });
  });

  it('is done only if it is legal', () => {
    expect(() => droggnPlay.apply(started(cards), { type: 'play', seat: 0, card: 'T20' })).toThrow('wrong-phase');
  });
});

describe('the little one and the Gstieß', () => {
  const rules = { kleineUndGstiess: true };
  const pair = said0(0, ['kleine-und-gstiess']);

  it('is announced with Pagat and Gstieß as last cards, when no other trump is out', () => {
    const state = position({ rules, hand: 'T1 X' });
    expect(breachOf(state, pair)).toBe(null);
    doAll(state, [pair]);
    expect(breachOf(state, pair)).toBe('announce-illegal pair-time');
    expect(breachOf(state, { type: 'play', seat: 0, card: 'T1' })).toBe('play-illegal pair');
    expect(breachOf(state, { type: 'play', seat: 0, card: 'X' })).toBe(null);
  });

  it('is refused otherwise', () => {
    expect(breachOf(position({ hand: 'T1 X' }), pair)).toBe('announce-illegal pair-off');
    expect(breachOf(position({ rules, hand: 'T2 X' }), pair)).toBe('announce-illegal pair-cards');
    expect(breachOf(position({ rules, hand: 'T1 T2 X' }), pair)).toBe('announce-illegal pair-time');
    expect(breachOf(position({ rules, hand: 'T1 X', laidOut: 'T1' }), pair)).toBe('announce-illegal pair-laid-out');
    const other = position({ rules, hand: 'T1 X' });
    deal(other, cardOfCode('T5') ?? -1, 1);
    expect(breachOf(other, pair)).toBe('announce-illegal pair-trumps');
    const mord = position({ rules, hand: 'T1 X' });
    mord.high = 4;
    expect(breachOf(mord, pair)).toBe('announce-illegal pair-contract');
  });
});
