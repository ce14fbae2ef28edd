import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { StoredEvent } from '@/kernel/event';
import { readTournamentEvent } from '@/league/history';
import { plainPlan } from '@/league/tournaments/plan';

const stored = JSON.parse(readFileSync('tests/history/TournamentAnnounced.1.json', 'utf8')) as StoredEvent;

it('an evening announced before there were plans is Danish Tarok by the first preset, one round', () => {
  const { event, by } = readTournamentEvent(stored);
  expect(by).toBe('demo-member-9');
  expect(event).toMatchObject({
    type: 'TournamentAnnounced',
    schema: 2,
    data: { club: 'demo-club', date: '2026-11-24', name: 'Klubaften', season: null, game: 'danish-tarok', plan: plainPlan },
  });
  expect(event.type === 'TournamentAnnounced' && event.data.rules).toMatchObject({ unit: expect.any(Number) });
  expect(event.type === 'TournamentAnnounced' && event.data.preset).toEqual(expect.any(String));
});
