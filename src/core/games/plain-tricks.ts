import { at } from '../cards/byte';
import { FOOL, suitOf } from '../cards/card';
import { cardAt } from '../cards/letter';
import type { Strengths } from '../cards/strength';
import { strengthOf } from '../cards/strength';
import { NO_SUIT, TAROK } from '../cards/suit';
import type { ThreeHands } from '../cards/three-hands';
import { after, place, PLAYED } from '../cards/three-hands';
import { worthOf } from '../cards/worth';

/** Where the next action stands in a packed text. */
type Place = { readonly text: string; readonly index: number };

/**
 * Plays whole tricks in which nothing special happens: three cards from the hands of who is to play, none of
 * them the fool, each of the suit led, or else a tarok, or else by somebody who has neither nor the fool. That
 * is legal in every game, and the highest card wins in every game. It stops before a trick of another kind,
 * and when `until` tricks are completed: there each card is judged by itself. Returns how many cards were
 * played. A trick at a time, since this is where a replay spends its time.
 */
export function playPlainTricks(hands: ThreeHands, { text, index }: Place, until: number): number {
  const { holder, counts, plays, strengths, leaders, winners, won, points } = hands;
  let leader = hands.leader;
  let trick = hands.tricks;
  let next = index;
  for (; trick < until; trick++) {
    const [a, b, c] = [cardAt(text, next), cardAt(text, next + 1), cardAt(text, next + 2)];
    const second = after(leader, 1);
    const third = after(leader, 2);
    if (a >= FOOL || b >= FOOL || c >= FOOL) break;
    if (at(holder, a) !== leader || at(holder, b) !== second || at(holder, c) !== third) break;
    const led = suitOf(a);
    if (!isFollowing(counts, place(second, 0), { led, suit: suitOf(b) })) break;
    if (!isFollowing(counts, place(third, 0), { led, suit: suitOf(c) })) break;
    putDown(holder, counts, { position: leader, card: a });
    putDown(holder, counts, { position: second, card: b });
    putDown(holder, counts, { position: third, card: c });
    const row = trick * 3;
    plays[row] = a;
    plays[row + 1] = b;
    plays[row + 2] = c;
    leaders[trick] = leader;
    leader = after(leader, strongestOf(strengths, led, { a, b, c }));
    winners[trick] = leader;
    won[leader] = at(won, leader) + 1;
    points[leader] = at(points, leader) + 1 + worthOf(a) + worthOf(b) + worthOf(c);
    next += 3;
  }
  hands.leader = leader;
  hands.tricks = trick;
  return next - index;
}

type Followed = { readonly led: number; readonly suit: number };

function isFollowing(counts: Uint8Array, hand: number, { led, suit }: Followed): boolean {
  if (suit === led) return true;
  if (at(counts, hand + led) > 0) return false;
  return suit === TAROK || at(counts, hand + TAROK) + at(counts, hand + NO_SUIT) === 0;
}

type Laid = { readonly position: number; readonly card: number };

function putDown(holder: Uint8Array, counts: Uint8Array, { position, card }: Laid): void {
  const index = place(position, suitOf(card));
  holder[card] = PLAYED;
  counts[index] = at(counts, index) - 1;
}

type Three = { readonly a: number; readonly b: number; readonly c: number };

/** The first of three cards can always win, it is of the suit led. */
function strongestOf(strengths: Strengths, led: number, { a, b, c }: Three): number {
  const first = strengthOf(strengths, led, a);
  const second = strengthOf(strengths, led, b);
  const third = strengthOf(strengths, led, c);
  if (second > first) return third > second ? 2 : 1;
  return third > first ? 2 : 0;
}
