import { describe, expect, it } from 'vitest';
import { linesOf, ultimo } from './run';

const names = ['Søren Ærø', 'Łukasz Żak', "Éléonore O'Brien-Ålund", 'Bo', 'Cy', 'Da', 'Ei', 'Fy', 'Go'];

describe('ultimo seat', () => {
  it('seats a list of names, whatever its line ends and byte order mark', () => {
    const plain = ultimo(['seat', '-', '--rounds', '4'], `${names.join('\n')}\n`);
    expect(plain.code).toBe(0);
    for (const name of names) expect(plain.out).toContain(name);
    expect(linesOf(plain.out).filter((line) => /^Round \d$/.test(line))).toHaveLength(4);
    expect(plain.out).toContain('Nobody meets anybody twice.');
    expect(ultimo(['seat', '-', '--rounds', '4'], `\ufeff${names.join('\r\n')}\r\n\r\n`).out).toBe(plain.out);
  });

  it('gives the seating as JSON, the same for the same seed', () => {
    const args = ['seat', '-', '--rounds', '2', '--tables', '3', '--seed', '5', '--json'];
    const text = names.join('\n');
    const { code, out } = ultimo(args, text);
    const found = JSON.parse(out);
    expect(code).toBe(0);
    expect(found.rounds.map((one: { tables: unknown[] }) => one.tables.length)).toEqual([3, 3]);
    expect(found.seed).toBe(5);
    expect(Object.values(found.names)).toEqual(names);
    expect(ultimo(args, text).out).toBe(out);
  });

  it('seats a request as JSON, its persons called by their names', () => {
    const request = {
      persons: ['a', 'b', 'c', 'd'],
      names: { a: 'Ada' },
      rounds: [{ number: 1, layout: { kind: 'sitting-out', size: 3 } }, { number: 2, absent: ['b'] }],
    };
    const { code, out } = ultimo(['seat', '-', '--lang', 'de'], JSON.stringify(request));
    expect(code).toBe(0);
    expect(out).toContain('Ada');
    expect(out).toContain('Schauen zu: ');
  });

  it('says in a sentence why there is no seating, and who is to blame', () => {
    const apart = [{ persons: ['a', 'b'], strength: 'absolute', reason: 'family' }];
    const request = { persons: ['a', 'b', 'c'], names: { a: 'Ada', b: 'Bo' }, rounds: [{ number: 1 }], apart };
    const refused = ultimo(['seat', '-'], JSON.stringify(request));
    expect(refused).toMatchObject({ code: 1, out: '', error: 'Round 1: these cannot all be kept apart: Ada – Bo.\n' });
    expect(ultimo(['seat', '-', '--lang', 'da'], 'Ada\nBo\nAda\n').error).toBe('Ada står to gange på listen.\n');
  });

  it('says in a sentence what is wrong with a file or a number of tables', () => {
    expect(ultimo(['seat', '-', '--tables', '3'], names.slice(0, 7).join('\n')).error).toContain('7 people do not fill 3 tables');
    expect(ultimo(['seat', '-'], '{"persons": [').error).toBe('The file is no JSON.\n');
    expect(ultimo(['seat', '-'], '{"persons": ["a"], "rounds": [{"number": 0}]}').error).toContain('rounds.0.number');
    expect(JSON.parse(ultimo(['seat', '-', '--json'], 'Ada\n').out).errors[0].code).toBe('too-few');
  });

  it('is called wrongly with a file that is not there, or half a round', () => {
    expect(ultimo(['seat', 'no-such-file.txt']).code).toBe(2);
    expect(ultimo(['seat', '-', '--rounds', '1.5'], 'Ada').code).toBe(2);
  });
});
