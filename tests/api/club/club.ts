import { randomUUID } from 'node:crypto';
import { id } from '@/kernel/ids';
import type { TemporaryInstallation } from '../../support/installation';
import { callerFor } from '../asking';

export const club = id<'club'>('ultimo');

export type Api = ReturnType<typeof callerFor>;

/** What stands beside a write about the club: a new command, and the version the club has now. */
export const now = async (api: Api, of = club) => ({
  club: of,
  command: randomUUID(),
  version: (await api.clubs.one({ club: of })).version,
});

/** A club, and the secretary who asks. */
export async function foundedClub(here: TemporaryInstallation): Promise<Api> {
  const api = callerFor(here);
  await api.clubs.found({ club, command: randomUUID(), name: 'Tarokklubben Ultimo' });
  return api;
}

/** Somebody new becomes a member. */
export async function member(api: Api, name: string, more: { readonly number?: number; readonly email?: string } = {}) {
  const person = id<'person'>(randomUUID());
  const { number = null, email = null } = more;
  await api.members.add({ ...(await now(api)), person, name, number, email, date: '2026-01-01' });
  return person;
}

export async function guest(api: Api, name: string) {
  const person = id<'person'>(randomUUID());
  await api.guests.add({ ...(await now(api)), person, name });
  return person;
}
