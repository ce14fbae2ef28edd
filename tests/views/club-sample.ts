import * as clubs from '@/command/clubs';
import type { Command } from '@/command/command';
import type { Desk } from '@/command/desk';
import * as sittings from '@/command/sittings';
import { id } from '@/kernel/ids';
import type { Club } from '@/league/clubs/club';
import type { ClubRefusal } from '@/league/clubs/refusal';
import type { People } from '@/people/people';
import { club, done, evening, person, plainDeal } from './sample';

type Here = Desk & { readonly people: People };

/** Whatever can happen in a club, after `openTable`: its stream stands at version 1 then. */
export async function eventfulClub(here: Here): Promise<void> {
  let version = 1;
  const doing = async <Input>(command: Command<Club, Input, ClubRefusal>, input: Input) => {
    version = (await done(here, command, { id: club, version, input })).version;
  };
  const date = '2026-01-01';
  await doing(clubs.renameClub, { name: 'Ultimo' });
  await doing(clubs.chooseLook, { accent: '#2a8a64', emblem: 'cups' });
  await doing(clubs.joinClub, { person: person(1), number: 1, date });
  await doing(clubs.joinAll, { members: [{ person: person(2), number: 2, date }] });
  await doing(clubs.leaveClub, { person: person(2), date });
  await doing(clubs.giveNumber, { person: person(1), number: 3 });
  await doing(clubs.addGuest, { person: person(3) });
  await doing(clubs.addGuest, { person: person(4) });
  await doing(clubs.changeDetails, { person: person(4) });
  await doing(clubs.mergePersons, { kept: person(3), merged: person(4), why: 'Samme' });
  await doing(clubs.separatePersons, { kept: person(3), merged: person(4), why: 'Dog ikke' });
  await doing(clubs.mergePersons, { kept: person(1), merged: person(4), why: 'Samme' });
  await doing(clubs.setHouseRules, { game: 'danish-tarok', name: 'Vores', rules: { lastTrick: 25 } });
  await doing(clubs.setHouseRules, { game: 'droggn', name: 'Vores', rules: {} });
  await doing(clubs.dropHouseRules, { game: 'droggn' });
  await doing(clubs.setMoneyPerPoint, { currency: 'DKK', minor: 25 });
  const nothing = { way: null, tournament: null, person: null, why: null };
  await doing(clubs.bookBox, { ...nothing, reason: 'fine', amount: 500, date });
  const state = await here.states.load(clubs.clubStream, club);
  const [entry] = Object.keys(state?.entries ?? {});
  await doing(clubs.reverseBox, { entry, date, why: 'Var betalt' });
  await finedTable(here);
}

/** A fine that goes to the club. */
async function finedTable(here: Here): Promise<void> {
  const persons = [person(1), person(2), person(3)];
  const input = { tournament: evening, round: 1, table: 2, game: 'danish-tarok', rules: { finesTo: 'club' }, persons };
  const sitting = id<'sitting'>('table-2');
  await done(here, sittings.openSitting, { id: sitting, input });
  const deal = plainDeal(0, 1);
  const fined = { ...deal, result: { ...deal.result, fines: [{ seat: 2, kind: 'minor' }] } };
  await done(here, sittings.recordDeal, { id: sitting, version: 2, input: { deal: fined } });
}
