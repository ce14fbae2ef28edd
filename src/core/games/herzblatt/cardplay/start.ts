import type { Layout } from '../../../cards/dealt';
import { dealtProblems } from '../../../cards/dealt';
import { cardOfCode } from '../../../cards/card';
import { cardsIn, piquetCode, setOfCodes } from '../../../cards/piquet';
import { randomFrom, shuffled } from '../../../cards/random';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import type { Cards } from '../../play';
import type { Table } from '../../table';
import { dealFor, SKAT } from '../pack';
import type { HerzRules } from '../rules';
import type { HerzState } from './state';
import { emptyState, takeUp } from './state';

type Start = Outcome<HerzState, readonly Problem[]>;

/** The cards as dealt, checked. Paths of problems start inside `cards`. */
export function startOf(cards: unknown, table: Table, rules: HerzRules): Start {
  const problems = dealtProblems(cards, layoutOf(table, rules));
  return problems.length > 0 || !isCards(cards) ? refuse(problems) : accept(dealOut(cards, table, rules));
}

function layoutOf({ seats, active }: Table, rules: HerzRules): Layout {
  const { pack, hand } = dealFor(rules, active.length);
  const inPlay = new Set(cardsIn(pack).flatMap((card) => cardOfCode(piquetCode(card)) ?? []));
  return { seats, active, handSize: hand, talonSize: SKAT, pack: inPlay };
}

/** Only asked of cards without problems. */
const isCards = (cards: unknown): cards is Cards => typeof cards === 'object' && cards !== null;

function dealOut({ hands, talon }: Cards, table: Table, rules: HerzRules): HerzState {
  const state = emptyState(table, rules);
  table.active.forEach((seat, position) => takeUp(state, position, setOfCodes(hands[seat] ?? [])));
  state.skat = setOfCodes(talon);
  return state;
}

/** Shuffled by a seed and dealt, the seat after the dealer first; the last two are the skat. */
export function shuffledCards(seed: number, { seats, active }: Table, rules: HerzRules): Cards {
  const { pack, hand } = dealFor(rules, active.length);
  const cards = shuffled(randomFrom(seed), cardsIn(pack).map(piquetCode));
  const hands = Array.from({ length: seats }, (_, seat) => active.indexOf(seat));
  return {
    hands: hands.map((at) => (at < 0 ? null : cards.slice(at * hand, (at + 1) * hand))),
    talon: cards.slice(active.length * hand),
  };
}
