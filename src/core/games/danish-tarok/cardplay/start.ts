import { cardOfCode, codeOf, FOOL, PACK } from '../../../cards/card';
import { dealtProblems } from '../../../cards/dealt';
import { randomFrom, shuffled } from '../../../cards/random';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import type { Cards } from '../../play';
import type { Table } from '../../table';
import type { DanishRules } from '../rules';
import type { DanishState } from './state';
import { clear, deal, DEALER, emptyState, HAND, TALON } from './state';

type Start = Outcome<DanishState, readonly Problem[]>;

/** The cards as dealt, checked; the dealer has taken the talon up. Paths of problems start inside `cards`. */
export function startOf(cards: unknown, table: Table, rules: DanishRules): Start {
  const { seats, active } = table;
  const problems = dealtProblems(cards, { seats, active, handSize: HAND, talonSize: TALON });
  return problems.length > 0 || !isCards(cards) ? refuse(problems) : accept(dealOut(cards, table, rules));
}

/** Only asked of cards without problems. */
const isCards = (cards: unknown): cards is Cards => typeof cards === 'object' && cards !== null;

function dealOut({ hands, talon }: Cards, table: Table, rules: DanishRules): DanishState {
  const state = emptyState(table, rules);
  clear(state, table, rules);
  const give = (position: number) => (code: string) => deal(state, cardOfCode(code) ?? FOOL, position);
  table.active.forEach((seat, position) => hands[seat]?.forEach(give(position)));
  talon.forEach(give(DEALER));
  return state;
}

/** Shuffled by a seed and dealt: 25 to each active seat, forehand first, three to the talon. */
export function shuffledCards(seed: number, { seats, active }: Table): Cards {
  const pack = Array.from({ length: PACK }, (_, card) => codeOf(card));
  const cards = shuffled(randomFrom(seed), pack);
  const hand = (position: number) => cards.slice(position * HAND, (position + 1) * HAND);
  const hands = Array.from({ length: seats }, (_, seat) => active.indexOf(seat));
  return { hands: hands.map((at) => (at < 0 ? null : hand(at))), talon: cards.slice(active.length * HAND) };
}
