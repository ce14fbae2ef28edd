import { describe, expect, it } from 'vitest';
import { breachOf } from '@/core/games/husarln/cardplay/breach';
import { husarlnPlay } from '@/core/games/husarln/play';
import { actionOf, after, breach, codesIn, dealt, dealtBy, legal } from './position';

/** Bids of the seats in turn, as letters: p(ass) z(weiblatt) e(inblatt) s(olo) h(old). */
const words: Readonly<Record<string, string>> = { p: 'pass', z: 'zweiblatt', e: 'einblatt', s: 'solo', h: 'hold' };

function auction(bids: string, rules?: unknown) {
  const state = dealtBy(rules, []);
  for (const bid of bids) after(state, `bid ${husarlnPlay.view(state).turn} ${words[bid]}`);
  const { phase, turn, contract, declarer } = Object(husarlnPlay.view(state));
  return { phase, turn, contract, declarer };
}

describe('the auction', () => {
  it.each([
    ['zpp', 0, 'zweiblatt'],
    ['zephp', 0, 'einblatt'],
    ['pzehs', 2, 'solo'],
    ['ppe', 2, 'einblatt'],
    ['s', 0, 'solo'],
    ['zpep', 2, 'einblatt'],
  ])('%s ends with seat %i in %s', (bids, declarer, contract) => {
    expect(auction(bids)).toMatchObject({ declarer, contract, turn: declarer });
    expect(auction(bids).phase).toBe(contract === 'solo' ? 'announce' : 'talon');
  });

  it('goes on after a Solo where it may be held', () => {
    const rules = { soloEndsAuction: false };
    expect(auction('zs', rules)).toMatchObject({ phase: 'auction', turn: 2 });
    expect(auction('zsphp', rules)).toMatchObject({ phase: 'announce', declarer: 0, contract: 'solo' });
    expect(auction('zspp', rules)).toMatchObject({ phase: 'announce', declarer: 1, contract: 'solo' });
  });

  it('throws the deal in if all pass', () => {
    const state = dealt([]);
    after(state, 'bid 0 pass', 'bid 1 pass', 'bid 2 pass');
    expect(husarlnPlay.view(state)).toMatchObject({ phase: 'finished', ended: true, turn: null, declarer: null });
    expect(husarlnPlay.result(state)).toEqual({ contract: 'pass' });
  });

  it('refuses what is no bid, not higher, or held by a junior or of nobody', () => {
    const state = dealt([]);
    expect(breach(state, 'bid 0 hold')).toBe('bid-illegal nothing-to-hold');
    expect(breach(state, 'bid 0 dreiblatt')).toBe('bid-illegal unknown');
    after(state, 'bid 0 einblatt');
    expect(breach(state, 'bid 1 hold')).toBe('bid-illegal junior');
    expect(breach(state, 'bid 1 einblatt')).toBe('bid-illegal not-higher');
    expect(breach(state, 'bid 1 zweiblatt')).toBe('bid-illegal not-higher');
    expect(legal(state, 'bid')).toEqual(['pass', 'solo']);
  });

  it('has four first bids, 29 courses where a Solo ends it, and 40 where it may be held', () => {
    expect(legal(dealt([]), 'bid')).toEqual(['pass', 'zweiblatt', 'einblatt', 'solo']);
    expect(courses(dealt([]))).toBe(29);
    expect(courses(dealtBy({ soloEndsAuction: false }, []))).toBe(40);
  });
});

/** How many auctions there are from here on. */
function courses(state: ReturnType<typeof dealt>): number {
  const bids = legal(state, 'bid');
  return bids.length === 0
    ? 1
    : bids.reduce<number>((sum, bid) => {
        const next = husarlnPlay.copy(state);
        after(next, `bid ${husarlnPlay.view(next).turn} ${String(bid)}`);
        return sum + courses(next);
      }, 0);
}

const TALON = 'C10 CJ CN CQ HA DA';

