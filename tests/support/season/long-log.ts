// Many seasons in one log: sittings that were played once, by the decisions of the server, at other tables of other
// evenings. Real records under real receipts; only who sits where and when is made up.
import { randomFrom, shuffled } from '@/core/cards/random';
import type { Installation } from '@/command/installation';
import type { NewEvent } from '@/kernel/event';
import { id, type PersonId, type SeasonId, type TournamentId } from '@/kernel/ids';
import { ClubFounded } from '@/league/clubs/events';
import { happened } from '@/league/fact';
import { SeasonOpened, SeasonStarted } from '@/league/seasons/events';
import { TournamentAnnounced, TournamentFinished } from '@/league/tournaments/events';
import { plainPlan } from '@/league/tournaments/plan';
import { sittingIdOf } from '@/league/tournaments/sitting-id';
import { dealPool } from './pool';
import { criteria } from './season';
import { play } from './sitting';

const club = id<'club'>('klub');
const dealsEach = 12;
const members = 40;
const patterns = 12;

export const longSeason = (number: number): SeasonId => id<'season'>(`saeson-${number}`);
const evening = (season: number, number: number): TournamentId => id<'tournament'>(`a${season}-${number}`);
export const longMember = (number: number): PersonId => id<'person'>(`m${number}`);

export type Long = { readonly seasons: number; readonly evenings: number; readonly tables: number };

/** 28 seasons of 30 evenings with 10 tables of 12 deals: 100,800 deals. */
export const hundredThousand: Long = { seasons: 28, evenings: 30, tables: 10 };

/** The first table of the first evening: where the oldest deal is. */
export const oldest = sittingIdOf(evening(0, 0), 1, 1);

/** Fills an empty installation; answers how many deals there are. Every tenth table is of three, the others of four. */
export async function fillLong({ log, people }: Installation, { seasons, evenings, tables }: Long): Promise<number> {
  const random = randomFrom(2026);
  await people.addPersons(Array.from({ length: members }, (_, at) => ({ id: longMember(at), name: `Medlem ${at + 1}` })));
  const append = (stream: string, events: readonly NewEvent[]) => log.append(stream, events, { expected: 0 });
  await append(`club-${club}`, [happened(ClubFounded, { name: 'Klubben', timeZone: 'Europe/Copenhagen' })]);
  const played = playPatterns();
  for (let season = 0; season < seasons; season += 1) {
    await append(`season-${longSeason(season)}`, seasonEvents(season));
    for (let number = 0; number < evenings; number += 1) {
      const persons = shuffled(random, Array.from({ length: members }, (_, at) => longMember(at)));
      const tournament = evening(season, number);
      const date = new Date(Date.UTC(1995 + season, 8, 1 + 7 * number)).toISOString().slice(0, 10);
      await append(`tournament-${tournament}`, eveningEvents(season, date));
      await Promise.all(
        Array.from({ length: tables }, (_, table) => {
          const size = table % 10 === 9 ? 3 : 4;
          const events = played[size][(season + number + table) % patterns] ?? [];
          const own = persons.slice(4 * table, 4 * table + size);
          return append(`sitting-${sittingIdOf(tournament, 1, table + 1)}`, placed(events, { tournament, table, own }));
        }),
      );
    }
  }
  return seasons * evenings * tables * dealsEach;
}

function playPatterns() {
  const pool = dealPool(1812, 5);
  const random = randomFrom(1812);
  const of = (size: number): readonly (readonly NewEvent[])[] =>
    Array.from({ length: patterns }, () => {
      const persons = Array.from({ length: size }, (_, at) => longMember(at));
      return play({ tournament: evening(0, 0), round: 1, table: 1, persons, deals: dealsEach }, { pool, random }).events;
    });
  return { 3: of(3), 4: of(4) };
}

function seasonEvents(season: number): readonly NewEvent[] {
  const year = 1995 + season;
  const days = { from: `${year}-09-01`, to: `${year + 1}-06-30` };
  const name = `Sæson ${year}/${year + 1}`;
  return [
    happened(SeasonOpened, { club, name, ...days, game: 'danish-tarok', criteria, seed: season }),
    happened(SeasonStarted, {}),
  ];
}

function eveningEvents(season: number, date: string): readonly NewEvent[] {
  const rules = { game: 'danish-tarok', preset: 'dtf-2011', rules: {} };
  const called = { club, date, name: 'Klubaften', season: longSeason(season), ...rules, plan: plainPlan };
  return [happened(TournamentAnnounced, called), happened(TournamentFinished, {})];
}

type Place = { readonly tournament: TournamentId; readonly table: number; readonly own: readonly PersonId[] };

function placed(events: readonly NewEvent[], { tournament, table, own }: Place): readonly NewEvent[] {
  return events.map((event) => {
    if (event.type === 'SittingOpened') return { ...event, data: { ...event.data, tournament, table: table + 1 } };
    return event.type === 'SeatsAssigned' ? { ...event, data: { persons: own } } : event;
  });
}
