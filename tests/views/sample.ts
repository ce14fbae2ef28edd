import { foundClub } from '@/command/clubs';
import type { AnyRefusal, Command } from '@/command/command';
import type { Desk } from '@/command/desk';
import { run } from '@/command/run';
import * as sittings from '@/command/sittings';
import type { Versioned } from '@/command/stream';
import { announceTournament } from '@/command/tournaments';
import { seating } from '@/core/games/danish-tarok/seating';
import { id } from '@/kernel/ids';
import type { People } from '@/people/people';

type Here = Desk & { readonly people: People };

export const club = id<'club'>('club-1');
export const evening = id<'tournament'>('evening-1');
export const table = id<'sitting'>('table-1');
export const person = (number: number) => id<'person'>(`person-${number}`);
export const names = ['Anna', 'Bo', 'Carla', 'Dorte'] as const;
export const secretary = { account: 'person-1', role: 'official' } as const;

/** A deal on a score sheet that any dealer can follow: nobody declared, one won pagat and last trick. */
export function plainDeal(dealer: number, lastTrick: number, seats = 3) {
  const present = Array.from({ length: seats }, (_, seat) => seat);
  const { active } = seating.table(seats, present, dealer);
  const points = present.map((seat) => (active.includes(seat) ? 26 : null));
  const bonuses = [{ seat: lastTrick, kind: 'pagat', made: true }];
  return { dealer, result: { declarations: [], bonuses, lastTrick, points } };
}

let commands = 0;

/** Runs a command as the club's secretary; throws if it is refused. */
export async function done<State extends Versioned | null, Input, Says extends AnyRefusal>(
  here: Here,
  command: Command<State, Input, Says>,
  wish: { readonly id: string; readonly version?: number; readonly input: Input },
) {
  commands += 1;
  const ran = await run(here, command, { command: `sample-${commands}`, actor: secretary, ...wish });
  if (!ran.ok) throw new Error(JSON.stringify(ran.refusal));
  return ran.value;
}

/** A club with four members, an evening, and a table of three of them without a deal. */
export async function openTable(here: Here): Promise<void> {
  for (const [i, name] of names.entries()) await here.people.addPerson({ id: person(i + 1), name });
  await done(here, foundClub, { id: club, input: { name: 'Tarokklubben' } });
  await done(here, announceTournament, { id: evening, input: { club, date: '2026-11-24', name: 'Klubaften' } });
  const persons = [person(1), person(2), person(3)];
  const input = { tournament: evening, round: 1, table: 1, game: 'danish-tarok', persons };
  await done(here, sittings.openSitting, { id: table, input });
}

/** The next deal of the table, at the version it has. */
export const record = (here: Here, version: number, deal: ReturnType<typeof plainDeal>) =>
  done(here, sittings.recordDeal, { id: table, version, input: { deal } });