describe('the talon', () => {
  it('is opened pair by pair in a Zweiblatt, and back only from its end', () => {
    const state = after(dealt([], TALON), 'bid 0 zweiblatt', 'bid 1 pass', 'bid 2 pass');
    expect(legal(state, 'take')).toEqual(['1']);
    expect(breach(state, 'take 0 2')).toBe('take-illegal not-last');
    expect(breach(state, 'take 0 back-1')).toBe('take-illegal too-early');
    expect(breach(state, 'take 0 7')).toBe('take-illegal unknown');
    expect(husarlnPlay.view(state)).toMatchObject({ turned: ['C10', 'CJ'], hidden: ['CN', 'CQ', 'HA', 'DA'] });
    after(state, 'reject 0', 'reject 0');
    expect(legal(state, 'take')).toEqual(['3', 'back-1', 'back-2']);
    expect(breach(state, 'take 0 1')).toBe('take-illegal not-last');
    expect(breach(state, 'reject 0')).toBe('take-illegal last-stage');
    after(state, 'take 0 back-2');
    expect(husarlnPlay.view(state)).toMatchObject({ phase: 'discard', choice: 'back-2' });
    expect(husarlnPlay.view(state).hands[0]).toEqual(expect.arrayContaining(['CN', 'CQ']));
  });

  it('is opened card by card in an Einblatt', () => {
    const state = after(dealt([], TALON), 'bid 0 pass', 'bid 1 einblatt', 'bid 2 pass');
    after(state, 'reject 1', 'reject 1');
    expect(legal(state, 'take')).toEqual(['3']);
    after(state, 'reject 1', 'reject 1', 'reject 1');
    expect(legal(state, 'take')).toEqual(['6', 'back-1', 'back-2', 'back-3', 'back-4', 'back-5']);
    after(state, 'take 1 back-4');
    expect(husarlnPlay.view(state).hands[1]).toContain('CQ');
    expect(husarlnPlay.view(state).hands[1]).toHaveLength(13);
  });
});

describe('the discard', () => {
  const taken = (hand: string) =>
    after(dealt([hand], TALON), 'bid 0 zweiblatt', 'bid 1 pass', 'bid 2 pass', 'take 0 1');

  const full = 'X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 SK';

  it('is of two plain cards if there are two', () => {
    const state = taken(full);
    expect(legal(state, 'discard')).toEqual([['C10', 'CJ']]);
    expect(breach(state, 'discard 0 C10')).toBe('discard-illegal count');
    expect(breach(state, 'discard 0 C10,C10')).toBe('discard-illegal twice');
    expect(breach(state, 'discard 0 C10,HQ')).toBe('discard-illegal not-in-hand');
    expect(breach(state, 'discard 0 C10,T20')).toBe('discard-illegal tarok');
    for (const honour of ['SK', 'X', 'T21']) expect(breach(state, `discard 0 C10,${honour}`)).toBe('discard-illegal honour');
    expect(breach(state, 'discard 0 C10,S2')).toBe('bad-card');
  });

  it('is of the one plain card and a Tarock, or of two Tarocks without one', () => {
    const one = after(dealt([full], 'C10 T1 HJ'), 'bid 0 zweiblatt', 'bid 1 pass', 'bid 2 pass', 'take 0 1');
    expect(legal(one, 'discard')).toHaveLength(9);
    expect(breach(one, 'discard 0 T20,T19')).toBe('discard-illegal tarok');
    expect(breach(one, 'discard 0 C10,T1')).toBe('discard-illegal honour');
    const none = after(dealt([full], 'T1 HK'), 'bid 0 zweiblatt', 'bid 1 pass', 'bid 2 pass', 'take 0 1');
    expect(legal(none, 'discard')).toHaveLength(36);
  });

  it('is of one card in an Einblatt', () => {
    const state = after(dealt([full], TALON), 'bid 0 einblatt', 'bid 1 pass', 'bid 2 pass', 'take 0 1');
    expect(legal(state, 'discard')).toEqual([['C10']]);
  });
});

