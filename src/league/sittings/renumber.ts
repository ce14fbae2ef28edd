import type { AnyGame } from '@/core/games/game';
import type { Action, Cards } from '@/core/games/play';
import { movedAccount, movedSeat } from '@/kernel/booking';
import type { JsonObject } from '@/kernel/event';
import type { Seat } from '@/kernel/seat';
import { type Amount, isStruck, type StandingDeal } from './deal';

/** How seats are counted after a chair was put in: seat `s` is seat `to[s]` of `seats` now. */
export type Renumbering = { readonly to: readonly Seat[]; readonly seats: number };

/** Puts a chair in at `seat` between `seats` others: those from there on count one more. */
export const insertion = (seat: Seat, seats: number): Renumbering => ({
  to: Array.from({ length: seats }, (_, old) => (old < seat ? old : old + 1)),
  seats: seats + 1,
});

/** What was written down before a newcomer put his chair in, as if he had been listed from the start. */
export function renumbered(game: AnyGame, deal: StandingDeal, moving: Renumbering): StandingDeal {
  const dealer = movedSeat(deal.dealer, moving.to);
  if (isStruck(deal)) return { ...deal, dealer };
  const { result, cards, actions, amounts } = deal;
  return {
    dealer,
    ...(result && { result: movedResult(game, result, moving) }),
    ...(cards && { cards: movedCards(cards, moving) }),
    ...(actions && { actions: actions.map((action) => movedAction(action, moving)) }),
    ...(amounts && { amounts: amounts.map((amount) => movedAmount(amount, moving)) }),
  };
}

const movedResult = (game: AnyGame, result: JsonObject, { to, seats }: Renumbering): JsonObject =>
  asObject(game.scoring.renumber(result, to, seats));

function movedCards({ hands, talon }: Cards, { to, seats }: Renumbering): Cards {
  const moved = new Array<readonly string[] | null>(seats).fill(null);
  hands.forEach((hand, seat) => (moved[movedSeat(seat, to)] = hand));
  return { hands: moved, talon };
}

const movedAction = (action: Action, { to }: Renumbering): Action =>
  action.seat === undefined ? action : { ...action, seat: movedSeat(action.seat, to) };

const movedAmount = ({ from, to, amount }: Amount, moving: Renumbering): Amount => ({
  from: movedAccount(from, moving.to),
  to: movedAccount(to, moving.to),
  amount,
});

/** A result is plain data, whatever its game calls it. */
const asObject = (result: unknown) => result as JsonObject;
