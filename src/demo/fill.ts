import { hashPassword } from '@/auth/password';
import { foundClub, joinAll } from '@/command/clubs';
import { type Installation, openInstallation } from '@/command/installation';
import { checkIn } from '@/command/participants';
import { publishSeating, seatByHand } from '@/command/rounds';
import { closeSitting, recordDeal } from '@/command/sittings';
import { announceTournament } from '@/command/tournaments';
import { type Random, randomFrom } from '@/core/cards/random';
import type { SittingFold } from '@/core/replay/sitting-fold';
import type { SittingId } from '@/kernel/ids';
import { clubName, eveningName, joined, members, official, tables } from './cast';
import { furnish } from './club';
import { beginning, clubId, eveningId, lastTuesday, memberId, tableId, written } from './evening';
import { playSeason, seasonId } from './season';
import { begun, done, type Stage } from './stage';
import { newTable, nextDeal } from './table';

const game = 'danish-tarok';

/** One seed makes the whole evening: who holds what, and what is played. */
const seed = 1812;

/**
 * The first and the last thing that is written: between them the filling
 * was interrupted, and begins again.
 */
const firstCommand = 'demo-first';
const lastCommand = 'demo-last';

/** Which table, and which of its deals, is written down card by card. */
const cardByCard = { table: 3, deal: 2 } as const;

/**
 * Fills an empty data folder with the demo club: its members, its secretary's account, a season, and last
 * Tuesday's evening, every deal of it played by the rules. A folder with anything else in it stays as it is.
 * Answers whether anything was written.
 */
export async function fillDemo(folder: string, now: number): Promise<boolean> {
  const clock = { now };
  const here = openInstallation(folder, () => clock.now);
  try {
    const begun = (await here.log.findCommand(firstCommand)) !== null;
    const done = (await here.log.findCommand(lastCommand)) !== null;
    if (done || (!begun && (await here.log.head()) > 0)) return false;
    const date = lastTuesday(now);
    // What a season's lots are drawn from is chance elsewhere; the demo is the same every time.
    const stage = { here: { ...here, seed: () => seed }, clock, date };
    await signUp(here);
    await found(stage);
    await playSeason(stage);
    clock.now = beginning(date);
    await playEvening(stage);
    return true;
  } finally {
    await here.close();
  }
}

async function signUp({ people }: Installation): Promise<void> {
  for (const [member, name] of members.entries()) await people.addPerson({ id: memberId(member), name });
  const { email, password, member } = official;
  if (await people.accountByEmail(email)) return;
  const passwordHash = await hashPassword(password);
  await people.addAccount({ id: memberId(member), email, name: members[member], passwordHash });
}

async function playEvening(stage: Stage): Promise<void> {
  const { clock, date } = stage;
  await gather(stage);
  await furnish(stage);
  const random = randomFrom(seed);
  const atTables = [...tables.keys()].map((index) => atTable(stage, index));
  const most = Math.max(...tables.map(({ deals }) => deals));
  for (let deal = 0; deal < most; deal += 1) {
    for (const [table, one] of atTables.entries()) {
      if (deal >= one.deals) continue;
      clock.now = written(date, table, deal);
      await recordNext(stage, one, random);
    }
  }
  for (const one of atTables) if (!one.running) await close(stage, one);
}

const everybody = [...members.keys()].map(memberId);

/** The club with its members. */
async function found(stage: Stage): Promise<void> {
  const joining = everybody.map((person, i) => ({ person, number: i + 1, date: joined }));
  const founding = { command: firstCommand, id: clubId, input: { name: clubName } };
  const { version } = await done(stage, foundClub, founding);
  await done(stage, joinAll, { command: 'demo-members', id: clubId, version, input: { members: joining } });
}

/** The evening announced, everybody here, and the tables of the round open. */
async function gather(stage: Stage): Promise<void> {
  const { date } = stage;
  const id = eveningId(date);
  const call = { club: clubId, date, name: eveningName, season: seasonId, open: true, members: everybody };
  const about = (part: string, seen: number) => ({ command: `${id}-${part}`, id, version: seen });
  const announced = await done(stage, announceTournament, { command: id, id, input: call });
  const arriving = { ...about('here', announced.version), input: { persons: everybody } };
  const here = await done(stage, checkIn, arriving);
  const seating = { ...about('seated', here.version), input: { round: 1, ...seats } };
  const seated = await done(stage, seatByHand, seating);
  const hung = await done(stage, publishSeating, { ...about('hung', seated.version), input: { round: 1 } });
  await begun(stage, about('begun', hung.version));
}

const seats = {
  tables: tables.map((one, i) => ({ table: i + 1, persons: one.seats.map(memberId), firstDealer: 0 })),
  out: [],
};

type AtTable = {
  readonly index: number;
  readonly sitting: SittingId;
  readonly deals: number;
  readonly running: boolean;
  fold: SittingFold;
  version: number;
};

/** Opened and its seats assigned: two events. */
const versionOpened = 2;

function atTable({ date }: Stage, index: number): AtTable {
  const { seats: sitting, deals, running } = tables[index] ?? tables[0];
  const fold = newTable(game, sitting.length);
  return { index, sitting: tableId(date, index), deals, running, fold, version: versionOpened };
}

async function recordNext(stage: Stage, table: AtTable, random: Random): Promise<void> {
  const { index, sitting, fold, version } = table;
  const cards = index === cardByCard.table && fold.deals === cardByCard.deal;
  const next = nextDeal(fold, cards, random);
  const command = `${sitting}-deal-${fold.deals + 1}`;
  const input = { deal: next.record };
  const recorded = await done(stage, recordDeal, { command, id: sitting, version, input });
  table.fold = next.fold;
  table.version = recorded.version;
}

async function close(stage: Stage, { index, sitting, version }: AtTable): Promise<void> {
  const isLast = index === tables.findLastIndex(({ running }) => !running);
  const command = isLast ? lastCommand : `${sitting}-closing`;
  await done(stage, closeSitting, { command, id: sitting, version, input: {} });
}