describe('announcements', () => {
  const hands = ['X T21 T1 T2 T3 T20 T19 T18 T17 T16 SK HK', 'DK CK'] as const;
  const solo = (rules: unknown) => after(dealtBy(rules, hands), 'bid 0 solo');

  it('are made by the declarer first, of what he holds', () => {
    const state = solo('loew');
    expect(breach(state, 'announce 1')).toBe('wrong-turn');
    expect(breach(state, 'announce 0 tarocks-11')).toBe('announce-illegal tarocks');
    expect(breach(state, 'announce 0 kings')).toBe('announce-illegal kings');
    expect(breach(state, 'announce 0 uhu')).toBe('announce-illegal birds');
    expect(breach(state, 'announce 0 valat')).toBe('announce-illegal unknown');
    expect(breach(state, 'announce 0 trull,trull')).toBe('announce-illegal twice');
    expect(breach(state, 'announce 0 trull,tarocks-10,pagat-ultimo')).toBeNull();
    expect(legal(state, 'announce')).toHaveLength(8);
    after(state, 'announce 0');
    expect(breach(state, 'announce 1 trull')).toBe('announce-illegal trull');
    expect(breach(state, 'announce 1 pagat-ultimo')).toBe('announce-illegal card');
  });

  it('of kings are made once by a side', () => {
    const state = after(solo({ kings: true, birds: true }), 'announce 0 kings,uhu,pelikan', 'announce 1 kings');
    expect(breach(state, 'announce 2 kings')).toBe('announce-illegal kings-announced');
    expect(legal(state, 'announce')).toEqual([[]]);
  });
});

describe('the play', () => {
  const lead = (hand: string, led: string) => {
    const state = dealt([led, hand]);
    const other = husarlnPlay.view(state).hands[1]?.filter((code) => !codesIn(hand).includes(code)) ?? [];
    after(state, 'bid 0 pass', 'bid 1 pass', 'bid 2 solo', 'announce 2', 'announce 0', 'announce 1', `play 0 ${led}`);
    return { state, other };
  };

  it.each([
    ['T4 HK HA', 'HQ', ['HA', 'HK']],
    ['T4 X HK', 'SQ', ['T4', 'X']],
    ['X HK', 'T3', ['X']],
  ])('from %s, %s led, allows %j', (hand, led, allowed) => {
    const { state, other } = lead(hand, led);
    expect(legal(state, 'play').filter((code) => !other.includes(String(code)))).toEqual(allowed);
  });

  it('says what must be followed', () => {
    const { state } = lead('T4 HK HA SK', 'HQ');
    expect(breachOf(state, actionOf('play 1 SK'))?.params).toEqual({
      rule: 'follow',
      trick: 1,
      seat: 1,
      card: 'SK',
      suit: 'H',
    });
    expect(breach(state, 'play 1 T4')).toBe('play-illegal follow');
    expect(breach(state, 'play 1 HQ')).toBe('play-illegal not-in-hand');
    expect(breach(state, 'play 1 S2')).toBe('bad-card');
  });

  it('makes who cannot follow play a Tarock, the Sküs being one', () => {
    const { state } = lead('X SK HK DK CK S10 SJ SN SQ C10 CJ CN', 'HQ');
    expect(breach(lead('X SK DK CK S10 SJ SN SQ C10 CJ CN CQ', 'HQ').state, 'play 1 SK')).toBe('play-illegal tarok');
    expect(legal(state, 'play')).toEqual(['HK']);
  });

  it('gives the trick to the Sküs over the Mond, to a suit card only of the suit led', () => {
    const first = (cards: readonly string[]) => {
      const state = dealt(cards);
      after(state, 'bid 0 solo', 'announce 0', 'announce 1', 'announce 2');
      cards.forEach((hand, seat) => after(state, `play ${seat} ${codesIn(hand)[0]}`));
      return husarlnPlay.view(state).tricks[0]?.winner;
    };
    const plain1 = 'SK SQ SN SJ S10 DK DQ DN DJ DA CJ CN';
    expect(first(['T21', 'X', 'T3'])).toBe(1);
    expect(first(['HQ', 'SK SQ SN SJ S10 DK DQ DN DJ DA CJ CN', 'HJ'])).toBe(0);
    expect(first(['HJ', plain1, 'HK'])).toBe(2);
  });
});

