import { at } from './byte';
import { FOOL } from './card';
import type { Strengths } from './strength';
import { strengthOf } from './strength';
import type { ThreeHands } from './three-hands';
import { cardLying, PLAYED, putDown, score } from './three-hands';
import { worthOf } from './worth';

/** Three cards in order of play. */
export type Trick = readonly [first: number, second: number, third: number];

/** From the hand it is in onto the table; what must be followed is not touched. */
export function lay(hands: ThreeHands, card: number): void {
  putDown(hands, card, PLAYED);
  if (hands.lying === 0) hands.leaders[hands.tricks] = hands.leader;
  hands.plays[hands.tricks * 3 + hands.lying] = card;
  hands.lying += 1;
}

/** The three cards on the table. */
export const trickLying = (hands: ThreeHands): Trick => [
  cardLying(hands, 0),
  cardLying(hands, 1),
  cardLying(hands, 2),
];

/** Index of the strongest of three cards if this suit is led, −1 if none of them can win. */
export function strongest(strengths: Strengths, led: number, trick: Trick): number {
  const a = strengthOf(strengths, led, trick[0]);
  const b = strengthOf(strengths, led, trick[1]);
  const c = strengthOf(strengths, led, trick[2]);
  if (b > a) return c > b ? 2 : 1;
  if (c > a) return 2;
  return a > 0 ? 0 : -1;
}

export const hasFool = (trick: Trick): boolean => trick[0] === FOOL || trick[1] === FOOL || trick[2] === FOOL;

/** The trick is the winner's, who leads to the next; its cards count 1 and what each of them adds. */
export function winTrick(hands: ThreeHands, trick: Trick, winner: number): void {
  score(hands, winner, 1 + worthOf(trick[0]) + worthOf(trick[1]) + worthOf(trick[2]));
  hands.winners[hands.tricks] = winner;
  hands.won[winner] = at(hands.won, winner) + 1;
  hands.leader = winner;
  hands.tricks += 1;
}

/** The fool goes from one pile to another. */
export function giveFool(hands: ThreeHands, from: number, to: number): void {
  score(hands, from, -worthOf(FOOL));
  score(hands, to, worthOf(FOOL));
}

/** The position that won so many tricks, −1 if none did. */
export function winnerOf({ won }: ThreeHands, tricks: number): number {
  for (let position = 0; position < won.length; position++) if (at(won, position) === tricks) return position;
  return -1;
}
