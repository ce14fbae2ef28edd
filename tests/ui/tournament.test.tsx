import { describe, expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { plainPlan } from '@/league/tournaments/plan';
import { nameFits, passes, sameName, whereaboutsOf } from '@/ui/people/attendance';
import { chosenAtFirst, choicesFor, entriesOf } from '@/ui/people/pasted';
import { nextStepOf, type Standing } from '@/ui/tournament/next-step';
import { draftOf, faultIn, planOf } from '@/ui/tournament/plan-draft';

describe('the one next step of an evening', () => {
  const standing: Standing = { archived: false, stage: 'open', present: 0, nextRound: 1, rounds: [], plan: { rounds: 2 } };
  const up = { stamp: '1.1', at: 0, outdated: false };

  it.each([
    ['an announced one is opened', { stage: 'announced' }, 0, 'open'],
    ['an open one without people is checked in to', {}, 0, 'check-in'],
    ['an open one with people is seated', { present: 9 }, 0, 'seat'],
    ['a seated round is put up', { stage: 'seated', rounds: [{ published: null }] }, 0, 'publish'],
    ['one moved since is put up again', { stage: 'seated', rounds: [{ published: { ...up, outdated: true } }] }, 0, 'publish'],
    ['one that is up begins', { stage: 'seated', rounds: [{ published: up }] }, 0, 'start'],
    ['open tables are looked after', { stage: 'running' }, 3, 'tables'],
    ['a round whose tables are closed ends', { stage: 'running' }, 0, 'close-round'],
    ['after a round comes the next', { stage: 'round-closed', nextRound: 2 }, 0, 'seat'],
    ['after the last round the evening ends', { stage: 'round-closed', nextRound: 3 }, 0, 'finish'],
    ['a finished one has its standings', { stage: 'finished' }, 0, 'standings'],
    ['a cancelled one may be reopened', { stage: 'cancelled' }, 0, 'reopen'],
    ['an archived one may be restored, whatever it was', { archived: true, stage: 'running' }, 3, 'restore'],
  ] as const)('%s', (_, part, open, step) => {
    expect(nextStepOf({ ...standing, ...part }, open)).toBe(step);
  });
});

describe('a plan in a form', () => {
  const ground = { currency: 'DKK', timeZone: 'Europe/Copenhagen', locale: 'da' };

  it('comes out as it went in, money and hours too', () => {
    const { seating: _, ...plain } = plainPlan;
    const signUpUntil = Date.parse('2026-07-01T00:30:00Z');
    const plan = { ...plain, rounds: 3, length: { kind: 'clock', until: '21:45' } as const, tables: 7, fee: 2550, signUpUntil };
    expect(planOf(draftOf({ ...plan, seating: plainPlan.seating }, ground), ground)).toEqual(plan);
    expect(planOf(draftOf(plainPlan, ground), ground)).toEqual(plain);
  });

  it('says which field is wrong', () => {
    const draft = draftOf(plainPlan, ground);
    expect(faultIn(draft, ground)).toBeNull();
    expect(faultIn({ ...draft, fee: 'gratis' }, ground)).toBe('fee');
    expect(faultIn({ ...draft, length: 'clock', until: '' }, ground)).toBe('until');
  });
});

describe('the list of an evening', () => {
  const one = { left: null, away: false, present: false, signed: null } as const;

  it('says of everybody where he is', () => {
    expect(whereaboutsOf(one)).toBe('not-yet');
    expect(whereaboutsOf({ ...one, signed: 'up' })).toBe('signed-up');
    expect(whereaboutsOf({ ...one, signed: 'off' })).toBe('signed-off');
    expect(whereaboutsOf({ ...one, present: true, signed: 'up' })).toBe('here');
    expect(whereaboutsOf({ ...one, present: true, away: true })).toBe('away');
    expect(whereaboutsOf({ ...one, present: true, left: 2 })).toBe('left');
    expect(passes('here', { ...one, present: true, left: 2 })).toBe(false);
    expect(passes('missing', one)).toBe(true);
  });

  it('finds a name without its accents and in any order', () => {
    expect(nameFits('Søren Ærø', 'aero sor')).toBe(true);
    expect(nameFits('Éléonore O’Brien', 'eleo')).toBe(true);
    expect(nameFits('Søren Ærø', 'sven')).toBe(false);
    expect(sameName('Ole  R.', 'ole  r.')).toBe(true);
  });
});

describe('a pasted list', () => {
  const ole = { person: id<'person'>('ole'), name: 'Ole', kind: 'member' } as const;
  const other = { person: id<'person'>('ole-2'), name: 'Ole', kind: 'guest' } as const;
  const lines = [
    { line: 1, name: 'Ole', state: 'several', candidates: [ole, other] },
    { line: 2, name: 'Ny', state: 'new', candidates: [] },
    { line: 3, name: 'Ole', state: 'twice', candidates: [ole, other] },
    { line: 4, name: 'Kendt', state: 'known', candidates: [other] },
  ] as const;

  it('takes who is known and who is new, and asks where several may be meant', () => {
    const chosen = chosenAtFirst(lines);
    expect(entriesOf(lines, chosen)).toEqual([{ name: 'Ny' }, { person: 'ole-2' }]);
    expect(choicesFor(lines[0])).toEqual(['skip', 'ole', 'ole-2', 'new']);
    expect(choicesFor(lines[2])).toEqual(['skip']);
  });

  it('puts nobody on the list twice', () => {
    const chosen = new Map([...chosenAtFirst(lines), [1, other.person] as const]);
    expect(entriesOf(lines, chosen)).toEqual([{ person: 'ole-2' }, { name: 'Ny' }]);
  });
});
