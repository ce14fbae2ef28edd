import { describe, expect, it } from 'vitest';
import * as belonging from '@/league/clubs/belonging-decisions';
import * as box from '@/league/clubs/box-decisions';
import { type Club, houseRulesOf } from '@/league/clubs/club';
import * as decisions from '@/league/clubs/decisions';
import { readClubEvent } from '@/league/history';
import * as merging from '@/league/clubs/merge-decisions';
import * as rules from '@/league/clubs/rules-decisions';
import { differencesOf } from '@/league/clubs/rules-difference';
import { accepted, after, circumstances, given, person, refused, why } from './given';

const joins = (name: string, number: number | null = null, date = '2026-01-01') => (club: Club) =>
  belonging.joinClub(club, { person: person(name), number, date });
const leaves = (name: string, date: string) => (club: Club) =>
  belonging.leaveClub(club, { person: person(name), date });
const guest = (name: string) => (club: Club) => belonging.addGuest(club, { person: person(name) });
const pair = { kept: person('ole'), merged: person('ole-r'), why };
const merges = (club: Club) => merging.mergePersons(club, pair);

describe('founding', () => {
  it('happens once, under a name, in a time zone that there is', () => {
    expect(given()).toMatchObject({ version: 1, name: 'Tarokklubben', timeZone: 'Europe/Copenhagen', look: null });
    expect(refused(decisions.foundClub(given(), { name: 'x' })).code).toBe('already-founded');
    expect(refused(decisions.foundClub(null, { name: ' ' })).code).toBe('name-missing');
    const moon = decisions.foundClub(null, { name: 'x', timeZone: 'Moon/Tycho' });
    expect(refused(moon)).toEqual({ code: 'bad-time-zone', params: { zone: 'Moon/Tycho' } });
  });

  it('before clubs had time zones happened in Denmark', () => {
    const data = JSON.stringify({ name: 'Tarokklubben' });
    const place = { position: 1, stream: 'club-c', version: 1, at: 1, meta: '{}', hash: '' };
    const old = readClubEvent({ ...place, type: 'ClubFounded', schema: 1, data });
    expect(old.event).toMatchObject({ schema: 2, data: { name: 'Tarokklubben', timeZone: 'Europe/Copenhagen' } });
  });

  it('gives a name that can change, and not to the same', () => {
    expect(given((club) => decisions.renameClub(club, { name: ' Ultimo ' })).name).toBe('Ultimo');
    expect(refused(decisions.renameClub(given(), { name: 'Tarokklubben' })).code).toBe('nothing-changed');
  });
});

