import { describe, expect, it } from 'vitest';
import { pick, randomFrom } from '@/core/cards/random';
import { gameOf } from '@/core/games';
import type { AnyGame, DealContext } from '@/core/games/game';
import { causesOf, courseOf, type DealCourse } from '@/core/replay/course';
import { playOut } from '../../support/any-deal';
import { testedGames } from '../../support/tested';

type Context = DealContext<unknown, unknown>;

function contextOf(game: AnyGame): Context {
  const read = game.rules.read(undefined);
  if (!read.ok) throw new Error('the default rules cannot be read');
  const rules = read.value;
  const pots = Object.fromEntries(game.scoring.pots(rules).map((pot) => [pot, 100]));
  return { rules, pots, left: game.scoring.first(rules), table: game.seating.table(3, [0, 1, 2], 2) };
}

/** A deal by chance, of the legal actions any; as soon as somebody may bid, somebody does. */
function randomDeal(game: AnyGame, seed: number) {
  const at = contextOf(game);
  const random = randomFrom(seed);
  const cards = game.play.shuffle(random(), at.table, at.rules);
  const deal = playOut({ game, table: at.table, rules: at.rules }, cards, (_, legal) => pick(random, legal.slice(0, 60)));
  return { at, deal };
}

function courseIn(game: AnyGame, seed: number): { readonly at: Context; readonly course: DealCourse; readonly result: unknown } {
  const { at, deal } = randomDeal(game, seed);
  const course = courseOf(game, deal.record, at);
  if (!course.ok) throw new Error(JSON.stringify(course.refusal));
  return { at, course: course.value, result: deal.result };
}

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

it('a king lost in trick 3 is caused by the card that completes the trick', () => {
  const danish = gameOf('danish-tarok');
  if (!danish) throw new Error('no game');
  for (let seed = 1; seed < 40; seed++) {
    const { course } = courseIn(danish, seed);
    const bookings = course.moments.at(-1)?.bookings ?? [];
    const causes = causesOf(bookings, course.moments);
    for (const [index, { reason, from }] of bookings.entries()) {
      if (reason !== 'king-lost') continue;
      const { view } = course.moments[causes[index] ?? 0] ?? {};
      const trick = view?.tricks.at(-1);
      expect(view?.trick).toEqual([]);
      expect(trick?.cards.some(({ card, seat }) => /^[SHDC]K$/.test(card) && `seat:${seat}` === from)).toBe(true);
    }
  }
});
