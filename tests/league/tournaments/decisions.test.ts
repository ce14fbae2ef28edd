import { describe, expect, it } from 'vitest';
import { readTournamentEvent } from '@/league/history';
import { id } from '@/kernel/ids';
import type { StoredEvent } from '@/kernel/event';
import * as life from '@/league/tournaments/decisions';
import { tournamentFacts, type TournamentEvent } from '@/league/tournaments/events';
import * as groups from '@/league/tournaments/group-decisions';
import * as people from '@/league/tournaments/participant-decisions';
import * as penalties from '@/league/tournaments/penalty-decisions';
import { acts, noTables, whyNot } from '@/league/tournaments/possible';
import { rankedFor } from '@/league/tournaments/ranks';
import * as rounds from '@/league/tournaments/round-decisions';
import * as substitutes from '@/league/tournaments/substitute-decisions';
import { stageOf } from '@/league/tournaments/stage';
import { evolveTournament, type Tournament } from '@/league/tournaments/tournament';
import { memoryLog } from '@/log/memory';

const person = (number: number) => id<'person'>(`p${number}`);
const why = `text:t:${'0'.repeat(64)}`;
let ids = 0;
const circumstances = { at: 1, actor: { account: 'a', role: 'official' }, ids: () => `id-${(ids += 1)}`, seed: 7 } as const;
const announcement = { club: id<'club'>('c'), date: '2026-11-24', name: ' Klubaften ', members: [1, 2, 3].map(person) };

type Decided = ReturnType<typeof life.openTournament>;

function accepted(decided: Decided): readonly TournamentEvent[] {
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  return decided.value;
}

const after = (tournament: Tournament | null, events: readonly TournamentEvent[]): Tournament =>
  events.reduce<Tournament | null>(
    (so, event) => evolveTournament(so, { version: (so?.version ?? 0) + 1, at: 5, by: null, event }),
    tournament,
  ) ?? never();

const never = (): never => {
  throw new Error('no events');
};

const announced = (): Tournament => after(null, accepted(life.announceTournament(null, announcement)));
const open = (): Tournament => after(announced(), accepted(life.openTournament(announced(), {})));
const then = (tournament: Tournament, decide: (tournament: Tournament) => Decided): Tournament =>
  after(tournament, accepted(decide(tournament)));

const codeOf = (decided: Decided): string => (decided.ok ? 'accepted' : decided.refusal.code);

const how = { mode: { kind: 'fresh' }, seed: 1, iterations: 0, version: 'x', manual: false, order: null, labels: [] } as const;
const table = { table: 1, persons: [1, 2, 3].map(person), firstDealer: 0 };
const seating = { tables: [table], out: [], how: { ...how, labels: [] }, report: {} };
const here = (): Tournament => then(open(), (t) => people.checkIn(t, { persons: [1, 2, 3].map(person) }));
const seated = (): Tournament => then(here(), (t) => rounds.seatRound(t, { round: 1, seating }));
const published = (): Tournament => then(seated(), (t) => rounds.publishSeating(t, { round: 1 }));
const running = (): Tournament => then(published(), (t) => rounds.startRound(t, { round: 1 }));
const closed = (): Tournament => then(running(), (t) => rounds.closeRound(t, { round: 1 }));

describe('a tournament', () => {
  it('is announced with rules and plan in full, and its name trimmed', () => {
    const { name, rules, plan, preset, participants } = announced();
    expect({ name, rounds: plan.rounds, people: participants.length }).toEqual({ name: 'Klubaften', rounds: 1, people: 3 });
    expect(Object.keys(rules).length).toBeGreaterThan(3);
    expect(preset).not.toBeNull();
  });

  it.each([
    ['without a name', { name: ' ' }, 'name-missing'],
    ['on a day that is none', { date: '2026-02-30' }, 'bad-date'],
    ['of an unknown game', { game: 'chess' }, 'unknown-game'],
    ['by rules that are none', { rules: { preset: 'none' } }, 'bad-rules'],
  ])('is refused %s', (_, wrong, code) => {
    expect(codeOf(life.announceTournament(null, { ...announcement, ...wrong }))).toBe(code);
  });

  it.each([
    ['announced', announced],
    ['open', open],
    ['seated', seated],
    ['running', running],
    ['round-closed', closed],
  ])('is %s', (stage, made) => {
    expect(stageOf(made())).toBe(stage);
  });

  it('says of every act whether it is possible', () => {
    const possible = (tournament: Tournament) => acts.filter((act) => whyNot(tournament, act, noTables) === null);
    expect(possible(announced())).toEqual(['open', 'cancel', 'change-plan', 'enrol', 'penalize', 'settle', 'move', 'archive']);
    expect(possible(seated())).toContain('publish-seating');
    expect(possible(seated())).not.toContain('start-round');
    expect(possible(published())).toContain('start-round');
    expect(possible(running())).toEqual(
      expect.arrayContaining(['close-round', 'enrol', 'check-in', 'change-plan', 'penalize', 'publish-list']),
    );
    expect(possible(closed())).toContain('finish');
    expect(possible(then(closed(), (t) => life.archiveTournament(t, { name: 'Klubaften' })))).toEqual(['restore']);
  });

  it('is not finished while a table is open', () => {
    const tables = { open: [{ round: 1, table: 7 }], opened: 1 };
    const refused = life.finishTournament(closed(), { tables });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'tables-open', params: { tables: '7', count: 1 } } });
  });

  it('keeps a plan that covers what was seated', () => {
    const two = then(open(), (t) => life.changePlan(t, { plan: { rounds: 2 } }));
    expect(two.plan.rounds).toBe(2);
    expect(codeOf(life.changePlan(two, { plan: { rounds: 2 } }))).toBe('nothing-changed');
    expect(codeOf(life.changePlan(seated(), { plan: { rounds: 0 } }))).toBe('rounds-planned');
  });
});

