import { describe, expect, it } from 'vitest';
import * as decisions from '@/league/sittings/decisions';
import { standing } from '@/league/sittings/deal';
import { engine } from '@/league/sittings/receipt';
import { presentNow } from '@/league/sittings/sitting';
import {
  accepted,
  after,
  annul,
  close,
  correct,
  even,
  given,
  joins,
  kingUltimo,
  leaves,
  opened,
  opening,
  otherWhy,
  person,
  plain,
  playedDeal,
  receipt,
  record,
  refused,
  reopen,
  score,
  why,
} from './table';

const firstDeal = record(plain(0, 1, even));
const secondDeal = record(plain(1, 2, even));
const thirdDeal = record(plain(2, 0, even));
const refusal = (sitting: ReturnType<typeof given>, step: ReturnType<typeof record>) => refused(step(sitting));

describe('opening a table', () => {
  it('says the game, the full rules and who sits where', () => {
    const [first, second, ...more] = accepted(decisions.openSitting(null, opening));
    expect(first).toMatchObject({ type: 'SittingOpened', schema: 1, data: { game: 'danish-tarok', seats: 3 } });
    expect(first?.data).toMatchObject({ preset: 'dtf-2011', rules: { foundation: 20, dealerStake: 5, unit: 5 } });
    expect(second).toMatchObject({ type: 'SeatsAssigned', data: { persons: ['anna', 'bo', 'carla'] } });
    expect(more).toEqual([]);
  });

  it('keeps changed rules whole, and calls them no preset', () => {
    const rules = { preset: 'dtf-2011', foundation: 30 };
    const [first] = accepted(decisions.openSitting(null, { ...opening, rules }));
    expect(first?.data).toMatchObject({ preset: null, rules: { foundation: 30, dealerStake: 5 } });
  });

  it('calls rules by the preset they are, however they were written', () => {
    const [first] = accepted(decisions.openSitting(null, { ...opening, rules: { foundation: 20 } }));
    expect(first?.data).toMatchObject({ preset: 'dtf-2011' });
  });

  it.each([
    ['an unknown game', { game: 'whist' }, { code: 'unknown-game', params: { game: 'whist' } }],
    ['two persons', { persons: ['anna', 'bo'].map(person) }, { code: 'bad-size', params: { persons: 2, sizes: '3, 4' } }],
    ['one person twice', { persons: ['anna', 'bo', 'anna'].map(person) }, { code: 'person-twice', params: { person: 'anna' } }],
    ['an unknown option', { rules: { stakes: 3 } }, { code: 'bad-rules', problems: [{ code: 'unknown-option', path: 'stakes' }] }],
  ])('refuses %s', (_, change, expected) => {
    expect(refused(decisions.openSitting(null, { ...opening, ...change }))).toMatchObject(expected);
  });

  it('refuses a table that is open already', () => {
    expect(refused(decisions.openSitting(given(), opening))).toEqual({ code: 'already-open' });
  });
});

