import { cardOfCode, codeOf, FOOL } from '../cards/card';
import { dealtProblems } from '../cards/dealt';
import type { Deck } from '../cards/deck';
import { fullDeck } from '../cards/deck';
import { randomFrom, shuffled } from '../cards/random';
import type { ThreeHands } from '../cards/three-hands';
import { deal, DEALER } from '../cards/three-hands';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import type { Cards } from './play';
import type { Table } from './table';

type Start<State> = Outcome<State, readonly Problem[]>;

type Dealt = ThreeHands & { readonly table: Table };

/**
 * How a game's cards are dealt among three, and where a card of the talon goes (`index` from its top);
 * `dealt` of it must not stay `NOBODY`.
 */
export type Dealing<State> = {
  readonly deck: Deck;
  readonly talon: (state: State, card: number, index: number) => void;
};

/** The pack of 78, of which the dealer has taken the talon up. */
export const fullDealing: Dealing<ThreeHands> = {
  deck: fullDeck,
  talon: (state, card) => deal(state, card, DEALER),
};

/**
 * The pack of 78 as dealt, checked, then dealt into a state without cards; the dealer has taken the talon
 * up.
 */
export const startWith = <State extends ThreeHands>(
  cards: unknown,
  table: Table,
  state: State,
): Start<State> => start(cards, { state, table, dealing: fullDealing });

/** The cards of another game as dealt, checked, then dealt. Paths of problems start inside `cards`. */
export const startDealt = <State extends Dealt>(
  cards: unknown,
  state: State,
  dealing: Dealing<State>,
): Start<State> => start(cards, { state, table: state.table, dealing });

type Into<State> = { readonly state: State; readonly table: Table; readonly dealing: Dealing<State> };

function start<State extends ThreeHands>(cards: unknown, into: Into<State>): Start<State> {
  const { handSize, talonSize, cards: pack } = into.dealing.deck;
  const { seats, active } = into.table;
  const problems = dealtProblems(cards, { seats, active, handSize, talonSize, pack: new Set(pack) });
  if (problems.length > 0 || !isCards(cards)) return refuse(problems);
  dealOut(cards, into);
  return accept(into.state);
}

/** Only asked of cards without problems. */
const isCards = (cards: unknown): cards is Cards => typeof cards === 'object' && cards !== null;

function dealOut<State extends ThreeHands>({ hands, talon }: Cards, into: Into<State>): void {
  const { state, table, dealing } = into;
  const give = (position: number) => (code: string) => deal(state, numberOf(code), position);
  table.active.forEach((seat, position) => hands[seat]?.forEach(give(position)));
  talon.forEach((code, index) => dealing.talon(state, numberOf(code), index));
}

const numberOf = (code: string): number => cardOfCode(code) ?? FOOL;

/**
 * The pack of 78 shuffled by a seed and dealt: 25 to each active seat, forehand first, three to the talon.
 */
export const shuffledCards = (seed: number, table: Table): Cards => shuffledDeck(seed, table, fullDeck);

/**
 * Another game's cards shuffled by a seed and dealt: to each active seat, forehand first, the rest to the
 * talon.
 */
export function shuffledDeck(seed: number, { seats, active }: Table, { cards: pack, handSize }: Deck): Cards {
  const cards = shuffled(randomFrom(seed), pack.map(codeOf));
  const hand = (position: number) => cards.slice(position * handSize, (position + 1) * handSize);
  const hands = Array.from({ length: seats }, (_, seat) => active.indexOf(seat));
  const talon = cards.slice(active.length * handSize);
  return { hands: hands.map((at) => (at < 0 ? null : hand(at))), talon };
}
