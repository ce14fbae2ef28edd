import type { Params } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';

/** What is proved about one hand of the pack of 78: cards it held, cards it did not hold. In card codes. */
export type Proof = { readonly held: ReadonlySet<string>; readonly notHeld: ReadonlySet<string> };

/** What each player is proved to have held. */
export type Holdings = ReadonlyMap<Seat, Proof>;

type Cards = readonly string[];

/** What one element of a result proves. */
export type Proved = { readonly held: Cards; readonly notHeld: Cards };

export const PROVES_NOTHING: Proved = { held: [], notHeld: [] };

export const allTaroks: Cards = Array.from({ length: 21 }, (_, index) => `T${index + 1}`);

const taroksAndFool: ReadonlySet<string> = new Set(['X', ...allTaroks]);

/** By seat, from what each element about it proves. */
export const holdingsOf = (seats: readonly Seat[], provedOf: (seat: Seat) => readonly Proved[]): Holdings =>
  new Map(seats.map((seat) => [seat, proofOf(provedOf(seat))]));

const proofOf = (proved: readonly Proved[]): Proof => ({
  held: new Set(proved.flatMap(({ held }) => held)),
  notHeld: new Set(proved.flatMap(({ notHeld }) => notHeld)),
});

/** `X`, `T21`, `T1`, and downwards from `T20` as far as the count goes; the next one is missing. */
export const provedByMatadors = (count: number): Proved => ({
  held: ['X', 'T21', 'T1', ...allTaroks.slice(24 - count - 1, 20)],
  notHeld: count < 22 ? [`T${23 - count}`] : [],
});

/** Three of four cards, and the fool: which three is known if the `missing` one is. */
export const provedByHalf = (cards: Cards, missing: string | null): Proved =>
  missing === null
    ? { held: ['X'], notHeld: [] }
    : { held: ['X', ...cards.filter((card) => card !== missing)], notHeld: [missing] };

/** A card proved in two hands: `card-twice`, as the `about` of a problem. */
export function heldTwice(holdings: Holdings): Params | null {
  const holders = new Map<string, Seat>();
  for (const [seat, { held }] of holdings) {
    for (const card of held) {
      const other = holders.get(card);
      if (other !== undefined) return { about: 'card-twice', card, seat: other, other: seat };
      holders.set(card, seat);
    }
  }
  return null;
}

/** A card that one player both held and did not hold: `card-held-and-not`. */
export function heldAndNot(holdings: Holdings): Params | null {
  for (const [seat, { held, notHeld }] of holdings) {
    const card = [...held].find((one) => notHeld.has(one));
    if (card) return { about: 'card-held-and-not', card, seat };
  }
  return null;
}

/** The taroks that a hand is proved to have held, the fool among them. */
export const taroksIn = (proof: Proof | undefined): ReadonlySet<string> =>
  new Set([...(proof?.held ?? [])].filter((card) => taroksAndFool.has(card)));

/** How many cards of the four suits a hand is proved to have held. */
export const suitCardsIn = (proof: Proof | undefined): number =>
  [...(proof?.held ?? [])].filter((card) => !taroksAndFool.has(card)).length;
