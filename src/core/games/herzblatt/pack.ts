import type { CardSet } from '../../cards/piquet';
import { ALL, setOfCodes } from '../../cards/piquet';
import type { HerzRules } from './rules';

/** What is dealt: the cards in play, and how many of them each player gets; two more are the skat. */
export type Deal = { readonly pack: CardSet; readonly hand: number };

export const SKAT = 2;

const without = (...codes: readonly string[]): CardSet => ALL & ~setOfCodes(codes);

const ofSuits = (rank: string): readonly string[] => ['S', 'H', 'D', 'C'].map((suit) => suit + rank);

const two: Deal = { pack: without(...ofSuits('7'), ...ofSuits('8'), ...ofSuits('9')), hand: 9 };
const three: Deal = { pack: without(...ofSuits('7'), 'H8', 'D8'), hand: 8 };
const fourWithoutEights: Deal = { pack: without('H8', 'D8'), hand: 7 };
const fourWithoutSevens: Deal = { pack: without('H7', 'D7'), hand: 7 };
const five: Deal = { pack: ALL, hand: 6 };
const wholeHearts = without('S7', 'S8', 'D7', 'D8', 'C7', 'C8');
const lembkeThree: Deal = { pack: wholeHearts, hand: 8 };
const lembkeFour: Deal = { pack: wholeHearts, hand: 6 };

/** Section 3: players × hand + 2 is the pack, and only cards worth nothing are ever taken out. */
export function dealFor({ packs, fourOut }: HerzRules, players: number): Deal {
  if (players === 2) return two;
  if (packs === 'lembke') return players === 3 ? lembkeThree : lembkeFour;
  if (players === 3) return three;
  if (players === 5) return five;
  return fourOut === 'sevens' ? fourWithoutSevens : fourWithoutEights;
}
