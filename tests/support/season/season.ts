// A season from one seed: members who are late, absent, replaced and punished, tables that are put right later, one
// member who is erased. Everything is appended as the server appends it, the sittings' events by their decisions.
import { below, onceIn, pick, type Random, randomFrom, shuffled } from '@/core/cards/random';
import type { Installation } from '@/command/installation';
import { id, type PersonId, type TournamentId } from '@/kernel/ids';
import type { NewEvent } from '@/kernel/event';
import { ClubFounded } from '@/league/clubs/events';
import { happened } from '@/league/fact';
import type { Criteria } from '@/league/seasons/criteria';
import { SeasonOpened, SeasonStarted } from '@/league/seasons/events';
import { type TextRef, textRef } from '@/league/text';
import { PenaltyGiven, PenaltyWithdrawn, TournamentAnnounced, TournamentFinished, TournamentOpened } from '@/league/tournaments/events';
import { ParticipantAdded, ParticipantArrived, SubstituteAppointed } from '@/league/tournaments/participant-events';
import { plainPlan } from '@/league/tournaments/plan';
import { RoundClosed, RoundSeated, RoundStarted, type SeatedTable, type SeatingHow } from '@/league/tournaments/round-events';
import { sittingIdOf } from '@/league/tournaments/sitting-id';
import { dealPool, type Pool } from './pool';
import { play, putRight, type Told } from './sitting';

export type Size = {
  readonly seed: number;
  readonly members: number;
  readonly evenings: number;
  readonly rounds: number;
  readonly deals: number;
};

export const smallSeason: Size = { seed: 7, members: 14, evenings: 6, rounds: 2, deals: 6 };
export const wholeSeason: Size = { seed: 40, members: 40, evenings: 30, rounds: 2, deals: 8 };

export const club = id<'club'>('klub');
export const season = id<'season'>('saeson');
export const member = (number: number): PersonId => id<'person'>(`m${number}`);
export const guest = id<'person'>('gaest');
export const evening = (number: number): TournamentId => id<'tournament'>(`aften-${number}`);
export const dateOf = (number: number): string => new Date(Date.UTC(2025, 8, 2 + 7 * number)).toISOString().slice(0, 10);

export const criteria: Criteria = {
  counting: { kind: 'best', n: 20 },
  minimumEvenings: 2,
  tieBreaks: ['countback', 'evenings-won', 'lot'],
  substitute: { kind: 'guest' },
};

/** What was made to happen, so that a test can ask for it. */
export type Simulated = {
  readonly size: Size;
  readonly sittings: Map<string, Told>;
  readonly erased: PersonId;
  penalties: number;
  substitutes: number;
  late: number;
  corrections: number;
};

type Stage = Simulated & { readonly here: Installation; readonly random: Random; readonly pool: Pool; texts: number };

/** Plays the whole season into an empty installation. `after` is called at the end of every evening. */
export async function simulateSeason(
  here: Installation,
  size: Size,
  after: (evening: number) => Promise<unknown> = async () => undefined,
): Promise<Simulated> {
  const random = randomFrom(size.seed);
  const stage: Stage = {
    ...{ here, size, random, sittings: new Map(), erased: member(3), texts: 0 },
    ...{ penalties: 0, substitutes: 0, late: 0, corrections: 0 },
    pool: dealPool(size.seed, 4),
  };
  await found(stage);
  for (let number = 0; number < size.evenings; number += 1) {
    await playEvening(stage, number);
    if (number % 3 === 2) await correctSomething(stage);
    if (number === Math.floor(size.evenings / 2)) await here.people.erase(stage.erased, []);
    await after(number);
  }
  return stage;
}

const append = (stage: Stage, stream: string, events: readonly NewEvent[]) =>
  stage.here.log.append(stream, events, { expected: 'any', meta: { actor: member(0) } });

async function found(stage: Stage): Promise<void> {
  const { people } = stage.here;
  for (let number = 0; number < stage.size.members; number += 1) {
    await people.addPerson({ id: member(number), name: `Medlem ${number + 1}` });
  }
  await people.addPerson({ id: guest, name: 'Gæst' });
  await append(stage, `club-${club}`, [happened(ClubFounded, { name: 'Klubben', timeZone: 'Europe/Copenhagen' })]);
  const days = { from: dateOf(0), to: dateOf(stage.size.evenings - 1) };
  const opened = { club, name: 'Sæson 2025/26', ...days, game: 'danish-tarok', criteria, seed: stage.size.seed };
  await append(stage, `season-${season}`, [happened(SeasonOpened, opened), happened(SeasonStarted, {})]);
}

async function text(stage: Stage, said: string): Promise<TextRef> {
  stage.texts += 1;
  const { id: of, sha256 } = await stage.here.people.storeText(`grund-${stage.texts}`, said);
  return textRef(of, sha256);
}

type Company = { readonly present: readonly PersonId[]; readonly late: PersonId | null; readonly absent: readonly PersonId[] };