it('one who is seated but has gone holds the round up until it is seated anew', () => {
  const gone = then(published(), (t) => people.setAbsent(t, { person: person(2), round: 1 }));
  expect(codeOf(rounds.startRound(gone, { round: 1 }))).toBe('seated-but-gone');
});

it('ranks go by the published list, equals by a lot that repeats, newcomers last', () => {
  const line = (rank: number, number: number) => ({ rank, person: person(number), points: 0, of: 1 });
  const list = { kind: 'round', round: 1, audience: 'public', lines: [line(1, 3), line(2, 1), line(2, 2)] } as const;
  const listed = then(closed(), (t) => penalties.publishList(t, { ...list, lines: [...list.lines] }));
  const active = [1, 2, 3, 4].map(person);
  const ranked = (seed: number) => rankedFor(listed, { active, points: new Map(), round: 2 }, seed);
  expect(ranked(7)).toEqual(ranked(7));
  expect([ranked(7)[0], ranked(7)[3]]).toEqual([person(3), person(4)]);
  const orders = new Set(Array.from({ length: 20 }, (_, seed) => ranked(seed).join()));
  expect(orders.size).toBe(2);
});

it('every event of a tournament can be stored, read again, and leads to the same tournament', async () => {
  const steps: readonly ((tournament: Tournament) => Decided)[] = [
    (t) => life.openTournament(t, {}),
    (t) => life.changePlan(t, { plan: { rounds: 2, fee: 50 } }),
    (t) => life.moveTournament(t, { season: id<'season'>('s'), why }),
    (t) => people.addParticipants(t, { newcomers: [{ person: person(4), kind: 'guest' }] }),
    (t) => people.removeParticipant(t, { person: person(4) }),
    (t) => people.signUp(t, { person: person(1), coming: true, via: 'link' }),
    (t) => people.signUp(t, { person: person(1), coming: false, via: 'official' }),
    (t) => people.checkIn(t, { persons: [1, 2, 3].map(person) }),
    (t) => people.takeBackArrival(t, { person: person(1) }),
    (t) => people.checkIn(t, { persons: [person(1)] }),
    (t) => people.payFee(t, { person: person(1) }),
    (t) => people.takeBackFee(t, { person: person(1) }),
    (t) => people.fixTable(t, { person: person(1), table: 1 }),
    (t) => groups.keepApart(t, { persons: [person(1), person(2)], strength: 'weak', reason: 'family', why }),
    (t) => groups.liftProhibition(t, { persons: [person(2), person(1)] }),
    (t) => groups.formTeam(t, { name: 'Reds', persons: [person(1), person(2)], counting: 2 }, circumstances),
    (t) => groups.dissolveTeam(t, { team: t.teams[0]?.team ?? never() }),
    (t) => rounds.seatRound(t, { round: 1, seating }),
    (t) => rounds.swapSeats(t, { round: 1, one: person(1), other: person(2) }),
    (t) => rounds.publishSeating(t, { round: 1 }),
    (t) => rounds.startRound(t, { round: 1 }),
    (t) => rounds.closeRound(t, { round: 1 }),
    (t) => rounds.reopenRound(t, { round: 1, why }),
    (t) => rounds.closeRound(t, { round: 1 }),
    (t) => people.setAbsent(t, { person: person(3), round: 2 }),
    (t) => people.leaveTournament(t, { person: person(3) }),
    (t) => people.returnToTournament(t, { person: person(3) }),
    (t) => substitutes.appointSubstitute(t, { person: person(3), substitute: person(9), round: 2 }),
    (t) => substitutes.withdrawSubstitute(t, { person: person(3), round: 2 }),
    (t) => penalties.givePenalty(t, { person: person(1), points: -50, why }, circumstances),
    (t) => penalties.withdrawPenalty(t, { penalty: t.penalties[0]?.penalty ?? never(), why }),
    (t) => penalties.publishList(t, { kind: 'final', round: null, audience: 'public', lines: [] }),
    (t) => life.finishTournament(t, {}),
    (t) => life.reopenTournament(t, { why }),
    (t) => life.archiveTournament(t, { name: 'Klubaften' }),
    (t) => life.restoreTournament(t, {}),
  ];
  const log = memoryLog(() => 5);
  const append = async (events: readonly TournamentEvent[], expected: number) =>
    log.append('tournament-t', events, { expected });
  let expected = announced();
  await append(accepted(life.announceTournament(null, announcement)), 0);
  for (const step of steps) {
    const events = accepted(step(expected));
    await append(events, expected.version);
    expected = after(expected, events);
  }
  const read = (await log.readStream('tournament-t')).map((stored: StoredEvent) => readTournamentEvent(stored));
  const again = read.reduce<Tournament | null>(evolveTournament, null);
  expect(again).toEqual(expected);
  const cancelled = accepted(life.cancelTournament(announced(), { why })).map(({ type }) => type);
  const types = new Set([...read.map(({ event }) => event.type), ...cancelled]);
  expect([...types].sort()).toEqual(tournamentFacts.map(({ type }) => type).sort());
});
