import type { Seat } from '@/kernel/seat';

/** A deal as far as it turns the deal on. `turned`: the next one deals after it; a redeal does not count. */
export type Turned = { readonly dealer: Seat; readonly turned: boolean };

/** Before which deal (index from 0) somebody came or went. */
export type Moved = { readonly before: number; readonly type: 'join' | 'leave'; readonly seat: Seat };

export type Course = {
  readonly seats: number;
  readonly deals: readonly Turned[];
  readonly changes: readonly Moved[];
};

/** How many deals a table has played that count, and how many it owes its round. */
export type Turns = { readonly done: number; readonly remaining: number };

/**
 * A round of `turns` full turns of the dealer: everybody present deals so often, hence `seats × turns` deals
 * at a table that stays as it is. Whoever comes later is taken to have dealt in every turn that is over,
 * whoever goes takes his turns with him.
 */
export function turnsOf({ seats, deals, changes }: Course, turns: number): Turns {
  const dealt = new Map<Seat, number>();
  const present = new Set<Seat>(startingSeats(seats, changes));
  for (let index = 0; index <= deals.length; index += 1) {
    for (const change of changes.filter(({ before }) => before === index)) move(change, present, dealt);
    const deal = deals[index];
    if (deal?.turned) dealt.set(deal.dealer, (dealt.get(deal.dealer) ?? 0) + 1);
  }
  const owed = [...present].map((seat) => Math.max(0, turns - (dealt.get(seat) ?? 0)));
  return {
    done: deals.filter(({ turned }) => turned).length,
    remaining: owed.reduce((sum, one) => sum + one, 0),
  };
}

/** A seat whose first change is that it joins was not there from the start. */
function startingSeats(seats: number, changes: readonly Moved[]): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.filter((seat) => changes.find((change) => change.seat === seat)?.type !== 'join');
}

function move({ type, seat }: Moved, present: Set<Seat>, dealt: Map<Seat, number>): void {
  if (type === 'leave') {
    present.delete(seat);
    return;
  }
  const others = [...present].map((one) => dealt.get(one) ?? 0);
  const over = others.length === 0 ? 0 : Math.min(...others);
  dealt.set(seat, Math.max(dealt.get(seat) ?? 0, over));
  present.add(seat);
}
