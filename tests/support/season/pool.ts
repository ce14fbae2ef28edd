// Deals that were really played, by the number of seats and the dealer: a record fits any sitting of that size.
import { pick, type Random, randomFrom } from '@/core/cards/random';
import { gameOf } from '@/core/games';
import { playDeal } from '@/demo/deal';
import type { WrittenDeal } from '@/league/sittings/deal';

export type Pool = (seats: number, dealer: number, random: Random) => WrittenDeal;

type Written = NonNullable<WrittenDeal['result']>;

const asJson = (result: unknown) => result as Written;

/** `each` deals a dealer, of the Danish game at its plain rules; one in `cardsEvery` is written card by card. */
export function dealPool(seed: number, each: number, cardsEvery = 6): Pool {
  const game = gameOf('danish-tarok');
  if (!game) throw new Error('no game');
  const rules = game.rules.read(undefined);
  if (!rules.ok) throw new Error('no rules');
  const random = randomFrom(seed);
  const pools = new Map<string, WrittenDeal[]>();
  for (const seats of [3, 4]) {
    const present = Array.from({ length: seats }, (_, seat) => seat);
    for (const dealer of present) {
      const setting = { table: game.seating.table(seats, present, dealer), rules: rules.value };
      const deals: WrittenDeal[] = [];
      while (deals.length < each) {
        const { cards, actions, result } = playDeal(game, setting, random);
        // After a deal that is not played out the same dealer deals again: it would fit no later place.
        if (game.scoring.voidOf(result) !== null) continue;
        deals.push(deals.length % cardsEvery === 1 ? { dealer, cards, actions } : { dealer, result: asJson(result) });
      }
      pools.set(`${seats}.${dealer}`, deals);
    }
  }
  return (seats, dealer, chance) => pick(chance, pools.get(`${seats}.${dealer}`) ?? []);
}