describe('recording a deal', () => {
  it('keeps the record as it was claimed, numbered from 1, and no score but the receipt', () => {
    const events = accepted(firstDeal(given()));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ type: 'DealRecorded', data: { number: 1, record: plain(0, 1, even) } });
    expect(Object.keys(events[0]?.data ?? {}).sort()).toEqual(['number', 'receipt', 'record']);
  });

  it('writes a receipt that equals the replay', () => {
    const events = accepted(firstDeal(given()));
    const { totals, pots } = score(after(given(), events));
    expect(receipt(events)).toEqual({ totals, pots, engine });
  });

  it('F8 the winner of a cup has paid his own part of it', () => {
    const sitting = given(record(kingUltimo(1, 2, even)));
    const [deal] = score(sitting).deals;
    const entries = deal && 'entries' in deal ? deal.entries : [];
    const cups = entries.filter(({ from, to }) => from.startsWith('pot:') || to.startsWith('pot:'));
    const ofWinner = cups.filter(({ from, to }) => from === 'seat:2' || to === 'seat:2');
    expect(ofWinner.map(({ from, amount }) => (from === 'seat:2' ? -amount : amount))).toEqual([-20, -20, 65]);
    const { totals, pots } = score(sitting);
    expect(pots).toEqual({ king: 0, pagat: 65 });
    expect(totals.reduce((sum, total) => sum + total, 65)).toBe(0);
  });

  it('refuses a faulty result with the place of every fault, seen from the deal', () => {
    const wrongSum = { dealer: 0, result: { ...plain(0, 1, even).result, points: [26, 26, 25] } };
    expect(refusal(given(), record(wrongSum))).toMatchObject({
      code: 'bad-deal',
      params: { number: 1 },
      problems: [{ code: 'points-sum', path: 'result.points' }],
    });
  });

  it('refuses a result in which something is still missing', () => {
    const { code, problems } = { problems: [], ...refusal(given(), record({ dealer: 0, result: {} })) };
    expect(code).toBe('bad-deal');
    expect(problems.length).toBeGreaterThan(0);
  });

  it.each([
    ['a result that is no object', { dealer: 0, result: 5 }],
    ['no result at all', { dealer: 0 }],
    ['cards without actions', { dealer: 0, cards: {} }],
    ['actions that are none', { dealer: 0, cards: { hands: [], talon: [] }, actions: [7] }],
    ['an amount of nothing', { dealer: 0, amounts: [{ from: 'seat:0', to: 'seat:1', amount: 0 }] }],
    ['an account that is none', { dealer: 0, amounts: [{ from: 'seat:7', to: 'seat:1', amount: 5 }] }],
  ])('refuses %s', (_, deal) => {
    expect(refused(decisions.recordDeal(given(), { deal }))).toMatchObject({ code: 'bad-deal' });
  });

  it('refuses a dealer out of turn', () => {
    expect(refusal(given(firstDeal), firstDeal)).toMatchObject({
      code: 'bad-deal',
      params: { number: 2 },
      problems: [{ code: 'dealer-order', path: 'dealer' }],
    });
  });

  it('lets the same dealer deal again after a redeal, and nobody else', () => {
    const redeal = record({ dealer: 0, result: { void: 'misdeal' } });
    expect(refusal(given(redeal), secondDeal)).toMatchObject({ code: 'bad-deal' });
    expect(accepted(firstDeal(given(redeal)))).toHaveLength(1);
  });

  it('takes the sums only where a table kept no more', () => {
    const amounts = [{ from: 'seat:0', to: 'seat:2', amount: 40 }];
    const events = accepted(record({ dealer: 0, amounts })(given()));
    expect(events[0]?.data).toMatchObject({ record: { dealer: 0, amounts } });
    expect(score(after(given(), events)).totals).toEqual([-40, 0, 40]);
  });

  it('refuses anything once the table is closed', () => {
    expect(refusal(given(firstDeal, close), secondDeal)).toEqual({ code: 'sitting-closed' });
  });

  it('lets no typed text into the log', () => {
    const deal = { dealer: 0, result: { ...plain(0, 1, even).result, fines: [{ seat: 1, kind: 'minor', why: 'Bo peeked' }] } };
    expect(() => decisions.recordDeal(given(), { deal })).toThrow(/text/);
    const referred = { dealer: 0, result: { ...deal.result, fines: [{ seat: 1, kind: 'minor', why }] } };
    expect(accepted(decisions.recordDeal(given(), { deal: referred }))).toHaveLength(1);
  });
});

