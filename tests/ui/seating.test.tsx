import { expect, it } from 'vitest';
import { id } from '@/kernel/ids';
import { plainPlan } from '@/league/tournaments/plan';
import { changesIn } from '@/ui/seating/difference';
import { meetingsOf } from '@/ui/seating/meetings';
import { modesWith } from '@/ui/seating/mode-choice';
import { roundsToShow, shownRound } from '@/ui/seating/shown-round';
import { sizesCounted } from '@/ui/seating/sizes';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => id<'person'>(name)) as [never, never, never, never];

it('D15 the matrix counts tonight’s tables and the season’s evenings, both ways round', () => {
  const table = (...persons: readonly (typeof a)[]) => ({ persons: persons.map((person) => ({ person })) });
  const rounds = [{ tables: [table(a, b, c)] }, { tables: [table(b, a, d)] }];
  const matrix = meetingsOf([a, b, c, d], rounds, [{ persons: [c, d], times: 4 }]);
  expect(matrix).toEqual([
    [0, 2, 1, 1],
    [2, 0, 1, 1],
    [1, 1, 0, 4],
    [1, 1, 4, 0],
  ]);
});

it('tables are counted by their size', () => {
  expect(sizesCounted([4, 3, 3, 4, 3])).toEqual([{ size: 3, tables: 3 }, { size: 4, tables: 2 }]);
});

it('of a swap only what changes is said, the gravest first', () => {
  const nothing = { repeats: 0, conflicts: 0, consecutive: 0, stintUnevenness: 0, outUnevenness: 0, seasonMeetings: 0 };
  expect(changesIn(nothing)).toEqual([]);
  expect(changesIn({ ...nothing, repeats: -1, conflicts: 2 })).toEqual([{ what: 'conflicts', by: 2 }, { what: 'repeats', by: -1 }]);
});

it('a round’s way is changed and the others stay as they were', () => {
  const plan = { ...plainPlan, rounds: 3 };
  expect(modesWith(plan, 2, { kind: 'swiss' })).toEqual([{ kind: 'fresh' }, { kind: 'swiss' }, { kind: 'fresh' }]);
});

it('visitors see the rounds that are up, officials the next one too', () => {
  const round = { round: 1, published: null } as never;
  const standing = { rounds: [round], nextRound: 2, stage: 'round-closed', plan: { rounds: 2 } } as const;
  expect(roundsToShow(standing, false)).toEqual([]);
  expect(roundsToShow(standing, true)).toEqual([1, 2]);
  expect(roundsToShow({ ...standing, stage: 'running' }, true)).toEqual([1]);
  expect(shownRound([1, 2], '1')).toBe(1);
  expect(shownRound([1, 2], '7')).toBe(2);
  expect(shownRound([], undefined)).toBeNull();
});
