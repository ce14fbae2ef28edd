import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { peopleHere } from '@/people/open';
import { openPeople, type People } from '@/people/people';
import type { Connection } from '@/sqlite/connection';
import { closeInstallation, databaseName } from '@/sqlite/installation';
import { openMigrated, temporaryFolder } from '../log/places';

describe('people', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let connection: Connection;
  let people: People;
  beforeEach(() => {
    folder = temporaryFolder();
    connection = openMigrated(join(folder.path, 'ultimo.db'));
    people = openPeople(connection);
  });
  afterEach(() => {
    connection.close();
    folder.remove();
  });

  it('have names, looked up many at a time; who is unknown is left out', async () => {
    const ids = Array.from({ length: 25_000 }, (_, n) => `p${n}`);
    for (const n of [0, 9_999, 10_000, 24_999]) await people.addPerson({ id: id(`p${n}`), name: `Person ${n}` });
    const names = await people.namesOf(ids);
    expect([...names.keys()]).toEqual(['p0', 'p9999', 'p10000', 'p24999']);
    expect(names.get('p24999')).toBe('Person 24999');
    expect(await people.namesOf([])).toEqual(new Map());
  });

  it('can be added twice by a retry, but an id is never given to somebody else', async () => {
    await people.addPerson({ id: id('p1'), name: 'Ada Aas' });
    await people.addPerson({ id: id('p1'), name: 'Ada Aas' });
    await expect(people.addPerson({ id: id('p1'), name: 'Bo Bro' })).rejects.toThrow('person p1 is there already');
    await expect(people.addPerson({ id: id('p2'), name: ' ' })).rejects.toThrow('needs a name');
    expect(await people.namesOf(['p1', 'p2'])).toEqual(new Map([['p1', 'Ada Aas']]));
  });

  it('can be reached, change name and address, and are added all or none', async () => {
    await people.addPersons([
      { id: id('p1'), name: 'Ada Aas', email: 'ada@example.org' },
      { id: id('p2'), name: 'Bo Bro', phone: '12 34' },
    ]);
    await people.changePerson({ id: id('p1'), name: 'Ada Å', phone: '56 78' });
    expect(await people.personsOf(['p1', 'p2', 'p3'])).toEqual(
      new Map([
        ['p1', { name: 'Ada Å', email: 'ada@example.org', phone: '56 78' }],
        ['p2', { name: 'Bo Bro', email: null, phone: '12 34' }],
      ]),
    );
    const both = people.addPersons([{ id: id('p3'), name: 'Cara' }, { id: id('p2'), name: 'Carl' }]);
    await expect(both).rejects.toThrow('person p2 is there already');
    expect(await people.namesOf(['p3'])).toEqual(new Map());
    await expect(people.changePerson({ id: id('p3'), name: 'Cara' })).rejects.toThrow('person p3 is unknown');
  });

  it('are forgotten: name, address, account and what they typed, under a number that stays', async () => {
    await people.addPersons([
      { id: id('p1'), name: 'Ada Aas', email: 'ada@example.org' },
      { id: id('p2'), name: 'Bo Bro' },
    ]);
    await people.addAccount({ id: 'p1', email: 'ada@example.org', name: 'Ada', passwordHash: '$argon2id$…' });
    await people.storeText('by-ada', 'I was late', 'p1');
    await people.storeText('of-ada', 'Ada was late', 'p2');
    await people.storeText('else', 'misread', 'p2');
    expect(await people.erase('p1', ['of-ada'])).toBe(1);
    expect(await people.erase('p1', [])).toBe(1);
    expect(await people.erase('p2', [])).toBe(2);
    expect(await people.erasedAmong(['p1', 'p2', 'p3'])).toEqual(new Map([['p1', 1], ['p2', 2]]));
    expect(await people.personsOf(['p1', 'p2'])).toEqual(new Map());
    expect(await people.accountByEmail('ada@example.org')).toBeNull();
    expect([await people.textOf('by-ada'), await people.textOf('of-ada')]).toEqual([null, null]);
    await expect(people.addPerson({ id: id('p1'), name: 'Ada Aas' })).rejects.toThrow('person p1 was erased');
    const left = connection.prepare("select count(*) from persons").pluck().get();
    expect(left).toBe(0);
  });

  it('typed a text: the log gets its id and a salted hash that can be checked, and that a retry makes again', async () => {
    const given = await people.storeText('t1', 'wrong card e\u0301');
    expect(given.id).toBe('t1');
    expect(await people.textOf('t1')).toBe('wrong card \u00e9');
    const salt = connection.prepare("select salt from texts where id = 't1'").pluck().get();
    expect(given.sha256).toBe(createHash('sha256').update(`${String(salt)}wrong card \u00e9`).digest('hex'));
    expect(await people.storeText('t1', 'wrong card \u00e9')).toEqual(given);
    expect((await people.storeText('t2', 'wrong card \u00e9')).sha256).not.toBe(given.sha256);
  });

  it('cannot have a text changed under its id, and a text that is not there is null', async () => {
    await people.storeText('t1', 'one');
    await expect(people.storeText('t1', 'two')).rejects.toThrow('text t1 is there already');
    expect(await people.textOf('t1')).toBe('one');
    expect(await people.textOf('t2')).toBeNull();
  });

  it('have one account an address, however it is written', async () => {
    const account = { id: 'a1', email: 'Ada@Example.org', name: 'Ada', passwordHash: '$argon2id$…' };
    await people.addAccount(account);
    expect(await people.accountByEmail(' ADA@example.org')).toEqual({ ...account, email: 'ada@example.org' });
    expect(await people.accountByEmail('bo@example.org')).toBeNull();
    const again = people.addAccount({ ...account, id: 'a2', email: 'ada@EXAMPLE.org' });
    await expect(again).rejects.toThrow('ada@example.org has an account already');
  });

  it('of a process lie in the database of its data folder, opened once', async () => {
    const before = process.env.ULTIMO_DATA;
    process.env.ULTIMO_DATA = join(folder.path, 'data');
    try {
      expect(peopleHere()).toBe(peopleHere());
      await peopleHere().addPerson({ id: id('p1'), name: 'Ada Aas' });
      expect(existsSync(join(folder.path, 'data', databaseName))).toBe(true);
      closeInstallation();
      expect(await peopleHere().namesOf(['p1'])).toEqual(new Map([['p1', 'Ada Aas']]));
      closeInstallation();
    } finally {
      if (before === undefined) delete process.env.ULTIMO_DATA;
      else process.env.ULTIMO_DATA = before;
    }
  });
});
