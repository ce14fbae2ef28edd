import { cardOfCode, codeOf, FOOL, PACK } from '../cards/card';
import { dealtProblems } from '../cards/dealt';
import { randomFrom, shuffled } from '../cards/random';
import type { ThreeHands } from '../cards/three-hands';
import { deal, DEALER, HAND, TALON } from '../cards/three-hands';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import type { Cards } from './play';
import type { Table } from './table';

type Start<State> = Outcome<State, readonly Problem[]>;

/**
 * The cards as dealt, checked, then dealt into a state without cards; the dealer has taken the talon up. Paths of
 * problems start inside `cards`.
 */
export function startWith<State extends ThreeHands>(cards: unknown, table: Table, state: State): Start<State> {
  const { seats, active } = table;
  const problems = dealtProblems(cards, { seats, active, handSize: HAND, talonSize: TALON });
  if (problems.length > 0 || !isCards(cards)) return refuse(problems);
  dealOut(state, cards, table);
  return accept(state);
}

/** Only asked of cards without problems. */
const isCards = (cards: unknown): cards is Cards => typeof cards === 'object' && cards !== null;

function dealOut(state: ThreeHands, { hands, talon }: Cards, { active }: Table): void {
  const give = (position: number) => (code: string) => deal(state, cardOfCode(code) ?? FOOL, position);
  active.forEach((seat, position) => hands[seat]?.forEach(give(position)));
  talon.forEach(give(DEALER));
}

/** Shuffled by a seed and dealt: 25 to each active seat, forehand first, three to the talon. */
export function shuffledCards(seed: number, { seats, active }: Table): Cards {
  const pack = Array.from({ length: PACK }, (_, card) => codeOf(card));
  const cards = shuffled(randomFrom(seed), pack);
  const hand = (position: number) => cards.slice(position * HAND, (position + 1) * HAND);
  const hands = Array.from({ length: seats }, (_, seat) => active.indexOf(seat));
  return { hands: hands.map((at) => (at < 0 ? null : hand(at))), talon: cards.slice(active.length * HAND) };
}