describe('correcting deals', () => {
  const played = given(firstDeal, secondDeal, thirdDeal);

  it('replaces the record, keeps the version before, and books everything after it anew', () => {
    const events = accepted(correct({ number: 1, deal: kingUltimo(0, 1, even) })(played));
    const corrected = after(played, events);
    expect(events[0]).toMatchObject({ type: 'DealCorrected', data: { why, deals: [{ number: 1 }] } });
    expect(corrected.deals[0]?.versions.map(({ kind, version, why: reason }) => [kind, version, reason])).toEqual([
      ['recorded', 3, null],
      ['corrected', 6, why],
    ]);
    const { totals, pots } = score(given(record(kingUltimo(0, 1, even)), secondDeal, thirdDeal));
    expect(receipt(events)).toEqual({ totals, pots, engine });
    expect(receipt(events)).not.toMatchObject({ totals: score(played).totals });
  });

  it('B6 keeps the fine and its note when only the card points are corrected', () => {
    const fines = [{ seat: 1, kind: 'minor', why }];
    const fined = { dealer: 0, result: { ...plain(0, 1, even).result, fines } };
    const sitting = given(record(fined));
    const points = { dealer: 0, result: { ...fined.result, points: [27, 25, 26] } };
    const corrected = after(sitting, accepted(correct({ number: 1, deal: points })(sitting)));
    expect(standing(corrected.deals[0] ?? never())).toEqual(points);
    expect(standing(corrected.deals[0] ?? never())).toMatchObject({ result: { fines } });
    expect(refusal(corrected, correct({ number: 1, deal: { dealer: 0, result: { fines } } }))).toMatchObject({ code: 'bad-deal' });
  });

  it('is refused with the later deals that would no longer follow, by number', () => {
    const redeal = { dealer: 0, result: { void: 'misdeal' } };
    expect(refusal(played, correct({ number: 1, deal: redeal }))).toMatchObject({
      code: 'later-deals',
      params: { deals: '2', count: 1 },
      deals: [2],
      problems: [{ code: 'dealer-order', path: 'deals.1.dealer' }],
    });
  });

  it('may carry several deals, which then follow each other', () => {
    const dealers = [0, 0, 1].map((dealer, i) => ({
      number: i + 1,
      deal: i === 0 ? { dealer, result: { void: 'misdeal' } } : plain(dealer, 2, even),
    }));
    const events = accepted(correct(...dealers)(played));
    expect(events).toHaveLength(1);
    expect(after(played, events).deals.map((deal) => standing(deal).dealer)).toEqual([0, 0, 1]);
  });

  it('names a fault of the corrected deal as its own, seen from that deal', () => {
    const faulty = { dealer: 1, result: { ...plain(1, 2, even).result, points: [1, 1, 1] } };
    expect(refusal(played, correct({ number: 2, deal: faulty }))).toMatchObject({
      code: 'bad-deal',
      params: { number: 2 },
      problems: [{ path: 'result.points' }],
    });
  });

  it('lets a struck deal count again', () => {
    const struck = given(firstDeal, annul(1));
    const corrected = after(struck, accepted(correct({ number: 1, deal: plain(0, 1, even) })(struck)));
    expect(score(corrected).totals).toEqual(score(given(firstDeal)).totals);
    expect(corrected.deals[0]?.versions.map(({ kind }) => kind)).toEqual(['recorded', 'annulled', 'corrected']);
  });

  it.each([
    ['a deal that does not exist', [{ number: 4, deal: plain(0, 1, even) }], { code: 'no-such-deal', params: { number: 4 } }],
    ['deal 0', [{ number: 0, deal: plain(0, 1, even) }], { code: 'no-such-deal', params: { number: 0 } }],
    [
      'one deal twice',
      [1, 1].map((number) => ({ number, deal: plain(0, 2, even) })),
      { code: 'deal-twice', params: { number: 1 } },
    ],
    ['what stands already', [{ number: 1, deal: plain(0, 1, even) }], { code: 'nothing-changed' }],
  ])('refuses %s', (_, corrections, expected) => {
    expect(refusal(played, correct(...corrections))).toEqual(expected);
  });

  it('refuses a closed table', () => {
    const closed = given(firstDeal, close);
    expect(refusal(closed, correct({ number: 1, deal: plain(0, 2, even) }))).toEqual({ code: 'sitting-closed' });
  });
});

