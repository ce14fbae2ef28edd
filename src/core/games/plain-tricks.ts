import { at, wordAt } from '../cards/byte';
import { FOOL, suitOf } from '../cards/card';
import { cardAt } from '../cards/letter';
import { strengthOf } from '../cards/strength';
import { NO_SUIT, TAROK } from '../cards/suit';
import type { ThreeHands } from '../cards/three-hands';
import { after, fieldOf, oneOf, PLAYED } from '../cards/three-hands';
import { worthOf } from '../cards/worth';

/** Where the next action stands in a packed text. */
type Place = { readonly text: string; readonly index: number };

/**
 * Plays whole tricks in which nothing special happens: three cards from the hands of who is to play, none of
 * them the fool, each of the suit led, or else a tarok, or else by somebody who has neither nor the fool.
 * That is legal in every game, and the highest card wins in every game. It stops before a trick of another
 * kind, and when `until` tricks are completed: there each card is judged by itself. Returns how many cards
 * were played. A trick at a time, since this is where a replay spends its time.
 */
export function playPlainTricks(hands: ThreeHands, { text, index }: Place, until: number): number {
  const { holder, counts, plays, strengths, leaders, winners, won, points } = hands;
  let { leader, tricks: trick } = hands;
  let next = index;
  for (; trick < until; trick++) {
    const a = cardAt(text, next);
    const b = cardAt(text, next + 1);
    const c = cardAt(text, next + 2);
    if (a >= FOOL || b >= FOOL || c >= FOOL) break;
    const second = after(leader, 1);
    const third = after(second, 1);
    if (holder[a] !== leader || holder[b] !== second || holder[c] !== third) break;
    const led = suitOf(a);
    const suitB = suitOf(b);
    const suitC = suitOf(c);
    const handB = wordAt(counts, second);
    const handC = wordAt(counts, third);
    if ((handB & dueBefore(led, suitB)) !== 0 || (handC & dueBefore(led, suitC)) !== 0) break;
    counts[leader] = wordAt(counts, leader) - oneOf(a);
    counts[second] = handB - oneOf(b);
    counts[third] = handC - oneOf(c);
    holder[a] = PLAYED;
    holder[b] = PLAYED;
    holder[c] = PLAYED;
    const row = trick * 3;
    plays[row] = a;
    plays[row + 1] = b;
    plays[row + 2] = c;
    leaders[trick] = leader;
    const first = strengthOf(strengths, led, a);
    const other = strengthOf(strengths, led, b);
    if (strengthOf(strengths, led, c) > Math.max(first, other)) leader = third;
    else if (other > first) leader = second;
    winners[trick] = leader;
    add(won, leader, 1);
    add(points, leader, 1 + worthOf(a) + worthOf(b) + worthOf(c));
    next += 3;
  }
  hands.leader = leader;
  hands.tricks = trick;
  return next - index;
}

/**
 * What must not be in a hand that plays this suit where that one is led: cards of the suit led and, but for a
 * tarok, any tarok or the fool.
 */
const dueBefore = (led: number, suit: number): number => wordAt(duties, led * 8 + suit);

const duties = Int32Array.from({ length: 64 }, (_, index) => duty(index >> 3, index & 7));

function duty(led: number, suit: number): number {
  if (suit === led) return 0;
  return suit === TAROK ? fieldOf(led) : fieldOf(led) | fieldOf(TAROK) | fieldOf(NO_SUIT);
}

function add(bytes: Uint8Array, index: number, amount: number): void {
  bytes[index] = at(bytes, index) + amount;
}
