import { at } from '../../../cards/byte';
import { FOOL, PACK } from '../../../cards/card';
import { cardAt } from '../../../cards/letter';
import { NO_SUIT, suitOfLetter } from '../../../cards/suit';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import type { PackedDeal } from '../../play';
import type { Table } from '../../table';
import { isFormed } from './action';
import { breachOf } from './breach';
import { discard, discardRule } from './discard';
import { move } from './move';
import { marks, readAction } from './packed-action';
import { digitAt } from '../../packed-text';
import { unpackDeal } from './packing';
import { mustName, playRule } from './playable';
import type { DanishRules } from '../rules';
import { startOf } from './start';
import type { DanishState } from './state';
import { deal, DEALER, HAND, NOBODY, TALON } from '../../../cards/three-hands';
import { positionOf, seatOf } from '../../position';
import { clear, emptyState, turnOf } from './state';
import { playCard } from './trick';

/**
 * Where a replay stopped: faults of the cards (`action` null), or the first fault of an action, by its
 * number from 0.
 */
export type ReplayFault = { readonly action: number | null; readonly problems: readonly Problem[] };

type Replay = Outcome<DanishState, ReplayFault>;

/**
 * Plays a packed record step by step into a state of its own, every action checked by the very rules that
 * `breach` and `apply` use. Plain plays go from character to move without an object made; everything else
 * is read and judged as an action.
 */
export function replayPacked(packed: PackedDeal, table: Table, rules: DanishRules): Replay {
  const state = emptyState(table, rules);
  const fault = replayInto(state, packed, { table, rules });
  return fault === null ? accept(state) : refuse(fault);
}

type Setting = { readonly table: Table; readonly rules: DanishRules };

/**
 * The same into a used state, for many records in a row: nothing of what it held stays. Null if there
 * is no fault.
 */
export function replayInto(state: DanishState, packed: PackedDeal, setting: Setting): ReplayFault | null {
  clear(state, setting.table, setting.rules);
  if (!dealPacked(state, packed.cards)) return cardsFault(packed, setting);
  return playAll(state, packed.actions);
}

const cardsFault = ({ cards }: PackedDeal, { table, rules }: Setting): ReplayFault => {
  const start = startOf(unpackDeal({ cards, actions: '' }).cards, table, rules);
  if (start.ok) throw new Error('sound cards were not dealt');
  return { action: null, problems: start.refusal };
};

/**
 * False if the text is anything but the whole pack in the hands of this table: then it is read and
 * judged in full.
 */
function dealPacked(state: DanishState, text: string): boolean {
  const { seats } = state.table;
  if (text.length !== (seats === 3 ? PACK : PACK + seats)) return false;
  let from = 0;
  for (let seat = 0; seat < seats; seat++) {
    const position = positionOf(state, seat);
    if (seats !== 3 && position >= 0 !== (text[PACK + seat] === '1')) return false;
    if (position < 0) continue;
    if (!dealHand(state, text, { from, to: from + HAND, position })) return false;
    from += HAND;
  }
  return dealHand(state, text, { from, to: PACK, position: DEALER });
}

type Stretch = { readonly from: number; readonly to: number; readonly position: number };

function dealHand(state: DanishState, text: string, { from, to, position }: Stretch): boolean {
  for (let index = from; index < to; index++) {
    const card = cardAt(text, index);
    if (card >= PACK || at(state.dealt, card) !== NOBODY) return false;
    deal(state, card, position);
  }
  return true;
}

function playAll(state: DanishState, text: string): ReplayFault | null {
  const owners = (card: number) => seatOf(state, at(state.dealt, card));
  let index = 0;
  for (let action = 0; index < text.length; action++) {
    const plain = plainStep(state, text, index);
    if (plain > 0) {
      index += plain;
    } else {
      const { value, end } = readAction(text, index, owners);
      const problem = breachOf(state, value);
      if (problem !== null || !isFormed(value)) return { action, problems: problem ? [problem] : [] };
      move(state, value);
      index = end;
    }
  }
  return null;
}

/**
 * Plays a card from the hand it is in, leads the fool, or discards, if nothing speaks against it: how many characters that took. 0 if
 * nothing was done, because the place must be read and judged in full.
 */
function plainStep(state: DanishState, text: string, index: number): number {
  if (state.phase === 'play') return playStep(state, text, index);
  return text[index] === marks.discard && discardPlainly(state, text, index + 1) ? 2 + TALON : 0;
}

function playStep(state: DanishState, text: string, index: number): number {
  const card = cardAt(text, index);
  if (card < PACK) return playPlainly(state, card) ? 1 : 0;
  return text[index] === marks.lead && leadFoolPlainly(state, suitOfLetter(text[index + 1])) ? 2 : 0;
}

function playPlainly(state: DanishState, card: number): boolean {
  if (playRule(state, turnOf(state), card) !== null || (card === FOOL && mustName(state))) return false;
  playCard(state, card, NO_SUIT);
  return true;
}

function leadFoolPlainly(state: DanishState, names: number | null): boolean {
  if (names === null || !mustName(state) || playRule(state, turnOf(state), FOOL) !== null) return false;
  playCard(state, FOOL, names);
  return true;
}

function discardPlainly(state: DanishState, text: string, index: number): boolean {
  if (state.phase !== 'discard' || digitAt(text, index) !== seatOf(state, DEALER)) return false;
  const cards = [cardAt(text, index + 1), cardAt(text, index + 2), cardAt(text, index + 3)];
  if (!cards.every(isCard) || discardRule(state, cards) !== null) return false;
  discard(state, cards);
  return true;
}

const isCard = (card: number): boolean => card < PACK;
