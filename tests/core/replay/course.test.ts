import { describe, expect, it } from 'vitest';
import { causesOf, courseOf } from '@/core/replay/course';
import { testedGames } from '../../support/tested';
import { courseIn } from './random-course';

const seeds = [1, 2, 3, 4, 5, 6];

describe.each(testedGames)('the course of a deal of $id', (game) => {
  it('has a moment before the first action and one after each, the last with the result', () => {
    for (const seed of seeds) {
      const { course, result, at } = courseIn(game, seed);
      expect(course.moments).toHaveLength(course.played.actions.length + 1);
      expect(course).toMatchObject({ fault: null, ended: true });
      expect(course.moments.at(-1)?.known).toEqual(result);
      expect(course.moments.at(-1)?.bookings).toEqual(game.scoring.score(result, at).bookings);
    }
  });

  it('says of every booking when it was certain: not a moment earlier', () => {
    for (const seed of seeds) {
      const { course } = courseIn(game, seed);
      const bookings = course.moments.at(-1)?.bookings ?? [];
      const causes = causesOf(bookings, course.moments);
      bookings.forEach((booking, index) => {
        const cause = causes[index] ?? -1;
        const same = bookings.slice(0, index + 1).filter((one) => JSON.stringify(one) === JSON.stringify(booking)).length;
        const count = (at: number) =>
          (course.moments[at]?.bookings ?? []).filter((one) => JSON.stringify(one) === JSON.stringify(booking)).length;
        expect(count(cause)).toBeGreaterThanOrEqual(same);
        expect(cause > 0 ? count(cause - 1) : -1).toBeLessThan(same);
      });
    }
  });

  it('never knows more than the sheet can say: what is known fills fields that the sheet has', () => {
    for (const seed of seeds.slice(0, 2)) {
      const { course, at } = courseIn(game, seed);
      for (const { known } of course.moments) {
        if (known === null) continue;
        const draft = game.sheet.write(at.rules, at.table, known);
        const keys = game.sheet.sections(at.rules, at.table, draft).flatMap(({ fields }) => fields.map(({ key }) => key));
        expect(Object.keys(draft).filter((key) => !keys.includes(key))).toEqual([]);
      }
    }
  });

  it('stops at an action against the rules and says which rule', () => {
    const { course, at } = courseIn(game, 1);
    const { cards, actions } = course.played;
    const twice = courseOf(game, { cards, actions: [...actions.slice(0, 4), ...actions.slice(0, 1)] }, at);
    expect(twice).toMatchObject({ ok: true, value: { ended: false, fault: { kind: 'wrong' } } });
    expect(twice.ok && twice.value.moments).toHaveLength(5);
  });

  it('of cards that cannot be is refused with their faults', () => {
    const { course, at } = courseIn(game, 1);
    const refused = courseOf(game, { ...course.played, cards: { hands: [[], [], []], talon: [] } }, at);
    const paths = refused.ok ? [] : refused.refusal.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !path.startsWith('cards'))).toEqual([]);
  });
});
