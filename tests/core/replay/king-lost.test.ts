import { expect, it } from 'vitest';
import { gameOf } from '@/core/games';
import { causesOf } from '@/core/replay/course';
import { courseIn } from './random-course';

it('a king lost is caused by the card that completes the trick', () => {
  const danish = gameOf('danish-tarok');
  if (!danish) throw new Error('no game');
  let lost = 0;
  for (let seed = 1; seed < 40; seed++) {
    const { course } = courseIn(danish, seed);
    const bookings = course.moments.at(-1)?.bookings ?? [];
    const causes = causesOf(bookings, course.moments);
    for (const [index, { reason, from }] of bookings.entries()) {
      if (reason !== 'king-lost') continue;
      lost += 1;
      const { view } = course.moments[causes[index] ?? 0] ?? {};
      const trick = view?.tricks.at(-1);
      expect(view?.trick).toEqual([]);
      expect(trick?.cards.some(({ card, seat }) => /^[SHDC]K$/.test(card) && `seat:${seat}` === from)).toBe(true);
    }
  }
  expect(lost).toBeGreaterThan(0);
});