describe('what may be done when', () => {
  it('begins with form and seats', () => {
    const state = dealtBy(undefined, [], '', 4);
    const codes = [
      [5, 'wrong-type'],
      [{}, 'missing-field'],
      [{ type: 'knock', seat: 1 }, 'action-type'],
      [{ type: 'bid', seat: 0 }, 'missing-field'],
      [{ type: 'bid', seat: 0, bid: 'pass', why: '' }, 'unknown-field'],
      [{ type: 'bid', seat: '0', bid: 1 }, 'not-integer'],
      [{ type: 'bid', seat: 9, bid: 1 }, 'wrong-type'],
      [{ type: 'discard', seat: 9, cards: 'HJ' }, 'wrong-type'],
      [{ type: 'announce', seat: 9, bonuses: {} }, 'wrong-type'],
      [{ type: 'play', seat: 9, card: 3 }, 'wrong-type'],
      [{ type: 'take', seat: 9, choice: 1 }, 'wrong-type'],
      [{ type: 'bid', seat: 9, bid: 'x' }, 'bad-seat'],
      [{ type: 'bid', seat: 3, bid: 'x' }, 'inactive-seat'],
      [{ type: 'play', seat: 1, card: 'S2' }, 'wrong-phase'],
      [{ type: 'bid', seat: 1, bid: 'x' }, 'wrong-turn'],
    ] as const;
    expect(codes.map(([action]) => breachOf(state, action)?.code)).toEqual(codes.map(([, code]) => code));
  });

  it('ends with the end', () => {
    const state = after(dealt([]), 'bid 0 pass', 'bid 1 pass', 'bid 2 pass');
    expect(breach(state, 'bid 0 pass')).toBe('after-end');
    expect(husarlnPlay.legal(state)).toEqual([]);
    expect(() => after(state, 'bid 0 pass')).toThrow('after-end');
  });

  it('lets the holder of the Trull claim it after the last trick, where the rules do', () => {
    const hands = ['X T21 T1 T20 T19 T18 T17 T16 T15 T14 T13 T12'];
    const state = after(dealtBy('beck', hands), 'bid 0 solo', 'announce 0', 'announce 1', 'announce 2');
    for (let legal = husarlnPlay.legal(state); legal[0]?.type === 'play'; legal = husarlnPlay.legal(state)) {
      husarlnPlay.apply(state, legal.at(-1) ?? legal[0]);
    }
    expect(husarlnPlay.view(state)).toMatchObject({ phase: 'claim', turn: 0 });
    expect(breach(state, 'claim 0 kings')).toBe('claim-illegal trull-only');
    expect(breach(state, 'claim 0 trull,trull')).toBe('claim-illegal trull-only');
    const other = after(husarlnPlay.copy(state), 'claim 0');
    after(state, 'claim 0 trull');
    const kinds = [state, other].map((one) => Object(husarlnPlay.result(one)).bonuses.map(({ kind }: { kind: string }) => kind));
    expect(kinds).toEqual([['trull', 'pagat-ultimo'], ['pagat-ultimo']]);
  });
});

describe('the cards as dealt', () => {
  const cards = husarlnPlay.shuffle(7, dealt([]).table, dealt([]).rules);
  const codesOf = (changed: unknown) => {
    const started = husarlnPlay.start(changed, dealt([]).table, dealt([]).rules);
    return started.ok ? [] : started.refusal.map(({ code }) => code);
  };

  it('are 42, the same for the same seed', () => {
    expect(new Set([...cards.hands.flatMap((hand) => hand ?? []), ...cards.talon]).size).toBe(42);
    expect(husarlnPlay.shuffle(7, dealt([]).table, dealt([]).rules)).toEqual(cards);
    expect(husarlnPlay.shuffle(8, dealt([]).table, dealt([]).rules)).not.toEqual(cards);
  });

  it('are refused with a card of another pack, a card twice, or too few', () => {
    const [first, ...others] = cards.talon;
    expect(codesOf({ ...cards, talon: ['S2', ...others] })).toEqual(['bad-card']);
    expect(codesOf({ ...cards, talon: [others[0], ...others] })).toEqual(['cards-deck']);
    expect(codesOf({ ...cards, talon: others })).toEqual(['cards-count']);
    expect(codesOf({ ...cards, hands: [null, ...cards.hands.slice(1)] })).toEqual(['cards-count']);
    expect(codesOf({ hands: cards.hands })).toEqual(['wrong-type']);
    expect(first).toBeDefined();
  });
});
