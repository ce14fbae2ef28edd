import { setTimeout as pause } from 'node:timers/promises';
import { type Log, pageSize } from '@/log/log';
import { type Verification, verify } from '@/log/verify';

/** One thing to store. `stream` stands at `expected` before it; `id` stays the same through every retry. */
export type Deal = { readonly id: string; readonly stream: string; readonly expected: number };

export type Acknowledgement = { readonly version: number; readonly duplicate: boolean };

/** A running writer. `send` fails with `WriterDied` when it dies before it answers; `kill` is over when it is dead. */
export type Session = {
  readonly send: (deal: Deal) => Promise<Acknowledgement>;
  readonly kill: () => Promise<void>;
};

/** What is killed: a process around the store alone, or the whole server. `start` is over when it takes deals. */
export type Writer = { readonly start: () => Promise<Session> };

export class WriterDied extends Error {
  override readonly name = 'WriterDied';
}

/**
 * `streams` are written at one time. A kill comes at a random moment within `within` milliseconds, counted from the
 * session's first answer, so that a slow machine kills writers and not idlers; one in four is counted from the start,
 * so that it may fall before any answer.
 */
export type Ordeal = {
  readonly kills: number;
  readonly seed: number;
  readonly streams: readonly string[];
  readonly within: number;
  readonly progress?: (kills: number) => void;
};

/** `unanswered` counts the deals that a kill left without an answer, `stored` how many of those were in the log. */
export type Toll = { readonly acknowledged: readonly string[]; readonly unanswered: number; readonly stored: number };

type Client = {
  readonly stream: string;
  readonly acknowledged: string[];
  version: number;
  /** Called at every answer. */
  answered: () => void;
  pending: Deal | null;
  unanswered: number;
  stored: number;
};

/**
 * Kills a writer over and over, while a client for each stream sends it deal after deal. A client does what a real one
 * does: the deal that got no answer is sent again with the same id. In the last session all is answered.
 */
export async function killOften(writer: Writer, ordeal: Ordeal): Promise<Toll> {
  const chance = randomFrom(ordeal.seed);
  const clients = ordeal.streams.map((stream) => clientOf(stream));
  for (let kill = 1; kill <= ordeal.kills; kill += 1) {
    const session = await writer.start();
    const first = firstAnswer(clients);
    const writing = Promise.allSettled(clients.map((client) => writeUntilDeath(client, session)));
    if (kill % 4 !== 0) await Promise.race([first, writing]);
    await pause(chance() * ordeal.within);
    await session.kill();
    for (const end of await writing) if (end.status === 'rejected') throw end.reason;
    ordeal.progress?.(kill);
  }
  await finish(writer, clients);
  return tollOf(clients);
}

const clientOf = (stream: string): Client => ({
  stream,
  acknowledged: [],
  version: 0,
  answered: () => {},
  pending: null,
  unanswered: 0,
  stored: 0,
});

const firstAnswer = (clients: readonly Client[]): Promise<void> =>
  new Promise((resolve) => {
    for (const client of clients) client.answered = resolve;
  });

async function writeUntilDeath(client: Client, session: Session): Promise<void> {
  try {
    for (;;) await deliver(client, session);
  } catch (error) {
    if (!(error instanceof WriterDied)) throw error;
    client.unanswered += 1;
  }
}

async function deliver(client: Client, session: Session): Promise<void> {
  const { stream, version: expected, pending } = client;
  const deal = pending ?? { id: `${stream}-${expected + 1}`, stream, expected };
  client.pending = deal;
  const { version, duplicate } = await session.send(deal);
  if (version !== deal.expected + 1) throw new Error(`${deal.id} was stored as version ${version}`);
  if (duplicate && !pending) throw new Error(`${deal.id} was in the log before it was sent`);
  if (duplicate) client.stored += 1;
  client.acknowledged.push(deal.id);
  client.version = version;
  client.pending = null;
  client.answered();
}

async function finish(writer: Writer, clients: readonly Client[]): Promise<void> {
  const session = await writer.start();
  try {
    await Promise.all(clients.map((client) => deliver(client, session)));
  } finally {
    await session.kill();
  }
}

const tollOf = (clients: readonly Client[]): Toll => ({
  acknowledged: clients.flatMap((client) => client.acknowledged),
  unanswered: sum(clients.map((client) => client.unanswered)),
  stored: sum(clients.map((client) => client.stored)),
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A small generator (mulberry32), so that an ordeal can be gone through again by its seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What the log says of what was acknowledged. All of `lost`, `twice` and `unknown` must be empty, and the log sound. */
export type Account = {
  readonly events: number;
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly unknown: readonly string[];
  readonly verification: Verification;
};

/** Holds the log against the toll. `streams` are those of the ordeal; each event's meta names its command. */
export async function settleAccounts(log: Log, toll: Toll, streams: readonly string[]): Promise<Account> {
  const stored = new Map<string, number>();
  for (let last = 0, page; (page = await log.readAll(last, pageSize)).length > 0; last = page.at(-1)?.position ?? 0) {
    const ours = page.filter((event) => streams.includes(event.stream));
    const sent = ours.map((event) => commandOf(event.meta)).filter((command) => ofOrdeal(command, streams));
    for (const command of sent) stored.set(command, (stored.get(command) ?? 0) + 1);
  }
  const acknowledged = new Set(toll.acknowledged);
  return {
    events: sum([...stored.values()]),
    lost: toll.acknowledged.filter((command) => !stored.has(command)),
    twice: [...stored].filter(([, times]) => times > 1).map(([command]) => command),
    unknown: [...stored.keys()].filter((command) => !acknowledged.has(command)),
    verification: await verify(log),
  };
}

/** Was it sent by a client here? What prepared a stream, opening a table say, was not. */
const ofOrdeal = (command: string, streams: readonly string[]): boolean =>
  streams.some((stream) => command.startsWith(`${stream}-`));

function commandOf(meta: string): string {
  const { command }: { command?: unknown } = JSON.parse(meta);
  return typeof command === 'string' ? command : '';
}