describe('annulling a deal', () => {
  it('A15 books nothing, puts the cups back, keeps the number, and the turn to deal goes on', () => {
    const before = given(firstDeal);
    const struck = given(firstDeal, record(kingUltimo(1, 2, even)), annul(2));
    expect(score(struck).totals).toEqual(score(before).totals);
    expect(score(struck).pots).toEqual(score(before).pots);
    expect(struck.deals).toHaveLength(2);
    expect(standing(struck.deals[1] ?? never())).toEqual({ dealer: 1, struck: true, why });
    expect(accepted(thirdDeal(struck))[0]?.data).toMatchObject({ number: 3 });
    expect(refusal(struck, record(plain(1, 2, even)))).toMatchObject({ code: 'bad-deal' });
  });

  it('lets the same dealer deal again if the arbiter says so', () => {
    const struck = given(firstDeal, secondDeal, annul(2, true));
    expect(refusal(struck, thirdDeal)).toMatchObject({ code: 'bad-deal' });
    expect(accepted(record(plain(1, 2, even))(struck))).toHaveLength(1);
  });

  it('refuses to have it dealt again when others were dealt since', () => {
    const played = given(firstDeal, secondDeal, thirdDeal);
    expect(refusal(played, annul(2, true))).toMatchObject({ code: 'later-deals', deals: [3] });
    expect(accepted(annul(2)(played))).toHaveLength(1);
  });

  it('refuses what is struck already, a deal that does not exist, and a closed table', () => {
    expect(refusal(given(firstDeal, annul(1)), annul(1))).toEqual({ code: 'already-annulled', params: { number: 1 } });
    expect(accepted(annul(1, true)(given(firstDeal, annul(1))))).toHaveLength(1);
    expect(refusal(given(firstDeal), annul(2))).toEqual({ code: 'no-such-deal', params: { number: 2 } });
    expect(refusal(given(firstDeal, close), annul(1))).toEqual({ code: 'sitting-closed' });
  });
});

describe('correcting seats', () => {
  it('B5 puts two persons right under all deals in one event, and the list before stays', () => {
    const played = given(firstDeal, secondDeal);
    const persons = ['anna', 'carla', 'bo'].map(person);
    const events = accepted(decisions.correctSeats(played, { persons, why }));
    const corrected = after(played, events);
    expect(events).toHaveLength(1);
    expect(corrected.persons).toEqual(persons);
    expect(corrected.seatings.map((seating) => seating.persons)).toEqual([['anna', 'bo', 'carla'], persons]);
    expect(score(corrected)).toEqual(score(played));
  });

  it('may be done after the closing, since no points move between seats', () => {
    const persons = ['carla', 'bo', 'anna'].map(person);
    expect(accepted(decisions.correctSeats(given(firstDeal, close), { persons, why }))).toHaveLength(1);
  });

  it.each([
    ['too few persons', ['anna', 'bo'], { code: 'bad-size', params: { persons: 2, sizes: '3' } }],
    ['one person twice', ['anna', 'bo', 'bo'], { code: 'person-twice', params: { person: 'bo' } }],
    ['what stands already', ['anna', 'bo', 'carla'], { code: 'nothing-changed' }],
  ])('refuses %s', (_, names, expected) => {
    const persons = names.map(person);
    expect(refused(decisions.correctSeats(given(), { persons, why: otherWhy }))).toEqual(expected);
  });
});

