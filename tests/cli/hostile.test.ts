import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { replay } from '@/cli/replay';
import { score } from '@/cli/score';
import { games } from '@/core/games';

const folder = mkdtempSync(join(tmpdir(), 'ultimo-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const result = { bonuses: [{ seat: 0, kind: 'pagat', made: true }], lastTrick: 1, points: [26, 26, 26] };
const sitting = {
  format: 'tarok-sitting/1',
  game: 'danish-tarok',
  players: ['Anna', 'Bo', 'Carla'],
  deals: [{ dealer: 0, result }],
};
const good = JSON.stringify(sitting);
const withDeal = (deal: unknown): string => JSON.stringify({ ...sitting, deals: [deal] });
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

type Said = { readonly code: number; readonly out: readonly string[]; readonly error: readonly string[] };

async function says(command: 'score' | 'replay', content: string | Uint8Array, given: object = {}): Promise<Said> {
  const file = join(folder, 'input');
  writeFileSync(file, content);
  const [out, error]: [string[], string[]] = [[], []];
  const output = { out: (line: string) => void out.push(line), error: (line: string) => void error.push(line) };
  const options = { json: false, lang: 'en', bookings: false, ...given } as const;
  const code = await (command === 'score' ? score : replay)(file, options, output);
  return { code, out, error };
}

const ids = games.map(({ id }) => id).join(', ');

/** What is in the file, and every line that is said of it. */
const bad: readonly (readonly [string, string, readonly string[]])[] = [
  ['nothing', '', ['line 1: There is nothing in it: a record is due, as JSON.']],
  ['blank lines', '\n \r\n', ['line 1: There is nothing in it: a record is due, as JSON.']],
  ['a NUL in a name', good.replace('Anna', 'An\0na'), ['line 1: This is not valid JSON from line 1, column 65 on.']],
  ['something behind the record', `${good} x`, [`line 1: This is not valid JSON from line 1, column ${good.length + 2} on.`]],
  [
    'a record over many lines that breaks off',
    '{\n  "format": "tarok-sitting/1",\n  "game":',
    ['line 3: This is not valid JSON: it ends too early, at line 3, column 10.'],
  ],
  ['a second line that is broken', `${good}\r\n  {"game" "x"}\r\n`, ['line 2: This is not valid JSON from line 2, column 11 on.']],
  ['a list', `[${good}]`, ['line 1: The whole must be an object.']],
  ['a number', '42', ['line 1: The whole must be an object.']],
  ['lists in lists', nest(100_000), ['line 1: The whole must be an object.']],
  ['an unknown game', good.replace('danish-tarok', 'skat'), [`line 1: game: There is no such game here. There are: ${ids}.`]],
  ['a word of the language as game', good.replace('danish-tarok', 'toString'), [`line 1: game: There is no such game here. There are: ${ids}.`]],
  [
    'an unknown rule set',
    JSON.stringify({ ...sitting, rules: 'constructor' }),
    ['line 1: rules: There is no rule set "constructor". There are: dtf-2011, pagat, no-pots.'],
  ],
  [
    'the rules of another game',
    JSON.stringify({ ...sitting, rules: 'loew' }),
    ['line 1: rules: There is no rule set "loew". There are: dtf-2011, pagat, no-pots.'],
  ],
  ['rules in rules', `${good.slice(0, -1)},"rules":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`, ['line 1: rules.a: There is no rule "a".']],
  ['an unknown format', good.replace('sitting/1', 'sitting/9'), ['line 1: format: The format is not known; it is "tarok-sitting/1".']],
  ['a field of JavaScript', `${good.slice(0, -1)},"__proto__":{}}`, ['line 1: __proto__: The field "__proto__" does not belong here.']],
  [
    'a field that would steer the terminal',
    `${good.slice(0, -1)},"\\u001b[2J\\nline 9":1}`,
    ['line 1: \u{fffd}[2J\u{fffd}line 9: The field "\u{fffd}[2J\u{fffd}line 9" does not belong here.'],
  ],
  [
    'more people than sit at a table',
    JSON.stringify({ ...sitting, players: Array.from({ length: 100_000 }, () => 'x') }),
    ['line 1: deals.0: There are 100000 at the table; that cannot be played here.'],
  ],
  ['a deal that is none', withDeal(null), ['line 1: deals.0: "deals.0" must be an object.']],
  [
    'cards that are none',
    withDeal({ dealer: 0, cards: null, actions: 7 }),
    ['line 1: deals.0.cards: "cards" must be an object with "hands" and "talon".', 'line 1: deals.0.actions: "actions" must be a list.'],
  ],
];

describe.each(['score', 'replay'] as const)('ultimo %s, given', (command) => {
  it.each(bad)('%s, says what is wrong and where, and refuses', async (_, content, lines) => {
    const { code, error } = await says(command, content);
    const due = command === 'replay' ? error.filter((line) => !line.includes('card by card')) : error;
    expect({ code, error: due }).toEqual({ code: 1, error: lines });
  });

  it.each([
    ['a number beyond all bounds', '1e400'],
    ['a number with more digits than are kept', '99999999999999999999'],
    ['a fraction', '0.5'],
  ])('%s for the dealer, names the field', async (_, number) => {
    const { code, error } = await says(command, good.replace('"dealer":0', `"dealer":${number}`));
    expect({ code, error }).toEqual({ code: 1, error: ['line 1: deals.0.dealer: "dealer" must be a whole number.'] });
  });

  it('bytes that are another encoding, names the file', async () => {
    await expect(says(command, Buffer.from(good, 'utf16le').fill(0xff, 0, 1))).rejects.toThrow('input cannot be read: its bytes are not UTF-8.');
  });
});

describe('ultimo score', () => {
  it('takes a byte order mark and line ends of another system for what they are', async () => {
    const { code, out } = await says('score', `\u{feff}${good}\r\n${good}\r\n`);
    expect({ code, tables: out.length }).toEqual({ code: 0, tables: 2 });
  });

  it('says all that is wrong with a deal whose dealer cannot be', async () => {
    const { error } = await says('score', withDeal({ dealer: 7, result: { ...result, points: [26, 26, 'x'], tricks: 1 } }));
    expect(error.map((line) => line.split(': ')[1])).toEqual(['deals.0.dealer', 'deals.0.result.points.2', 'deals.0.result.tricks']);
  });
});

describe('ultimo replay', () => {
  it('says so where a deal was not written down card by card', async () => {
    const [whole, asked] = [await says('replay', good), await says('replay', good, { deal: 1, at: 0 })];
    const sentence = 'This was not written down card by card; there is nothing to play back.';
    expect(whole).toEqual({ code: 1, out: [], error: [`line 1: actions: ${sentence}`] });
    expect(asked).toEqual({ code: 1, out: [], error: [`line 1: deals.0.actions: ${sentence}`] });
  });

  it('says how many deals there are where another is asked for', async () => {
    const { error } = await says('replay', good, { deal: 9, at: 0 });
    expect(error).toEqual(['line 1: deals: There is no such deal; there are 1.']);
  });
});
