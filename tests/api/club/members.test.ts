import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { temporaryInstallation, type TemporaryInstallation } from '../../support/installation';
import { askerFor, callerFor } from '../asking';
import { type Api, club, foundedClub, guest, member, now } from './club';

let here: TemporaryInstallation;
let api: Api;

beforeEach(async () => {
  here = temporaryInstallation();
  api = await foundedClub(here);
});

afterEach(() => here.remove());

const names = async (question: Partial<Parameters<Api['members']['list']>[0]> = {}) =>
  (await api.members.list({ club, ...question })).members.map(({ name }) => name);

/** Everything the log holds, as text. */
const logged = async () => JSON.stringify(await here.log.readAll(0, 1000));

describe('members', () => {
  it('have number, address and dates; the log knows neither name nor address', async () => {
    const person = await member(api, 'Søren Ærø', { number: 7, email: 'soren@example.org' });
    await api.members.leave({ ...(await now(api)), person, date: '2026-06-30' });
    const { members, nextNumber, version } = await api.members.list({ club });
    expect(members).toEqual([
      {
        person,
        name: 'Søren Ærø',
        kind: 'former',
        number: 7,
        stays: [{ joined: '2026-01-01', left: '2026-06-30' }],
        email: 'soren@example.org',
        phone: null,
        evenings: 0,
        lastSeen: null,
        entries: [person],
      },
    ]);
    expect([nextNumber, version]).toEqual([8, 3]);
    expect(await logged()).not.toMatch(/Ærø|soren/);
  });

  it('are searched and sorted, present, former and guests apart', async () => {
    await member(api, 'Åse Østergaard', { number: 2, email: 'aase@example.org' });
    await member(api, 'Bo Aagaard', { number: 10 });
    const zoe = await member(api, 'Zoe', { number: 1 });
    await guest(api, 'Carla');
    await api.members.leave({ ...(await now(api)), person: zoe, date: '2026-02-01' });
    expect(await names()).toEqual(['Bo Aagaard', 'Carla', 'Zoe', 'Åse Østergaard']);
    expect(await names({ order: 'number' })).toEqual(['Zoe', 'Åse Østergaard', 'Bo Aagaard', 'Carla']);
    expect(await names({ kinds: ['member'] })).toEqual(['Bo Aagaard', 'Åse Østergaard']);
    expect(await names({ kinds: ['guest', 'former'] })).toEqual(['Carla', 'Zoe']);
    expect(await names({ search: 'ØSTER' })).toEqual(['Åse Østergaard']);
    expect(await names({ search: 'aase@' })).toEqual(['Åse Østergaard']);
    expect(await names({ search: '10' })).toEqual(['Bo Aagaard']);
  });

  it('may belong to two clubs, under one name', async () => {
    const person = await member(api, 'Anna', { number: 1 });
    const other = id<'club'>('other');
    await api.clubs.found({ club: other, command: 'other', name: 'Den anden' });
    await api.members.add({ ...(await now(api, other)), person, date: '2026-05-01', number: 33 });
    expect((await callerFor(here, false).persons.one({ person })).clubs).toMatchObject([
      { name: 'Den anden', number: 33 },
      { name: 'Tarokklubben Ultimo', number: 1 },
    ]);
  });

  it('who are refused leave no name behind', async () => {
    await member(api, 'Anna', { number: 7 });
    const wish = { ...(await now(api)), person: id<'person'>('p2'), name: 'Bo', number: 7, date: '2026-01-01' };
    await expect(api.members.add(wish)).rejects.toThrow('Nummer 7 har Anna allerede.');
    expect((await here.people.namesOf(['p2'])).size).toBe(0);
  });

  it('are one however often the line breaks, and an id is never given to somebody else', async () => {
    const wish = { ...(await now(api)), person: id<'person'>('p2'), name: 'Bo', number: 7, date: '2026-01-01' };
    const first = await api.members.add(wish);
    expect(await api.members.add(wish)).toEqual({ ...first, repeated: true });
    const taken = api.guests.add({ ...(await now(api)), person: id('p2'), name: 'Carla' });
    await expect(taken).rejects.toThrow('Bo er allerede medlem.');
    await here.people.addPerson({ id: id('p3'), name: 'Dorte' });
    await expect(api.guests.add({ ...(await now(api)), person: id('p3'), name: 'Carla' })).rejects.toThrow('Carla kan ikke gemmes');
    await expect(api.guests.add({ ...(await now(api)), person: id('nobody') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('change name and address; what is left out stays', async () => {
    const person = await member(api, 'Sören', { email: 'a@example.org' });
    await api.members.change({ ...(await now(api)), person, name: 'Søren', phone: '+45 12 34 56 78' });
    expect((await api.members.list({ club })).members[0]).toMatchObject({ name: 'Søren', email: 'a@example.org', phone: '+45 12 34 56 78' });
    await api.members.change({ ...(await now(api)), person, email: null });
    expect((await api.members.list({ club })).members[0]).toMatchObject({ name: 'Søren', email: null });
    const [last] = await api.clubs.log({ club });
    expect(last).toMatchObject({ type: 'DetailsChanged', data: { person } });
    expect(await logged()).not.toContain('Søren');
  });

  it('are only shown to those who may see them', async () => {
    await expect(callerFor(here, false).members.list({ club })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('who may sit down at a table', () => {
  it('is a member, a guest, or one who sat there; the last to be seen first', async () => {
    const [anna, bo, carla] = [await member(api, 'Anna'), await member(api, 'Bo'), await guest(api, 'Carla')];
    await here.people.addPerson({ id: id('dorte'), name: 'Dorte' });
    const evenings = [['e1', '2026-02-03', [anna, bo, carla]], ['e2', '2026-02-10', [bo, carla, id<'person'>('dorte')]]] as const;
    for (const [evening, date, persons] of evenings) {
      const tournament = id<'tournament'>(evening);
      await api.tournaments.announce({ tournament, command: randomUUID(), club, date, name: 'Klubaften', open: true });
      await api.tables.open({ tournament, sitting: id(`${evening}-t`), command: randomUUID(), round: 1, table: 1, game: 'danish-tarok', persons: [...persons] });
    }
    expect((await api.people.ofClub({ club })).map(({ name, kind }) => [name, kind])).toEqual([
      ['Bo', 'member'],
      ['Carla', 'guest'],
      ['Dorte', null],
      ['Anna', 'member'],
    ]);
    const { members } = await api.members.list({ club, order: 'seen' });
    expect(members.map(({ name, evenings: many, lastSeen }) => [name, many, lastSeen])).toEqual([
      ['Bo', 2, '2026-02-10'],
      ['Carla', 2, '2026-02-10'],
      ['Anna', 1, '2026-02-03'],
    ]);
  });
});

describe('a list from a spreadsheet', () => {
  const preview = (text: string | Uint8Array) =>
    api.members.preview({ club, file: Buffer.from(text as string).toString('base64') });

  it('is shown line by line with what is wrong, and nothing is stored', async () => {
    const anna = await member(api, 'Anna Ås', { number: 7, email: 'anna@example.org' });
    const before = await logged();
    const lines = await preview(
      '\uFEFFNr.;Navn;E-mail;Telefon;Indmeldt\r\n8;Bo;bo@example.org;12 34 56 78;3-2-2020\r\n7;;ikke-en-adresse;;31-02-2020\r\nx;anna ås;;;\r\n9;Carla;BO@example.org;;2020-05-01\r\n',
    );
    expect(lines).toEqual([
      { line: 2, name: 'Bo', number: 8, email: 'bo@example.org', phone: '12 34 56 78', joined: '2020-02-03', problems: [], doubles: [], twins: [5] },
      {
        line: 3,
        name: '',
        number: 7,
        email: 'ikke-en-adresse',
        phone: null,
        joined: null,
        problems: [
          { code: 'name-missing', sentence: 'Navnet mangler.' },
          { code: 'bad-email', sentence: '»ikke-en-adresse« er ikke en mailadresse.' },
          { code: 'bad-date', sentence: '»31-02-2020« er ikke en dato. Skriv dag-måned-år.' },
          { code: 'number-taken', sentence: 'Nummeret har Anna Ås allerede.' },
        ],
        doubles: [{ person: anna, name: 'Anna Ås', by: ['number'] }],
        twins: [],
      },
      {
        line: 4,
        name: 'anna ås',
        number: null,
        email: null,
        phone: null,
        joined: null,
        problems: [{ code: 'bad-number', sentence: '»x« er ikke et medlemsnummer.' }],
        doubles: [{ person: anna, name: 'Anna Ås', by: ['name'] }],
        twins: [],
      },
      { line: 5, name: 'Carla', number: 9, email: 'bo@example.org', phone: null, joined: '2020-05-01', problems: [], doubles: [], twins: [2] },
    ]);
    expect(await logged()).toBe(before);
  });

  it('G1 brings names byte for byte, as Danish Excel, an old Windows or a mark at the beginning writes them', async () => {
    const wanted = ['Søren Ærø', 'Łukasz Żak', "Éléonore O'Brien-Ålund"];
    const text = `Navn;Nr\r\n${wanted.map((name, i) => `${name};${i + 1}`).join('\r\n')}`;
    for (const file of [text, `\uFEFF${text}`, Buffer.from(`\uFEFF${text}`, 'utf16le'), text.replaceAll(';', ','), text.replaceAll(';', '\t'), text.normalize('NFD')]) {
      expect((await preview(file)).map(({ name }) => name)).toEqual(wanted);
    }
    const windows = Buffer.from('Fornavn;Efternavn\r\nSøren;Ærø\r\n', 'latin1');
    const lines = await preview(windows);
    expect(lines.map(({ name }) => name)).toEqual(['Søren Ærø']);
    await api.members.addMany({
      ...(await now(api)),
      members: wanted.map((name, i) => ({ person: id(`p${i}`), name, number: i + 1, date: '2026-01-01' })),
    });
    expect([...(await here.people.namesOf(['p0', 'p1', 'p2'])).values()]).toEqual(wanted);
  });

  it.each([
    ['without headings that say what a name is', 'a;b\r\n1;2', 'list-without-names'],
    ['without lines', 'Navn;Nr\r\n', 'list-empty'],
    ['without anything', '', 'list-empty'],
    ['with a quotation mark that never ends', 'Navn;Nr\r\n"Bo;1\r\nAnna;2', 'list-unreadable'],
  ])('is refused as a whole: %s', async (_, text, code) => {
    const file = Buffer.from(text).toString('base64');
    expect((await askerFor(here)('members.preview', { club, file })).error?.data.refusal?.code).toBe(code);
  });

  it('is taken over whole or not at all', async () => {
    await member(api, 'Anna', { number: 7 });
    const line = (name: string, number: number) => ({ person: id<'person'>(`p-${name}`), name, number, date: '2026-01-01' });
    const wish = await now(api);
    await expect(api.members.addMany({ ...wish, members: [line('Bo', 8), line('Carla', 7)] })).rejects.toThrow('Nummer 7 har Anna allerede.');
    expect(await names()).toEqual(['Anna']);
    expect((await here.people.namesOf(['p-Bo', 'p-Carla'])).size).toBe(0);
    await api.members.addMany({ ...wish, members: [line('Bo', 8), line('Carla', 9)] });
    expect(await names()).toEqual(['Anna', 'Bo', 'Carla']);
  });
});

describe('two entries that are one person', () => {
  it('are one line in the list and one page, by either address, until they are separated', async () => {
    const [kept, merged] = [await member(api, 'Ole Rasmussen', { number: 3 }), await guest(api, 'Ole R.')];
    const tournament = id<'tournament'>('e1');
    await api.tournaments.announce({ tournament, command: 'e1', club, date: '2026-02-03', name: 'Klubaften', open: true });
    const persons = [merged, await guest(api, 'Bo'), await guest(api, 'Carla')];
    await api.tables.open({ tournament, sitting: id('s'), command: 's', round: 1, table: 1, game: 'danish-tarok', persons });
    const pair = { kept, merged, why: 'Skrev sig op to gange' };
    await api.persons.merge({ ...(await now(api)), ...pair });
    const { members } = await api.members.list({ club, search: 'ole' });
    expect(members).toMatchObject([{ person: kept, name: 'Ole Rasmussen', kind: 'member', number: 3, evenings: 1, entries: [kept, merged] }]);
    const page = await api.persons.one({ person: merged });
    expect(page).toEqual(await api.persons.one({ person: kept }));
    expect(page).toMatchObject({ id: kept, name: 'Ole Rasmussen', entries: [kept, merged], merges: [{ club, kept, merged }] });
    expect((await api.clubs.one({ club })).guests).toBe(2);
    expect((await api.clubs.log({ club, limit: 1 }))[0]?.data).toMatchObject({ kept, merged, why: 'Skrev sig op to gange' });
    await api.persons.separate({ ...(await now(api)), ...pair, why: 'Det var to' });
    expect(await names({ search: 'ole' })).toEqual(['Ole R.', 'Ole Rasmussen']);
    expect((await api.persons.one({ person: merged })).id).toBe(merged);
  });
});

describe('somebody who is forgotten', () => {
  it('is an anonymous member with a number in every language, and the log stays as it is', async () => {
    await member(api, 'Anna');
    const bo = await member(api, 'Bo', { number: 2, email: 'bo@example.org' });
    const double = await guest(api, 'Bo B.');
    await api.persons.merge({ ...(await now(api)), kept: bo, merged: double, why: 'Bo skrev sit navn forkert' });
    const before = await logged();
    expect(await api.persons.erase({ person: double })).toEqual({ number: 1 });
    expect(await api.persons.erase({ person: bo })).toEqual({ number: 1 });
    expect(await logged()).toBe(before);
    for (const [locale, name] of [['da', 'anonymt medlem 1'], ['de', 'anonymes Mitglied 1'], ['en', 'anonymous member 1']] as const) {
      const reader = callerFor(here, true, locale);
      expect(await reader.persons.one({ person: bo })).toMatchObject({ name, erased: 1 });
      expect((await reader.members.list({ club })).members[1]).toMatchObject({ name, number: 2, email: null });
    }
    expect((await api.clubs.log({ club, limit: 1 }))[0]?.data).toEqual({ kept: bo, merged: double });
    await expect(api.persons.erase({ person: id('nobody') })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps a number of his own when another is forgotten', async () => {
    const [anna, bo] = [await member(api, 'Anna'), await member(api, 'Bo')];
    expect(await api.persons.erase({ person: bo })).toEqual({ number: 1 });
    expect(await api.persons.erase({ person: anna })).toEqual({ number: 2 });
    expect(await names()).toEqual(['anonymt medlem 1', 'anonymt medlem 2']);
  });
});