describe('coming and going', () => {
  it('puts a newcomer last, who pays his share of the cups', () => {
    const before = given(firstDeal);
    const events = accepted(joins('dora', 3)(before));
    const joined = after(before, events);
    expect(events[0]).toMatchObject({ type: 'SeatJoined', data: { seat: 3, person: 'dora', before: 1, back: false } });
    expect(joined.persons).toEqual(['anna', 'bo', 'carla', 'dora']);
    expect(presentNow(joined)).toEqual([0, 1, 2, 3]);
    const share = Math.round(65 / 3 / 5) * 5;
    expect(score(joined).totals).toEqual([...score(before).totals, -2 * share]);
    expect(receipt(events)).toMatchObject({ totals: score(joined).totals, pots: { king: 65 + share, pagat: 65 + share } });
  });

  it('renumbers everything that was recorded before when a newcomer takes a chair between others', () => {
    const before = given(firstDeal, secondDeal, annul(2));
    const joined = after(before, accepted(joins('dora', 1)(before)));
    expect(joined.persons).toEqual(['anna', 'dora', 'bo', 'carla']);
    expect(joined.deals.map((deal) => standing(deal).dealer)).toEqual([0, 2]);
    expect(joined.deals[1]?.versions[0]?.deal.dealer).toBe(2);
    expect(standing(joined.deals[0] ?? never())).toMatchObject({
      result: { bonuses: [{ seat: 2 }], lastTrick: 2, points: [26, null, 26, 26] },
    });
    const [anna, dora, ...others] = score(joined).totals;
    expect([anna, ...others]).toEqual(score(before).totals);
    expect(dora).toBeLessThan(0);
    expect(joined.seatings[0]?.persons).toEqual(['anna', 'dora', 'bo', 'carla']);
  });

  it('gives one who comes back his old seat, without renumbering', () => {
    const four = given(firstDeal, joins('dora', 3), leaves(1));
    const events = accepted(joins('bo', 0)(four));
    expect(events[0]).toMatchObject({ data: { seat: 1, person: 'bo', back: true } });
    const back = after(four, events);
    expect(back.persons).toEqual(['anna', 'bo', 'carla', 'dora']);
    expect(presentNow(back)).toEqual([0, 1, 2, 3]);
  });

  it('pays who leaves his part, and deals on without him', () => {
    const left = given(firstDeal, joins('dora', 3), leaves(2));
    expect(presentNow(left)).toEqual([0, 1, 3]);
    expect(accepted(record(plain(1, 3, [26, 26, null, 26]))(left))).toHaveLength(1);
  });

  it('keeps corrections of earlier deals possible after a newcomer came between', () => {
    const joined = given(firstDeal, joins('dora', 1));
    const corrected = correct({ number: 1, deal: plain(0, 3, [26, null, 26, 26]) })(joined);
    expect(after(joined, accepted(corrected)).deals[0]?.versions).toHaveLength(2);
  });

  it.each([
    ['one who is there', given(firstDeal), joins('bo', 3), { code: 'already-present', params: { person: 'bo' } }],
    ['a fifth', given(firstDeal, joins('dora', 3)), joins('erik', 4), { code: 'table-full' }],
    ['a chair beyond the table', given(firstDeal), joins('dora', 4), { code: 'no-such-seat', params: { seat: 4 } }],
    ['a newcomer at a closed table', given(firstDeal, close), joins('dora', 3), { code: 'sitting-closed' }],
    ['leaving a closed table', given(firstDeal, close), leaves(0), { code: 'sitting-closed' }],
    ['leaving twice', given(firstDeal, joins('dora', 3), leaves(0)), leaves(0), { code: 'not-present', params: { seat: 0 } }],
    ['the last one leaving', given(firstDeal, leaves(0), leaves(1)), leaves(2), { code: 'nobody-left' }],
  ])('refuses %s', (_, sitting, step, expected) => {
    expect(refusal(sitting, step)).toEqual(expected);
  });

  it('refuses a change between a redeal and the deal that repeats it', () => {
    const redealt = given(firstDeal, record({ dealer: 1, result: { void: 'misdeal' } }));
    expect(refusal(redealt, joins('dora', 3))).toMatchObject({
      code: 'bad-sitting',
      problems: [{ code: 'change-void', path: 'changes.0' }],
    });
  });

  it('refuses a deal while too few are at the table', () => {
    const two = given(firstDeal, leaves(0));
    expect(refusal(two, secondDeal)).toMatchObject({ code: 'bad-deal', problems: [{ code: 'bad-seats' }] });
  });
});