describe('a member', () => {
  it('comes, goes and comes back: every stay is kept', () => {
    const club = given(joins('anna', 7), leaves('anna', '2026-06-30'), joins('anna', 8, '2027-01-01'));
    expect(club.people.get(person('anna'))).toEqual({
      kind: 'member',
      number: 8,
      stays: [
        { joined: '2026-01-01', left: '2026-06-30' },
        { joined: '2027-01-01', left: null },
      ],
    });
  });

  it('may have been a guest, and is one again only after leaving', () => {
    const club = given(guest('bo'), joins('bo'));
    expect(club.people.get(person('bo'))?.kind).toBe('member');
    expect(refused(guest('bo')(club)).code).toBe('already-member');
    expect(given(joins('bo'), leaves('bo', '2026-02-01'), guest('bo')).people.get(person('bo'))?.kind).toBe('guest');
  });

  it.each([
    ['twice', [joins('anna')], joins('anna'), { code: 'already-member', params: { person: 'anna' } }],
    ['with a number that another has', [joins('anna', 7)], joins('bo', 7), { code: 'number-taken', params: { number: 7, person: 'anna' } }],
    ['before having left', [joins('anna'), leaves('anna', '2026-06-30')], joins('anna', null, '2026-06-29'), { code: 'joined-before-left', params: { person: 'anna', date: '2026-06-30' } }],
    ['the other way round: leaving before having come', [joins('anna')], leaves('anna', '2025-12-31'), { code: 'left-before-joined', params: { person: 'anna', date: '2026-01-01' } }],
    ['the other way round: leaving as a guest', [guest('bo')], leaves('bo', '2026-06-01'), { code: 'not-member', params: { person: 'bo' } }],
    ['and be a guest twice', [guest('bo')], guest('bo'), { code: 'already-guest', params: { person: 'bo' } }],
  ] as const)('cannot join %s', (_, before, step, refusal) => {
    expect(refused(step(given(...before)))).toEqual(refusal);
  });

  it('has a number that is free again when its holder has left', () => {
    const club = given(joins('anna', 7), leaves('anna', '2026-06-30'), joins('bo', 7));
    expect(club.people.get(person('bo'))?.number).toBe(7);
    expect(refused(joins('anna', 7, '2027-01-01')(club)).code).toBe('number-taken');
  });

  it('is given another number, or none', () => {
    const number = (club: Club, to: number | null) => belonging.giveNumber(club, { person: person('anna'), number: to });
    const club = given(joins('anna', 7), joins('bo', 8));
    expect(after(club, accepted(number(club, null))).people.get(person('anna'))?.number).toBeNull();
    expect(refused(number(club, 8)).code).toBe('number-taken');
    expect(refused(number(club, 7)).code).toBe('nothing-changed');
    expect(refused(belonging.giveNumber(club, { person: person('zoe'), number: 1 })).code).toBe('not-member');
  });

  it('joins with a whole list or not at all', () => {
    const line = (name: string, number: number | null) => ({ person: person(name), number, date: '2026-01-01' });
    const all = (...members: readonly ReturnType<typeof line>[]) => belonging.joinAll(given(joins('anna', 7)), { members });
    expect(accepted(all(line('bo', 8), line('carla', 9)))).toHaveLength(2);
    expect(refused(all(line('bo', 8), line('carla', 8)))).toEqual({ code: 'number-twice', params: { number: 8 } });
    expect(refused(all(line('bo', 8), line('carla', 7)))).toEqual({ code: 'number-taken', params: { number: 7, person: 'anna' } });
    expect(refused(all(line('bo', 8), line('bo', 9))).code).toBe('already-member');
  });
});

describe('two entries', () => {
  const club = given(guest('ole'), guest('ole-r'), guest('ole-2'));

  it('are merged and separated again', () => {
    const merged = after(club, accepted(merges(club)));
    expect(merged.merges).toEqual([{ kept: 'ole', merged: 'ole-r' }]);
    const apart = after(merged, accepted(merging.separatePersons(merged, pair)));
    expect(apart.merges).toEqual([]);
    expect(accepted(merges(apart))).toHaveLength(1);
  });

  it.each([
    ['one with itself', club, { ...pair, merged: pair.kept }, 'merge-with-self'],
    ['somebody the club does not know', club, { ...pair, kept: person('zoe') }, 'not-of-club'],
    ['one that is merged already', given(guest('ole'), guest('ole-r'), guest('ole-2'), merges), { ...pair, kept: person('ole-2') }, 'already-merged'],
    ['into one that is merged itself', given(guest('ole'), guest('ole-r'), guest('ole-2'), merges), { ...pair, kept: pair.merged, merged: person('ole-2') }, 'kept-is-merged'],
  ] as const)('are not merged: %s', (_, before, wish, code) => {
    expect(refused(merging.mergePersons(before, wish)).code).toBe(code);
  });

  it('that were not merged are not separated', () => {
    expect(refused(merging.separatePersons(club, pair)).code).toBe('not-merged');
  });
});

