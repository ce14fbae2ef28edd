import { describe, expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { type Criteria, plainCriteria, type TieBreak } from '@/league/seasons/criteria';
import { asOf } from '@/league/standings/as-of';
import { controlOf } from '@/league/standings/control';
import { canonical } from '@/league/standings/facts';
import { groupTable } from '@/league/standings/group';
import { lot } from '@/league/standings/lot';
import { movedSince, linesToPublish } from '@/league/standings/publication';
import { heldIn, seasonTable, type Table, tournamentTable, wholeExtent } from '@/league/standings/table';
import { evening, facts, participant, penalty, person, round, table } from './facts';

const by = (changed: Partial<Criteria>, seed = 1) => ({ criteria: { ...plainCriteria, ...changed }, seed });
const short = ({ lines }: Pick<Table, 'lines'>) => lines.map(({ key, rank, points }) => [key, rank, points]);
const lineOf = ({ lines }: Table, name: string) => lines.find(({ key }) => key === name);
const states = (list: Table, name: string) => lineOf(list, name)?.parts.map(({ state, points }) => [state, points]);

describe('the list of a tournament', () => {
  it('E1 shows a dash for the round before somebody joined, which counts 0 and is no bye', () => {
    const rounds = [round(1, ['a', 'b', 'c'], { absent: [person('late')] }), round(2, ['a', 'b', 'late'], { out: [person('c')] })];
    const night = evening('1', { rounds, participants: [participant('a'), participant('late', 2)] });
    const list = tournamentTable(facts([night], table('1', { a: 5, b: 0, c: -5 }), table('1', { a: -9, b: 2, late: 7 }, { round: 2 })), wholeExtent);
    expect(states(list, 'late')).toEqual([['not-joined', 0], ['played', 7]]);
    expect(states(list, 'c')).toEqual([['played', -5], ['out', 0]]);
    expect(short(list)).toEqual([['late', 1, 7], ['b', 2, 2], ['a', 3, -4], ['c', 4, -5]]);
  });

  it.each([
    [{ kind: 'zero' }, { six: 10, guest: 30 }],
    [{ kind: 'fixed', points: -5 }, { six: 5, guest: 30 }],
    [{ kind: 'guest' }, { six: 40, guest: 0 }],
  ] as const)('E6 gives who was replaced what the regulation says, for that round for ever: %o', (substitute, due) => {
    const substitutes = [{ person: person('six'), substitute: person('guest'), round: 2 }];
    const night = evening('1', { substitutes, rounds: [round(1, ['six', 'a', 'b']), round(2, ['guest', 'a', 'b']), round(3, ['six', 'a', 'b'])] });
    const played = [
      table('1', { six: 20, a: -20, b: 0 }),
      table('1', { guest: 30, a: -30, b: 0 }, { round: 2 }),
      table('1', { six: -10, a: 10, b: 0 }, { round: 3 }),
    ];
    const list = tournamentTable(facts([night], ...played), wholeExtent, by({ substitute }));
    expect({ six: lineOf(list, 'six')?.points, guest: lineOf(list, 'guest')?.points }).toEqual(due);
    expect(lineOf(list, 'six')?.parts[1]).toMatchObject({ state: 'substituted', substitute: 'guest' });
    const sums = played.map((rows, at) => ({ sitting: id<'sitting'>(`s${at}`), tournament: night.tournament, round: at + 1, table: 1, persons: rows.reduce((sum, { points }) => sum + points, 0), cups: 0, sheet: 0, box: 0, remainder: 0 }));
    expect(controlOf(list, heldIn(facts([night], ...played), substitute), sums).proved).toBe(true);
  });

  it('E10 is provisional while a table is open, and says which', () => {
    const list = tournamentTable(facts([evening('1')], table('1', { a: 5, b: -5 }), table('1', { c: 1, d: 2 }, { number: 7, open: true })), wholeExtent);
    expect(list.open).toEqual([{ tournament: '1', round: 1, table: 7, sitting: '1-r1-t7' }]);
    expect(states(list, 'c')).toEqual([['open', 1]]);
  });

  it('stands as it stood after a round, and shows one round alone with its own penalties', () => {
    const night = evening('1', { penalties: [penalty('a', -50), penalty('b', -3, 2)] });
    const all = facts([night], table('1', { a: 5, b: -5 }), table('1', { a: 1, b: -1 }, { round: 2 }));
    expect(short(tournamentTable(all, wholeExtent))).toEqual([['b', 1, -9], ['a', 2, -44]]);
    expect(short(tournamentTable(all, { ...wholeExtent, upTo: 1 }))).toEqual([['b', 1, -5], ['a', 2, -45]]);
    expect(short(tournamentTable(all, { ...wholeExtent, only: 2 }))).toEqual([['a', 1, 1], ['b', 2, -4]]);
  });

  it('lists only those of one compass seat, ranked among themselves', () => {
    const all = facts([evening('1')], table('1', { a: 5, b: -5 }), table('1', { c: 8, d: -8 }, { number: 2 }));
    expect(short(tournamentTable(all, { ...wholeExtent, persons: new Set([person('a'), person('c')]) }))).toEqual([['c', 1, 8], ['a', 2, 5]]);
  });
});

describe('the table of a season', () => {
  const two = facts([evening('10'), evening('17')], table('10', { a: 10, b: 0, c: -10 }), table('17', { a: -4, b: 4 }));

  it('counts a mean exactly, without rounding', () => {
    const thirds = facts([evening('1'), evening('2'), evening('3')], table('1', { a: 1, b: 0 }), table('2', { a: 0 }), table('3', { a: 0, b: 1, c: 1 }));
    const list = seasonTable(thirds, by({ counting: { kind: 'mean' } }));
    expect(list.lines.map(({ key, points, of, rank }) => [key, points, of, rank])).toEqual([['c', 1, 1, 1], ['b', 1, 2, 2], ['a', 1, 3, 3]]);
  });

  it('drops what is below the best, never a penalty outside the evenings played', () => {
    const night = evening('17', { penalties: [penalty('c', -100)] });
    const list = seasonTable(facts([evening('10'), night], two.results), by({ counting: { kind: 'best', n: 1 } }));
    expect(short(list)).toEqual([['a', 1, 10], ['b', 2, 4], ['c', 3, -110]]);
    expect(lineOf(list, 'a')?.parts.map(({ counted }) => counted)).toEqual([true, false]);
  });

  it('leaves out a cancelled evening and keeps one that is archived', () => {
    const evenings = [evening('10', { state: 'cancelled' }), evening('17', { archived: true })];
    expect(short(seasonTable(facts(evenings, two.results), by({})))).toEqual([['b', 1, 4], ['a', 2, -4]]);
  });

  it('stands as it stood on any date and after any round of it', () => {
    const late = facts([evening('10'), evening('17')], two.results, table('17', { a: 100 }, { round: 2 }));
    expect(short(seasonTable(asOf(late, { date: '2026-03-16', round: null }), by({})))).toEqual([['a', 1, 10], ['b', 2, 0], ['c', 3, -10]]);
    expect(lineOf(seasonTable(asOf(late, { date: '2026-03-17', round: 1 }), by({})), 'a')?.points).toBe(6);
    expect(lineOf(seasonTable(late, by({})), 'a')?.points).toBe(106);
  });

  it('has the results of doubles that were merged under one', () => {
    const merged = canonical(two, (one) => (one === person('c') ? person('b') : one));
    expect(short(seasonTable(merged, by({})))).toEqual([['a', 1, 6], ['b', 2, -6]]);
  });
});

describe('what decides between equals', () => {
  const evenings = [evening('1'), evening('2'), evening('3')];

  it.each<[TieBreak, readonly (readonly Record<string, number>[])[], readonly [string, string]]>([
    ['best-evening', [[{ a: 6, b: 5 }], [{ a: 0, b: 1 }], []], ['a', 'b']],
    ['countback', [[{ a: 5, b: 5 }], [{ a: 0, b: 3 }], [{ a: 0, b: -3 }]], ['b', 'a']],
    ['evenings-won', [[{ a: 9, b: 1 }], [{ a: -3, b: 2, x: 1 }], [{ a: -3, b: 0, x: -1 }]], ['b', 'a']],
    ['evenings-played', [[{ a: 3, b: 3 }], [{ a: 0 }], []], ['a', 'b']],
    ['direct', [[{ a: 1, b: 4 }, { x: 9 }], [{ a: 3 }, { b: 0 }], []], ['b', 'a']],
    ['deals-won', [[{ a: 2, b: 1 }], [{ a: 2, b: 3 }], [{ a: 0 }]], ['a', 'b']],
    ['last-evening', [[{ a: 5, b: 0 }], [{ a: -5, b: 0 }], []], ['b', 'a']],
  ])('%s', (rule, nights, [first, second]) => {
    const rows = nights.flatMap((tables, night) => tables.flatMap((points, at) => table(String(night + 1), points, { number: at + 1 })));
    const list = seasonTable(facts(evenings, rows), by({ tieBreaks: [rule] }));
    const [one, other] = list.lines.filter(({ key }) => key === 'a' || key === 'b');
    expect([one?.key, other?.key]).toEqual([first, second]);
    expect(one?.points).toBe(other?.points);
    expect(one?.rank).toBeLessThan(other?.rank ?? 0);
    expect(one?.breaks.map((used) => used.rule)).toEqual([rule]);
  });

  it('all-points looks at what was dropped, fewer-penalties at what was taken', () => {
    const dropped = facts(evenings, table('1', { a: 5, b: 5 }), table('2', { a: 1, b: 2 }));
    expect(short(seasonTable(dropped, by({ counting: { kind: 'best', n: 1 }, tieBreaks: ['all-points'] })))[0]?.[0]).toBe('b');
    const punished = facts([evening('1', { penalties: [penalty('a', -5)] })], table('1', { a: 10, b: 5 }));
    expect(short(seasonTable(punished, by({ tieBreaks: ['fewer-penalties'] })))).toEqual([['b', 1, 5], ['a', 2, 5]]);
  });

  it('a lot depends on the seed and on nobody else', () => {
    const drawn = (seed: number, others: Record<string, number>) =>
      seasonTable(facts([evening('1')], table('1', { a: 0, b: 0, c: 0, ...others })), by({ tieBreaks: ['lot'] }, seed)).lines.map(({ key }) => key);
    const order = drawn(3, {});
    expect(drawn(3, { x: 0 }).filter((key) => key !== 'x')).toEqual(order);
    const orders = new Set(Array.from({ length: 30 }, (_, seed) => drawn(seed, {}).join()));
    expect(orders.size).toBe(6);
    expect(lot(1, 'a')).toBe(lot(1, 'a'));
  });

  it('equals beyond every rule share their rank, and the next is that many further down', () => {
    const list = seasonTable(facts([evening('1')], table('1', { a: 1, b: 1, c: 1, d: 0, e: 2 })), by({ tieBreaks: ['countback'] }));
    expect(list.lines.map(({ rank, shared }) => [rank, shared])).toEqual([[1, false], [2, true], [2, true], [2, true], [5, false]]);
  });
});

it('a club or a team has the points of its best persons, and shows who they are', () => {
  const list = tournamentTable(facts([evening('1')], table('1', { a: 9, b: 5, c: -20, d: 6 })), wholeExtent);
  const groups = [{ key: 'one', persons: ['a', 'c', 'b'], counting: 2 }, { key: 'two', persons: ['d'], counting: null }];
  const clubs = groupTable(list.lines, groups);
  expect(clubs.map(({ key, rank, points }) => [key, rank, points])).toEqual([['one', 1, 14], ['two', 2, 6]]);
  expect(clubs[0]?.parts.map(({ key, counted }) => [key, counted])).toEqual([['a', true], ['c', false], ['b', true]]);
});

it('what was published is a receipt: the list of now is told beside it', () => {
  const before = tournamentTable(facts([evening('1')], table('1', { a: 9, b: -9 })), wholeExtent);
  const after = tournamentTable(facts([evening('1')], table('1', { a: 9, b: -9, c: 0 })), wholeExtent);
  expect(movedSince(linesToPublish(before.lines), before.lines)).toEqual([]);
  expect(movedSince(linesToPublish(before.lines), after.lines)).toEqual([
    { person: 'c', published: null, now: { rank: 2, points: 0, of: 1 } },
    { person: 'b', published: { rank: 2, points: -9, of: 1 }, now: { rank: 3, points: -9, of: 1 } },
  ]);
});

it('a control that does not come out says so', () => {
  const all = facts([evening('1')], table('1', { a: 9, b: -8 }));
  const list = tournamentTable(all, wholeExtent);
  const sums = { sitting: id<'sitting'>('1-r1-t1'), tournament: id<'tournament'>('1'), round: 1, table: 1, persons: 1, cups: 0, sheet: 0, box: 0, remainder: 0 };
  const control = controlOf(list, heldIn(all, plainCriteria.substitute), [sums]);
  expect(control).toMatchObject({ proved: false, deals: { sum: 1 }, list: 1, expected: 0 });
});
