import { randomFrom } from '@/core/cards/random';
import { official } from '@/demo/cast';
import { newTable, nextDeal } from '@/demo/table';
import { ask, Answered, logInAt, type Visitor, write } from './http-client';
import { type Deal, type Session, type Writer, WriterDied } from './harness';
import { type ServerProcess, startServer } from './server-process';

const game = 'danish-tarok';
const seats = 3;

type Evening = { readonly id: string; readonly club: { readonly id: string } };
type Written = { readonly version: number; readonly repeated: boolean };

/**
 * The production server over `folder`, written to over HTTP by the demo club's secretary. Each of `streams` is a
 * table that was opened at the club's evening; what is sent to it are legal deals, one in four card by card.
 */
export async function serverWriter(folder: string, streams: readonly string[]): Promise<Writer> {
  const server = await startServer(folder);
  const visitor = await logInAt(server.origin, official);
  const opened = await openTables(visitor, streams);
  await server.kill();
  const deals = new Map(streams.map((stream, at) => [stream, dealsOf(at)]));
  return {
    async start() {
      const running = await startServer(folder);
      return sessionOf(running, (deal) => {
        const base = opened.get(deal.stream) ?? 0;
        const input = { sitting: sittingOf(deal.stream), command: deal.id, version: base + deal.expected };
        const record = deals.get(deal.stream)?.(deal.expected);
        const sent = write<Written>({ ...visitor, origin: running.origin }, 'tables.recordDeal', { ...input, deal: record });
        return sent.then(({ version, repeated }) => ({ version: version - base, duplicate: repeated }));
      });
    },
  };
}

/** A sitting's stream is `sitting-<id>`. */
const sittingOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

type Send = Session['send'];

function sessionOf(server: ServerProcess, send: Send): Session {
  return {
    async send(deal: Deal) {
      if (server.killed()) throw new WriterDied('dead already');
      try {
        return await send(deal);
      } catch (error) {
        if (error instanceof Answered || !server.killed()) throw error;
        throw new WriterDied('killed before it answered');
      }
    },
    kill: server.kill,
  };
}

/** Opens a table for each stream, by the API. Answers with the versions they stand at. */
async function openTables(visitor: Visitor, streams: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const [evening] = await ask<readonly Evening[]>(visitor, 'evenings.list', undefined);
  if (!evening) throw new Error('the demo club has no evening');
  const people = await ask<readonly { readonly id: string }[]>(visitor, 'people.ofClub', { club: evening.club.id });
  const persons = people.slice(0, seats).map(({ id }) => id);
  const versions = new Map<string, number>();
  for (const [at, stream] of streams.entries()) {
    const where = { tournament: evening.id, round: 2, table: at + 1, game, persons };
    const input = { sitting: sittingOf(stream), command: `open-${stream}`, ...where };
    versions.set(stream, (await write<Written>(visitor, 'tables.open', input)).version);
  }
  return versions;
}

/** The deals of a table by their index, always the same ones: a deal that is sent again has the same content. */
function dealsOf(seed: number): (index: number) => unknown {
  const random = randomFrom(seed + 1);
  const records: unknown[] = [];
  let fold = newTable(game, seats);
  return (index) => {
    while (records.length <= index) {
      const next = nextDeal(fold, records.length % 4 === 3, random);
      records.push(next.record);
      fold = next.fold;
    }
    return records[index];
  };
}
