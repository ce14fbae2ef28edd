// Appending through the store against the least that SQLite can do: the same row into the same table, with the same
// indexes and triggers, by one prepared insert, each in a transaction of its own that is flushed to the disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewEvent, StoredEvent } from '@/kernel/event';
import type { Log } from '@/log/log';
import { memoryLog } from '@/log/memory';
import { sqliteLog } from '@/log/sqlite';
import { type Connection, openSqlite } from '@/sqlite/connection';
import { migrationsFolder } from '@/sqlite/installation';
import { migrate } from '@/sqlite/migration';

const rounds = 7;
const perRound = Number(process.env.APPENDS ?? 1000);
const bars = { alone: 0.6, waiting8: 3, waiting64: 6 };

const folder = mkdtempSync(join(tmpdir(), 'ultimo-bench-'));
const packed = (n: number, length: number): string =>
  Array.from({ length }, (_, i) => String.fromCharCode(48 + ((i * 7 + n) % 75))).join('').replaceAll('\\', '|');

const deal = (n: number): NewEvent => ({
  type: 'DealRecorded',
  schema: 1,
  data: { n, record: { cards: packed(n, 78), actions: packed(n + 5, 75), dealer: n % 3 }, totals: [n, -n, 0] },
});
const deals = Array.from({ length: perRound }, (_, i) => deal(i + 1));
const meta = { by: 'p-1234567890', command: '2f1c6d58-7d7e-4a58-9b3c-0123456789ab', app: '0.1.0' };

/** The very rows that the store makes of the deals, made beforehand. */
async function rowsOf(): Promise<readonly StoredEvent[]> {
  const log = memoryLog();
  await log.append('sitting-bench', deals, { expected: 0, meta });
  return log.readAll(0, perRound);
}

let opened = 0;
function fresh(): Connection {
  const connection = openSqlite(join(folder, `${(opened += 1)}.db`));
  migrate(connection, migrationsFolder());
  return connection;
}

type Lap = { readonly wall: number; readonly cpu: number };

type Work = () => void | Promise<void>;

/** Appends a second, by the wall's clock and by the processor's. Statements are prepared before the clock starts. */
async function timed(prepare: (connection: Connection) => Work): Promise<Lap> {
  const connection = fresh();
  const work = prepare(connection);
  globalThis.gc?.();
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const [wall, spent] = [performance.now() - start, process.cpuUsage(cpu)];
  connection.close();
  return { wall: (perRound / wall) * 1e3, cpu: (perRound / (spent.user + spent.system)) * 1e6 };
}

function insertRaw(connection: Connection, rows: readonly StoredEvent[]): Work {
  const insert = connection.prepare(
    'insert into events (stream, version, type, schema, at, data, meta, hash) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  return () => {
    for (const { stream, version, type, schema, at, data, meta: besides, hash } of rows) {
      insert.run(stream, version, type, schema, at, data, besides, hash);
    }
  };
}

async function appendAlone(log: Log, command: boolean): Promise<void> {
  for (const [i, event] of deals.entries()) {
    await log.append('sitting-bench', [event], { expected: i, meta, ...(command && { commandId: `c${i}` }) });
  }
}

async function appendWaiting(log: Log, writers: number): Promise<void> {
  const share = Math.ceil(perRound / writers);
  const one = async (writer: number): Promise<void> => {
    const mine = deals.slice(writer * share, (writer + 1) * share);
    for (const [i, event] of mine.entries()) await log.append(`sitting-${writer}`, [event], { expected: i, meta });
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => one(writer)));
}

const rows = await rowsOf();
const through = (work: (log: Log) => Promise<void>) => (connection: Connection): Work => {
  const log = sqliteLog(connection);
  return () => work(log);
};
const variants = {
  raw: (connection: Connection) => insertRaw(connection, rows),
  alone: through((log) => appendAlone(log, false)),
  command: through((log) => appendAlone(log, true)),
  waiting8: through((log) => appendWaiting(log, 8)),
  waiting64: through((log) => appendWaiting(log, 64)),
};
type Variant = keyof typeof variants;
const names = Object.keys(variants) as Variant[];

const laps = new Map<Variant, Lap[]>(names.map((name) => [name, []]));
for (let round = -1; round < rounds; round += 1) {
  const order = round % 2 === 0 ? names : names.toReversed();
  for (const name of order) {
    const lap = await timed(variants[name]);
    if (round >= 0) laps.get(name)?.push(lap);
  }
}
rmSync(folder, { recursive: true, force: true });

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
const rate = (name: Variant, clock: keyof Lap): number => median((laps.get(name) ?? []).map((lap) => lap[clock]));
/** The median of the rounds' ratios, each of two laps a moment apart. */
const ratio = (over: Variant, under: Variant, clock: keyof Lap): number =>
  median((laps.get(over) ?? []).map((lap, i) => lap[clock] / (laps.get(under)?.[i]?.[clock] ?? NaN)));

console.log(`appends of one event a transaction, FULL, ${perRound} a round, median of ${rounds} rounds`);
for (const name of names) {
  console.log(`  ${name.padEnd(10)} ${rate(name, 'wall').toFixed(0).padStart(7)} /s  ${(1e6 / rate(name, 'cpu')).toFixed(1).padStart(6)} µs of processor each`);
}
const results = [
  { what: 'store / prepared insert', value: ratio('alone', 'raw', 'wall'), bar: bars.alone },
  { what: '8 waiting / one by one', value: ratio('waiting8', 'alone', 'wall'), bar: bars.waiting8 },
  { what: '64 waiting / one by one', value: ratio('waiting64', 'alone', 'wall'), bar: bars.waiting64 },
];
for (const { what, value, bar } of results) {
  console.log(`${value >= bar ? 'ok  ' : 'FAIL'} ${what}: ${value.toFixed(2)} (bar ${bar})`);
}
console.log(`     store / prepared insert by processor time: ${ratio('alone', 'raw', 'cpu').toFixed(2)}`);
console.log(`     with a command id / prepared insert: ${ratio('command', 'raw', 'wall').toFixed(2)}`);
process.exitCode = results.every(({ value, bar }) => value >= bar) ? 0 : 1;