describe('house rules', () => {
  const set = (wanted: unknown) => (club: Club) =>
    rules.setHouseRules(club, { game: 'danish-tarok', name: 'Vores', rules: wanted });

  it('are kept in full and shown as what they change, in the order of the game', () => {
    const house = houseRulesOf(given(set({ preset: 'pagat', lastTrick: 25, foundation: 10 })), 'danish-tarok');
    expect(house).toMatchObject({ game: 'danish-tarok', name: 'Vores', preset: 'pagat' });
    expect(Object.keys(house?.rules ?? {}).length).toBeGreaterThan(30);
    expect(house && differencesOf(house)).toEqual([
      { option: 'foundation', preset: 20, own: 10 },
      { option: 'lastTrick', preset: 20, own: 25 },
    ]);
  });

  it('without a preset are compared with the first one, and may change nothing but the name', () => {
    const house = houseRulesOf(given(set({ lastTrick: 25 })), 'danish-tarok');
    expect(house?.preset).toBe('dtf-2011');
    const plain = houseRulesOf(given(set('no-pots')), 'danish-tarok');
    expect(plain && differencesOf(plain)).toEqual([]);
  });

  it.each([
    ['of a game that there is none of', { game: 'bridge', name: 'x', rules: {} }, 'unknown-game'],
    ['without a name', { game: 'danish-tarok', name: ' ', rules: {} }, 'name-missing'],
    ['with an option that there is none of', { game: 'danish-tarok', name: 'x', rules: { bids: 3 } }, 'bad-rules'],
    ['that stand already', { game: 'danish-tarok', name: 'Vores', rules: { lastTrick: 25 } }, 'nothing-changed'],
  ])('are refused: %s', (_, wanted, code) => {
    expect(refused(rules.setHouseRules(given(set({ lastTrick: 25 })), wanted)).code).toBe(code);
  });

  it('can be given up', () => {
    const club = given(set({ lastTrick: 25 }), (so) => rules.dropHouseRules(so, { game: 'danish-tarok' }));
    expect(houseRulesOf(club, 'danish-tarok')).toBeNull();
    expect(refused(rules.dropHouseRules(club, { game: 'danish-tarok' })).code).toBe('no-house-rules');
  });
});

describe('the box', () => {
  const fee = { reason: 'entry-fee', way: null, amount: 5000, date: '2026-03-10', tournament: null, person: null, why: null } as const;
  const booked = (booking: Parameters<typeof box.bookBox>[1]) => accepted(box.bookBox(given(), booking, circumstances))[0]?.data;

  it('is on one side of every booking, what for on the other', () => {
    expect(booked(fee)).toMatchObject({ from: 'entry-fees', to: 'box', amount: 5000 });
    expect(booked({ ...fee, reason: 'prize' })).toMatchObject({ from: 'box', to: 'prizes' });
    expect(booked({ ...fee, reason: 'other', way: 'out', why })).toMatchObject({ from: 'box', to: 'other' });
  });

  it('asks of other money which way it goes and what it is', () => {
    const other = { ...fee, reason: 'other', why } as const;
    expect(refused(box.bookBox(given(), other, circumstances)).code).toBe('box-way-missing');
    expect(refused(box.bookBox(given(), { ...other, way: 'in', why: null }, circumstances)).code).toBe('box-why-missing');
  });

  it('takes an entry back once', () => {
    const club = given((so) => box.bookBox(so, fee, circumstances));
    const [entry = ''] = Object.keys(club.entries);
    const back = { entry, date: '2026-03-11', why };
    const reversed = after(club, accepted(box.reverseBox(club, back)));
    expect(refused(box.reverseBox(reversed, back)).code).toBe('already-reversed');
    expect(refused(box.reverseBox(club, { ...back, entry: 'no' })).code).toBe('no-such-entry');
  });

  it('keeps its currency once there is an entry', () => {
    const price = (club: Club, currency: string) => decisions.setMoneyPerPoint(club, { currency, minor: 25 });
    expect(after(given(), accepted(price(given(), 'EUR'))).money).toEqual({ currency: 'EUR', minor: 25 });
    expect(refused(price(given(), 'XQZ')).code).toBe('bad-currency');
    const used = given((so) => box.bookBox(so, fee, circumstances));
    expect(refused(price(used, 'EUR')).code).toBe('currency-in-use');
    expect(accepted(price(used, 'DKK'))).toHaveLength(1);
  });
});
