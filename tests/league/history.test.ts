import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '@/kernel/event';
import { readClubEvent, readSittingEvent, readTournamentEvent } from '@/league/history';
import * as decisions from '@/league/sittings/decisions';
import { sittingFacts } from '@/league/sittings/events';
import { engine } from '@/league/sittings/receipt';
import { memoryLog } from '@/log/memory';
import {
  accepted,
  after,
  annul,
  close,
  correct,
  even,
  type given,
  joins,
  kingUltimo,
  leaves,
  opening,
  plain,
  record,
  reopen,
  score,
  why,
} from './sittings/table';

const stored = (type: string, data: unknown, schema = 1): StoredEvent => ({
  position: 9,
  stream: 'sitting-s',
  version: 4,
  type,
  schema,
  at: 77,
  data: JSON.stringify(data),
  meta: JSON.stringify({ actor: 'kirsten' }),
  hash: '',
});

describe('reading a stored event', () => {
  it('gives its facts with their place', () => {
    expect(readSittingEvent(stored('SeatsAssigned', { persons: ['a'] }))).toEqual({
      version: 4,
      at: 77,
      by: 'kirsten',
      event: { type: 'SeatsAssigned', schema: 1, data: { persons: ['a'] } },
    });
  });

  it('knows nobody behind an event that says nobody', () => {
    expect(readClubEvent({ ...stored('ClubFounded', { name: 'x' }), meta: '{}' }).by).toBeNull();
  });

  it.each([
    ['of an unknown type', stored('DealEaten', {}), /DealEaten.*no such event/],
    ['of a shape to come', stored('SeatsAssigned', { persons: [] }, 2), /shape 2 is unknown/],
    ['with a field too many', stored('SeatsAssigned', { persons: [], more: 1 }), /event 4 of sitting-s/],
    ['with a wrong value', stored('SeatsAssigned', { persons: ['a b'] }), /persons\.0: not an id/],
    ['with plain text for a reason', stored('SittingReopened', { why: 'late', receipt: {} }), /why: not a text reference/],
  ])('is a bug that names it: one %s', (_, event, message) => {
    expect(() => readSittingEvent(event)).toThrow(message);
  });

  it('wants a day of the calendar', () => {
    const announced = (date: string) => stored('TournamentAnnounced', { club: 'c', date, name: 'x' });
    expect(readTournamentEvent(announced('2028-02-29')).event.data.date).toBe('2028-02-29');
    expect(() => readTournamentEvent(announced('2026-02-29'))).toThrow(/date/);
  });
});

it('every event of a sitting can be stored, read again, and leads to the same sitting', async () => {
  const log = memoryLog(() => 5);
  const first = plain(0, 1, even);
  const steps = [
    record(first),
    record(plain(1, 2, even)),
    correct({ number: 1, deal: kingUltimo(0, 1, even) }),
    annul(2),
    joins('dora', 1),
    leaves(1),
    close,
    reopen,
    (sitting: ReturnType<typeof given>) =>
      decisions.correctSeats(sitting, { persons: sitting.persons.toReversed(), why }),
  ];
  let expected = await appended(log, null, accepted(decisions.openSitting(null, opening)));
  for (const step of steps) {
    expected = await appended(log, expected, accepted(step(expected)));
    expectReceipt(expected, await log.readStream('sitting-s'));
  }
  const read = (await log.readStream('sitting-s')).map((event) => readSittingEvent(event).event);
  expect(after(null, read)).toEqual(expected);
  expect(new Set(read.map(({ type }) => type))).toEqual(new Set(sittingFacts.map(({ type }) => type)));
});

/** The receipt of the last event that has one says what the sitting comes to then. */
function expectReceipt(sitting: ReturnType<typeof given>, stream: readonly StoredEvent[]): void {
  const { totals, pots } = score(sitting);
  const receipts = stream.map((event) => readSittingEvent(event).event.data).filter((data) => 'receipt' in data);
  expect(receipts.at(-1)).toMatchObject({ receipt: { totals, pots, engine } });
}

async function appended(
  log: ReturnType<typeof memoryLog>,
  sitting: ReturnType<typeof given> | null,
  happened: ReturnType<typeof accepted>,
): Promise<ReturnType<typeof given>> {
  await log.append('sitting-s', happened, { expected: sitting?.version ?? 0 });
  return after(sitting, happened);
}
