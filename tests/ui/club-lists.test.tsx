import { describe, expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { fitting, wantedIn } from '@/ui/club/members/member-order';
import { joiningOf, proposedLines } from '@/ui/club/members/import-lines';
import { minorOf, moneyWords } from '@/ui/club/money';
import type { MemberListed, MemberPreviewed } from '@/ui/remote/answers';

const member = (name: string, over: Partial<MemberListed> = {}): MemberListed => {
  const person = id<'person'>(name.replaceAll(/[^A-Za-z]/g, ''));
  const stays = [{ joined: '2020-01-01', left: null }];
  const contact = { email: null, phone: null, evenings: 0, lastSeen: null };
  return { person, name, kind: 'member', number: null, stays, ...contact, entries: [person], ...over };
};

const karen = member('Karen Høj', { number: 7, email: 'karen@example.org', lastSeen: '2026-11-03' });
const aage = member('Åge Ås', { number: 12, lastSeen: '2026-11-10' });
const bo = member('Bo Gæst', { kind: 'guest', stays: [] });
const people = [karen, aage, bo];

const names = (query: Readonly<Record<string, string>>): readonly string[] =>
  fitting(people, wantedIn(query)).map(({ name }) => name);

describe('a club’s members', () => {
  it('are the present ones by name as Danes sort, if nothing else is asked for', () => {
    expect(names({})).toEqual(['Karen Høj', 'Åge Ås']);
  });

  it('are found by every word that is typed, in name, number or address', () => {
    expect(names({ q: 'høj kar' })).toEqual(['Karen Høj']);
    expect(names({ q: 'EXAMPLE' })).toEqual(['Karen Høj']);
    expect(names({ q: '12' })).toEqual(['Åge Ås']);
    expect(names({ q: 'høj åge' })).toEqual([]);
  });

  it('are sorted by who was here last, and who has no number comes last', () => {
    expect(names({ order: 'seen' })).toEqual(['Åge Ås', 'Karen Høj']);
    expect(names({ order: 'number', circle: 'all' })).toEqual(['Karen Høj', 'Åge Ås', 'Bo Gæst']);
  });

  it('are shown as usual where an address asks for nonsense', () => {
    expect(wantedIn({ circle: 'x', order: 'y', q: ['a', 'b'] })).toEqual({ q: '', circle: 'member', order: 'name' });
  });
});

const line = (number: number, over: Partial<MemberPreviewed> = {}): MemberPreviewed => {
  const empty = { number: null, email: null, phone: null, joined: null, problems: [], doubles: [], twins: [] };
  return { line: number, name: `Line ${number}`, ...empty, ...over };
};

describe('a file of members', () => {
  const known = (who: MemberListed) => [{ person: who.person, name: who.name, by: ['name'] as const }];
  let made = 0;
  const lines = proposedLines(
    [
      line(2, { joined: '2024-05-01' }),
      line(3, { problems: [{ code: 'bad-email', sentence: 'no' }] }),
      line(4, { doubles: known(karen) }),
      line(5, { doubles: known(bo) }),
      line(6, { twins: [2] }),
    ],
    people,
    () => `new-${(made += 1)}`,
  );

  it('proposes to leave out faults, members and the second of two', () => {
    expect(lines.map(({ fate }) => fate.kind)).toEqual(['new', 'skip', 'skip', 'same', 'skip']);
  });

  it('sends the new with their names and the known without, each with a day', () => {
    expect(joiningOf(lines, '2026-11-30')).toEqual([
      { person: 'new-1', name: 'Line 2', email: null, phone: null, number: null, date: '2024-05-01' },
      { person: bo.person, name: null, number: null, date: '2026-11-30' },
    ]);
  });
});

describe('money', () => {
  it.each([
    ['12,50', 'DKK', 1250],
    ['12.5', 'EUR', 1250],
    ['120', 'DKK', 12_000],
    ['0,05', 'DKK', 5],
    ['0', 'DKK', null],
    ['0,005', 'DKK', null],
    ['-5', 'DKK', null],
    ['1.000,00', 'DKK', null],
    ['', 'DKK', null],
  ])('%s in %s is %s minor units', (text, currency, minor) => {
    expect(minorOf(text, currency)).toBe(minor);
  });

  it('is shown in the reader’s way with a true minus', () => {
    expect(moneyWords(-125_050, 'DKK', 'da').replaceAll(/\s/g, ' ')).toBe('−1.250,50 kr.');
    expect(moneyWords(5, 'EUR', 'de').replaceAll(/\s/g, ' ')).toBe('0,05 €');
  });
});