/** Two in three come; one of them may come late, after the first round is seated. */
function company({ size, random }: Stage): Company {
  const all = shuffled(random, Array.from({ length: size.members }, (_, number) => member(number)));
  const coming = Math.max(7, Math.ceil((size.members * 2) / 3) - below(random, 3));
  const late = onceIn(random, 2) ? (all[coming] ?? null) : null;
  return { present: all.slice(0, coming), late, absent: all.slice(coming + 1, coming + 2) };
}

async function playEvening(stage: Stage, number: number): Promise<void> {
  const { present, late, absent } = company(stage);
  const tournament = evening(number);
  const stream = `tournament-${tournament}`;
  const rules = { game: 'danish-tarok', preset: 'dtf-2011', rules: {} };
  const plan = { ...plainPlan, rounds: stage.size.rounds };
  const called = { club, date: dateOf(number), name: `Klubaften ${number + 1}`, season, ...rules, plan };
  await append(stage, stream, [
    happened(TournamentAnnounced, called),
    happened(TournamentOpened, {}),
    ...[...present, ...absent].map((person) => added(person)),
    ...present.map((person) => happened(ParticipantArrived, { person })),
  ]);
  for (let round = 1; round <= stage.size.rounds; round += 1) {
    const here = round === 1 || late === null ? present : [...present, late];
    if (round === 2 && late !== null) await joinLate(stage, stream, late);
    await playRound(stage, { tournament, round, here, absent });
  }
  await append(stage, stream, [happened(TournamentFinished, {})]);
  if (onceIn(stage.random, 2)) await punish(stage, tournament, pick(stage.random, present));
}

const added = (person: PersonId) => happened(ParticipantAdded, { person, kind: 'member', club, fee: null });

async function joinLate(stage: Stage, stream: string, person: PersonId): Promise<void> {
  stage.late += 1;
  await append(stage, stream, [added(person), happened(ParticipantArrived, { person })]);
}

type Playing = { readonly tournament: TournamentId; readonly round: number; readonly here: readonly PersonId[]; readonly absent: readonly PersonId[] };

async function playRound(stage: Stage, { tournament, round, here, absent }: Playing): Promise<void> {
  const stream = `tournament-${tournament}`;
  const mixed = shuffled(stage.random, here);
  const [first = guest] = mixed;
  const replaced = onceIn(stage.random, 4);
  if (replaced) {
    stage.substitutes += 1;
    await append(stage, stream, [happened(SubstituteAppointed, { person: first, substitute: guest, round })]);
  }
  const tables = tablesOf(mixed.map((person) => (replaced && person === first ? guest : person)));
  const how: SeatingHow = { mode: { kind: 'fresh' }, seed: round, iterations: 0, version: 'test', manual: false, order: null, labels: [] };
  await append(stage, stream, [
    happened(RoundSeated, { round, tables, out: [], absent: [...absent, ...(replaced ? [first] : [])], how, report: {} }),
    happened(RoundStarted, { round }),
  ]);
  for (const { table, persons } of tables) {
    const told = play({ tournament, round, table, persons, deals: stage.size.deals }, stage);
    const sitting = sittingIdOf(tournament, round, table);
    stage.sittings.set(sitting, told);
    await append(stage, `sitting-${sitting}`, told.events);
  }
  await append(stage, stream, [happened(RoundClosed, { round, open: [] })]);
}

/** Threes, and as many fours as are over. */
function tablesOf(persons: readonly PersonId[]): SeatedTable[] {
  const count = Math.floor(persons.length / 3);
  const tables = Array.from({ length: count }, (_, at): PersonId[] => persons.slice(3 * at, 3 * at + 3));
  persons.slice(3 * count).forEach((person, at) => tables[at]?.push(person));
  return tables.map((own, at) => ({ table: at + 1, persons: own, firstDealer: 0 }));
}

async function punish(stage: Stage, tournament: TournamentId, person: PersonId): Promise<void> {
  stage.penalties += 1;
  const penalty = id<'penalty'>(`straf-${stage.penalties}`);
  const points = -10 * (1 + below(stage.random, 5));
  const round = onceIn(stage.random, 2) ? 1 : null;
  const why = await text(stage, 'gik før tiden');
  const given = happened(PenaltyGiven, { penalty, person, points, round, deal: null, why });
  const taken = onceIn(stage.random, 3) ? [happened(PenaltyWithdrawn, { penalty, why: await text(stage, 'en fejl') })] : [];
  await append(stage, `tournament-${tournament}`, [given, ...taken]);
}

/** A deal of any evening before, put right long after. */
async function correctSomething(stage: Stage): Promise<void> {
  const [sitting, told] = pick(stage.random, [...stage.sittings]);
  const why = await text(stage, 'tal ombyttet');
  const now = putRight(told, { ...stage, why });
  stage.corrections += 1;
  stage.sittings.set(sitting, now);
  await append(stage, `sitting-${sitting}`, now.events.slice(told.events.length));
}
