import { describe, expect, it } from 'vitest';
import { attentionOf, type Standing } from '@/ui/director/attention';
import { askedIn } from '@/ui/director/lists/asked';
import { emptyPenalty, penaltyIn, turned } from '@/ui/director/penalty-draft';
import { courseOf, stageShown } from '@/ui/home/course';
import { id } from '@/kernel/ids';

const minutes = (count: number): number => count * 60_000;

const playing = { round: 2, state: 'running', done: false, last: false, silent: minutes(3) } as const;
const standing: Standing = { round: 2, running: true, answered: 0, now: 0 };

describe('a table wants its director', () => {
  it('when nothing was written for a quarter of an hour, which the page finds out by itself', () => {
    expect(attentionOf(playing, standing)).toBeNull();
    expect(attentionOf(playing, { ...standing, now: minutes(11) })).toBeNull();
    expect(attentionOf(playing, { ...standing, now: minutes(12) })).toBe('silent');
  });

  it('when its deals are played before it is silent, and at its last deal', () => {
    expect(attentionOf({ ...playing, last: true }, standing)).toBe('last');
    expect(attentionOf({ ...playing, done: true, silent: minutes(30) }, standing)).toBe('done');
  });

  it('when its round is over and it is still open, and never when it is closed', () => {
    expect(attentionOf({ ...playing, round: 1 }, standing)).toBe('old');
    expect(attentionOf(playing, { ...standing, running: false })).toBe('old');
    expect(attentionOf(playing, { ...standing, round: null, running: false })).toBeNull();
    expect(attentionOf({ ...playing, round: 1, state: 'closed' }, standing)).toBeNull();
  });

  it('when it is not opened although the round runs', () => {
    const waiting = { ...playing, state: 'not-opened', silent: null } as const;
    expect(attentionOf(waiting, standing)).toBe('not-opened');
    expect(attentionOf(waiting, { ...standing, running: false })).toBeNull();
  });
});

describe('a penalty as it is filled in', () => {
  const person = id<'person'>('karen');
  const draft = { ...emptyPenalty, person, points: '−50', why: ' gik tidligt ' };

  it('takes points with a true minus or a hyphen, and gives them without', () => {
    expect(penaltyIn(draft, [{ person }])).toEqual({ person, points: -50, round: null, deal: null, why: 'gik tidligt' });
    expect(penaltyIn({ ...draft, points: '-50' }, [{ person }])?.points).toBe(-50);
    expect(penaltyIn({ ...draft, points: '20' }, [{ person }])?.points).toBe(20);
  });

  it('is none without a person of the evening, points, or a reason', () => {
    expect(penaltyIn({ ...draft, person: 'nobody' }, [{ person }])).toBeNull();
    expect(penaltyIn({ ...draft, points: '0' }, [{ person }])).toBeNull();
    expect(penaltyIn({ ...draft, points: '1,5' }, [{ person }])).toBeNull();
    expect(penaltyIn({ ...draft, why: '  ' }, [{ person }])).toBeNull();
  });

  it('names a deal only with its round', () => {
    expect(penaltyIn({ ...draft, deal: '7' }, [{ person }])?.deal).toBeNull();
    expect(penaltyIn({ ...draft, round: '2', deal: '7' }, [{ person }])).toMatchObject({ round: 2, deal: 7 });
    expect(penaltyIn({ ...draft, round: '2', deal: 'syv' }, [{ person }])).toBeNull();
  });

  it('turns the sign by a key, there and back', () => {
    expect(turned('50')).toBe('−50');
    expect(turned('−50')).toBe('50');
    expect(turned('+50')).toBe('−50');
    expect(turned('')).toBe('−');
  });
});

describe('the address of a list', () => {
  it('asks for a list, after a round or of one alone', () => {
    expect(askedIn({})).toEqual({ kind: 'persons', show: '', round: null, only: null, counting: null });
    expect(askedIn({ list: 'teams', show: 'after-2' })).toMatchObject({ kind: 'teams', round: 2, only: null });
    expect(askedIn({ show: 'only-3', counting: '4' })).toMatchObject({ round: null, only: 3, counting: 4 });
  });

  it('leaves out what it does not understand', () => {
    const plain = { kind: 'persons', show: '', round: null, only: null, counting: null };
    expect(askedIn({ list: 'dogs', show: 'after-0', counting: 'all' })).toEqual(plain);
    expect(askedIn({ show: ['after-1', 'after-2'] })).toEqual(plain);
  });
});

describe('the evenings of the home page', () => {
  const listed = { archived: false, state: 'announced', date: '2026-11-24' } as const;

  it('are by the tournament’s own state, and by their tables where no round was ever seated', () => {
    expect(stageShown({ stage: 'round-closed', state: 'closed' })).toBe('round-closed');
    expect(stageShown({ stage: 'announced', state: 'running' })).toBe('running');
    expect(stageShown({ stage: 'open', state: 'closed' })).toBe('finished');
    expect(stageShown({ stage: 'announced', state: 'announced' })).toBe('announced');
  });

  it('stand with what is going on first, then the soonest; cancelled ones go with their day', () => {
    const evenings = [
      { ...listed, stage: 'announced', date: '2026-12-08' },
      { ...listed, stage: 'announced', date: '2026-12-01' },
      { ...listed, stage: 'running', date: '2026-11-24' },
      { ...listed, stage: 'cancelled', date: '2026-11-23' },
      { ...listed, stage: 'finished', date: '2026-11-17' },
      { ...listed, stage: 'finished', date: '2026-11-10', archived: true },
    ] as const;
    const dates = (of: readonly { readonly date: string }[]) => of.map(({ date }) => date);
    const before = courseOf(evenings, Date.parse('2026-11-23T12:00Z'));
    expect(dates(before.on)).toEqual(['2026-11-24', '2026-11-23', '2026-12-01', '2026-12-08']);
    expect(dates(before.over)).toEqual(['2026-11-17']);
    const after = courseOf(evenings, Date.parse('2026-11-24T12:00Z'));
    expect(dates(after.on)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
  });
});
