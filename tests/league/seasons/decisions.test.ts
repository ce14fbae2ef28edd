import { describe, expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { plainCriteria } from '@/league/seasons/criteria';
import * as decisions from '@/league/seasons/decisions';
import type { SeasonEvent } from '@/league/seasons/events';
import { covers, evolveSeason, type Season } from '@/league/seasons/season';
import { textRef } from '@/league/text';

const why = textRef('t', 'a'.repeat(64));
const opening = { club: id<'club'>('klub'), name: ' 2026 ', from: '2026-01-01', to: '2026-12-31', game: null, criteria: plainCriteria };
const best = { ...plainCriteria, counting: { kind: 'best', n: 7 } } as const;

type Decided = ReturnType<typeof decisions.startSeason>;

function accepted(decided: Decided): readonly SeasonEvent[] {
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.value;
}

const codeOf = (decided: Decided) => (decided.ok ? null : decided.refusal.code);

function after(...events: readonly SeasonEvent[]): Season {
  const season = events.reduce<Season | null>((so, event, at) => evolveSeason(so, { event, version: at + 1, at: 0, by: null }), null);
  if (!season) throw new Error('no events');
  return season;
}

const opened = accepted(decisions.openSeason(null, opening, { seed: 5 }));
const started = [...opened, ...accepted(decisions.startSeason(after(...opened)))];
const closed = [...started, ...accepted(decisions.closeSeason(after(...started), { audience: 'public', lines: [] }))];

describe('a season', () => {
  it('is opened with a stored seed for its lots, and only once', () => {
    expect(after(...opened)).toMatchObject({ name: '2026', seed: 5, state: 'planned', version: 1 });
    expect(codeOf(decisions.openSeason(after(...opened), opening, { seed: 5 }))).toBe('season-opened-already');
  });

  it.each([
    [{ name: '  ' }, 'season-name-missing'],
    [{ from: '2026-02-30' }, 'season-days'],
    [{ from: '2027-01-01' }, 'season-days'],
    [{ game: 'whist' }, 'unknown-game'],
  ])('is not opened with %o', (changed, code) => {
    expect(codeOf(decisions.openSeason(null, { ...opening, ...changed }, { seed: 5 }))).toBe(code);
  });

  it('changes its criteria freely before it starts, then only with a reason, and not once it is closed', () => {
    const change = { criteria: best, why: null };
    expect(codeOf(decisions.changeCriteria(after(...opened), change))).toBe(null);
    expect(codeOf(decisions.changeCriteria(after(...started), change))).toBe('reason-missing');
    const changed = accepted(decisions.changeCriteria(after(...started), { ...change, why }));
    expect(after(...started, ...changed)).toMatchObject({ criteria: best, state: 'running' });
    expect(codeOf(decisions.changeCriteria(after(...closed), { ...change, why }))).toBe('season-closed');
    expect(codeOf(decisions.changeCriteria(after(...opened), { criteria: plainCriteria, why }))).toBe('nothing-changed');
  });

  it('publishes its table when it closes, and can be reopened with a reason', () => {
    expect(closed.map(({ type }) => type)).toEqual(['SeasonOpened', 'SeasonStarted', 'SeasonClosed', 'ListPublished']);
    expect(codeOf(decisions.closeSeason(after(...opened), { audience: 'public', lines: [] }))).toBe('season-not-started');
    expect(codeOf(decisions.closeSeason(after(...closed), { audience: 'public', lines: [] }))).toBe('season-closed');
    expect(codeOf(decisions.reopenSeason(after(...started), { why }))).toBe('season-not-closed');
    expect(after(...closed, ...accepted(decisions.reopenSeason(after(...closed), { why }))).state).toBe('running');
    expect(codeOf(decisions.startSeason(after(...started)))).toBe('season-started-already');
  });

  it('is called otherwise if anything of it is new', () => {
    const days = { name: '2026', from: '2026-01-01', to: '2026-12-31' };
    expect(codeOf(decisions.callSeason(after(...opened), days))).toBe('nothing-changed');
    expect(after(...opened, ...accepted(decisions.callSeason(after(...opened), { ...days, to: '2026-06-30' })))).toMatchObject({ to: '2026-06-30' });
    expect(codeOf(decisions.callSeason(after(...opened), { ...days, name: '' }))).toBe('season-name-missing');
  });

  it('F4 covers its first and last local day, and nothing else', () => {
    const days = { from: '2026-09-01', to: '2026-12-31' };
    expect(['2026-08-31', '2026-09-01', '2026-12-31', '2027-01-01'].map((date) => covers(days, date))).toEqual([false, true, true, false]);
  });
});
