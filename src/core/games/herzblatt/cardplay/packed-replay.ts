import type { CardSet } from '../../../cards/piquet';
import { PIQUET, piquetAt } from '../../../cards/piquet';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import { digitAt } from '../../packed-text';
import type { Action, PackedDeal, ReplayedAt, ReplayFault } from '../../play';
import { seatOf } from '../../position';
import type { Table } from '../../table';
import { dealFor, SKAT } from '../pack';
import type { HerzRules } from '../rules';
import { isFormed } from './action';
import { pass, playSolo } from './bidding';
import { breachOf } from './breach';
import { discard, discardRule } from './discard';
import { move } from './move';
import { marks } from './packed-action';
import { unpackDeal } from './packing';
import { playRule } from './playable';
import { startOf } from './start';
import type { HerzState } from './state';
import { after, clear, emptyState, takeUp, turnOf } from './state';
import { playCard } from './trick';

/** See `Play`. */
export function replayPacked(
  packed: PackedDeal,
  at: ReplayedAt<HerzRules>,
  used: HerzState = emptyState(at.table, at.rules),
): Outcome<HerzState, ReplayFault> {
  const { cards, actions } = packed;
  const fault = replayInto(used, { cards, actions, table: at.table, rules: at.rules });
  return fault === null ? accept(used) : refuse(fault);
}

type Packed = PackedDeal & { readonly table: Table; readonly rules: HerzRules };

/**
 * Plays a packed record step by step into a used state, every action checked by the very rules that
 * `breach` and `apply` use; nothing of what the state held stays. Plain actions go from characters to
 * moves without an object made; from the first other one on the record is read and judged in full. Null
 * if there is no fault.
 */
function replayInto(state: HerzState, packed: Packed): ReplayFault | null {
  const { table, rules, actions } = packed;
  clear(state, table, rules);
  if (!dealPacked(state, packed.cards)) return cardsFault(packed);
  let index = 0;
  let action = 0;
  for (let step = plainStep(state, actions, 0); step > 0; step = plainStep(state, actions, index)) {
    index += step;
    action += 1;
  }
  return index === actions.length ? null : replayFrom(state, unpackDeal(packed).actions, action);
}

function cardsFault({ cards, table, rules }: Packed): ReplayFault {
  const start = startOf(unpackDeal({ cards, actions: '' }).cards, table, rules);
  if (start.ok) throw new Error('sound cards were not dealt');
  return { action: null, problems: start.refusal };
}

/** The actions from a number on, each an object. */
function replayFrom(state: HerzState, actions: readonly Action[], first: number): ReplayFault | null {
  for (let index = first; index < actions.length; index++) {
    const action = actions[index];
    const problem = breachOf(state, action);
    if (problem !== null || !isFormed(action)) return { action: index, problems: problem ? [problem] : [] };
    move(state, action);
  }
  return null;
}

/** False if the text is anything but the pack of this table, whole, in hands and skat. */
function dealPacked(state: HerzState, text: string): boolean {
  const { rules, players, table } = state;
  const { pack, hand } = dealFor(rules, players);
  if (text.charCodeAt(0) !== DIGIT + players || text.length !== 1 + players * hand + SKAT) return false;
  let left = pack;
  for (let seat = 0; seat < players; seat++) {
    const cards = cardsOf(text, { from: 1 + seat * hand, count: hand, left });
    takeUp(state, after(state, seat, players - 1 - table.dealer), cards);
    left &= ~cards;
  }
  state.skat = cardsOf(text, { from: 1 + players * hand, count: SKAT, left });
  return state.skat === left;
}

const DIGIT = 48;

type Stretch = { readonly from: number; readonly count: number; readonly left: CardSet };

/** The cards that stand there, without those that are no longer left. */
function cardsOf(text: string, { from, count, left }: Stretch): CardSet {
  let cards = 0;
  for (let index = from; index < from + count; index++) {
    const card = piquetAt(text, index);
    if (card < PIQUET) cards |= 1 << card;
  }
  return cards & left;
}

/**
 * Does what stands here if nothing speaks against it: how many characters that took, 0 if nothing was
 * done.
 */
function plainStep(state: HerzState, text: string, index: number): number {
  if (index >= text.length) return 0;
  switch (state.phase) {
    case 'play':
      return playStep(state, piquetAt(text, index));
    case 'bid':
      return bidStep(state, text, index);
    case 'discard':
      return discardStep(state, text, index);
    case 'finished':
      return 0;
  }
}

function playStep(state: HerzState, card: number): number {
  if (card >= PIQUET || playRule(state, turnOf(state), card) !== null) return 0;
  playCard(state, card);
  return 1;
}

function bidStep(state: HerzState, text: string, index: number): number {
  const mark = text[index];
  if ((mark !== marks.pass && mark !== marks.solo) || !isTurn(state, text, index + 1)) return 0;
  if (mark === marks.pass) pass(state);
  else playSolo(state);
  return 2;
}

function discardStep(state: HerzState, text: string, index: number): number {
  if (text[index] !== marks.discard || !isTurn(state, text, index + 1)) return 0;
  const cards = [piquetAt(text, index + 2), piquetAt(text, index + 3)];
  if (cards.some((card) => card >= PIQUET) || discardRule(state, cards) !== null) return 0;
  discard(state, cards);
  return 4;
}

const isTurn = (state: HerzState, text: string, index: number): boolean =>
  digitAt(text, index) === seatOf(state, turnOf(state));
