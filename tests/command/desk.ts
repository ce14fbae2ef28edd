import { hash } from 'node:crypto';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { id } from '@/kernel/ids';
import type { Actor } from '@/league/permissions';
import { announceTournament } from '@/command/tournaments';
import { foundClub } from '@/command/clubs';
import type { Call, Command, AnyRefusal } from '@/command/command';
import type { Desk } from '@/command/desk';
import { run } from '@/command/run';
import * as commands from '@/command/sittings';
import { statesOf, type Versioned } from '@/command/stream';
import { prepareTables } from '@/views/checkpoint';
import { views } from '@/views';
import type { Rows } from '@/views/view';
import type { Log } from '@/log/log';
import { memoryLog } from '@/log/memory';
import { opening } from '../league/sittings/table';

export const official: Actor = { account: 'kirsten', role: 'official' };

export type TestDesk = Desk & { readonly texts: Map<string, string>; caughtUp: number };

/** A desk in memory: everybody is known but who is called nobody, and ids count from 1. */
export function testDesk(log: Log = memoryLog(() => 1_000)): TestDesk {
  const texts = new Map<string, string>();
  let last = 0;
  const desk: TestDesk = {
    log,
    texts,
    caughtUp: 0,
    states: statesOf(log),
    clock: () => 1_000,
    ids: () => `id-${(last += 1)}`,
    seed: () => 7,
    views: { rows: rowsInMemory(), catchUp: async () => void (desk.caughtUp = await log.head()) },
    people: {
      async storeText(of, text) {
        texts.set(of, text);
        return { id: of, sha256: hash('sha256', `salt ${text}`) };
      },
      textOf: async (of) => texts.get(of) ?? null,
      namesOf: async (ids) => new Map(ids.filter((one) => one !== 'nobody').map((one) => [one, one.toUpperCase()])),
    },
  };
  return desk;
}

function rowsInMemory(): Rows {
  const rows = drizzle(new Database(':memory:'));
  prepareTables(rows, views);
  return rows;
}

/** Runs a command as the official, and answers with what a page would get. */
export const ask = <State extends Versioned | null, Input, Refusal extends AnyRefusal>(
  desk: Desk,
  command: Command<State, Input, Refusal>,
  call: Omit<Call<Input>, 'actor'>,
) => run(desk, command, { actor: official, ...call });

/** A club, its evening, and one open table `s` at version 2. */
export async function openTable(desk: Desk): Promise<void> {
  await ask(desk, foundClub, { command: 'c-club', id: 'club', input: { name: 'Tarokklubben' } });
  const evening = { club: id<'club'>('club'), date: '2026-11-24', name: 'Tuesday' };
  await ask(desk, announceTournament, { command: 'c-evening', id: 't', input: evening });
  const answer = await ask(desk, commands.openSitting, { command: 'c-open', id: 's', input: opening });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
}