describe('closing and reopening', () => {
  it('divides the cups, and reopening takes the division back', () => {
    const played = given(firstDeal, secondDeal);
    const closed = given(firstDeal, secondDeal, close);
    expect(score(closed).pots).toEqual({ king: 0, pagat: 0 });
    expect(score(closed).totals.reduce((sum, total) => sum + total, 0)).toBe(0);
    const reopened = given(firstDeal, secondDeal, close, reopen);
    expect(score(reopened)).toEqual(score(played));
    expect(accepted(thirdDeal(reopened))).toHaveLength(1);
  });

  it('writes receipts that equal the replay', () => {
    const events = accepted(close(given(firstDeal)));
    expect(receipt(events)).toMatchObject({ totals: score(given(firstDeal, close)).totals, pots: { king: 0, pagat: 0 } });
    const again = accepted(reopen(given(firstDeal, close)));
    expect(receipt(again)).toMatchObject({ totals: score(given(firstDeal)).totals, pots: { king: 65, pagat: 65 } });
  });

  it('refuses to close twice, to reopen what is open, and to close with too few at the table', () => {
    expect(refusal(given(close), close)).toEqual({ code: 'sitting-closed' });
    expect(refusal(given(), reopen)).toEqual({ code: 'not-closed' });
    expect(refusal(given(firstDeal, leaves(0)), close)).toMatchObject({ code: 'bad-sitting', problems: [{ code: 'bad-seats' }] });
  });
});

describe('a deal card by card', () => {
  const played = playedDeal([0, 1, 2], 0, 7);

  it('is packed in the log and comes back as it was played', () => {
    const events = accepted(record(played)(given()));
    expect(events[0]?.data).toMatchObject({ record: { dealer: 0, cards: expect.any(String), actions: expect.any(String) } });
    const sitting = after(given(), events);
    expect(standing(sitting.deals[0] ?? never())).toEqual(played);
    expect(receipt(events)).toMatchObject({ totals: score(sitting).totals });
  });

  it('is refused while it is not played to its end', () => {
    const { actions = [] } = played;
    expect(refusal(given(), record({ ...played, actions: actions.slice(0, 20) }))).toEqual({ code: 'unfinished' });
    const two = given(record(played), annul(1, true), record(played));
    const corrections = [{ number: 1, deal: { ...played, actions: actions.slice(0, 20) } }];
    expect(refusal(two, correct(...corrections))).toMatchObject({ code: 'bad-deal', params: { number: 1 } });
  });

  it('is refused with the action that breaks a rule', () => {
    const { actions = [] } = played;
    const wrongTurn = [actions[0], actions[2], actions[1], ...actions.slice(3)].filter((one) => one !== undefined);
    expect(refusal(given(), record({ ...played, actions: wrongTurn }))).toMatchObject({
      code: 'bad-deal',
      problems: [{ code: 'wrong-turn', path: 'actions.1.seat' }],
    });
  });

  it('is renumbered with its cards when a newcomer takes a chair between others', () => {
    const before = given(record(played));
    const joined = after(before, accepted(joins('dora', 1)(before)));
    const deal = standing(joined.deals[0] ?? never());
    const { hands = [] } = 'cards' in deal && deal.cards ? deal.cards : {};
    expect(hands.map((hand) => hand?.length ?? null)).toEqual([25, null, 25, 25]);
    const [anna, , ...others] = score(joined).totals;
    expect([anna, ...others]).toEqual(score(before).totals);
  });
});

describe('a table without cups', () => {
  it('has empty pots in its receipts', () => {
    const sitting = opened({ ...opening, rules: 'no-pots' });
    const events = accepted(record(plain(0, 1, even))(sitting));
    expect(receipt(events)).toMatchObject({ pots: {} });
  });
});

function never(): never {
  throw new Error('there is no such deal');
}
