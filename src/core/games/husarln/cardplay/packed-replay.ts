import { PACK } from '../../../cards/card';
import { cardAt } from '../../../cards/letter';
import { nextToPlay } from '../../../cards/three-hands';
import type { Outcome } from '@/kernel/outcome';
import type { PackedGame } from '../../packed-replay';
import { replayInto } from '../../packed-replay';
import type { PackedDeal, ReplayedAt, ReplayFault } from '../../play';
import { seatOf } from '../../position';
import { TRICKS } from '../pack';
import type { HusarlnRules } from '../rules';
import { announce, announceRule } from './announcing';
import { bidRule, placeBid } from './auction';
import { breachOf } from './breach';
import { discard, discardRule, discardSize } from './discard';
import { apply } from './move';
import { choiceAt, discardMark, kindSetAt, marks, numberAt, shorthand } from './packed-action';
import { startOf } from './start';
import type { HusarlnState } from './state';
import { clear, dealing, emptyState, turnOf } from './state';
import { reject, rejectRule, take, takeRule } from './talon';
import { playCard, playRule } from './trick';

/** See `Play`. */
export const replayPacked = (
  packed: PackedDeal,
  at: ReplayedAt<HusarlnRules>,
  used: HusarlnState = emptyState(at.table, at.rules),
): Outcome<HusarlnState, ReplayFault> =>
  replayInto(packedGame, used, { packed, table: at.table, rules: at.rules });

/**
 * Does what stands here if nothing speaks against it: how many characters that took. 0 if nothing was done,
 * because the place must be read and judged in full.
 */
function step(state: HusarlnState, text: string, index: number): number {
  if (state.phase === 'play') return playStep(state, cardAt(text, index)) ? 1 : 0;
  if (numberAt(text, index + 1) !== seatOf(state, turnOf(state))) return 0;
  switch (state.phase) {
    case 'auction':
      return text[index] === marks.bid && bidStep(state, numberAt(text, index + 2)) ? 3 : 0;
    case 'talon':
      return talonStep(state, text, index);
    case 'discard':
      return discardStep(state, text, index);
    case 'announce':
      return text[index] === marks.announce && announceStep(state, kindSetAt(text, index + 2)) ? 4 : 0;
    case 'claim':
    case 'finished':
      return 0;
  }
}

/** A card from the hand it is in. */
function playStep(state: HusarlnState, card: number): boolean {
  if (card >= PACK || playRule(state, nextToPlay(state), card) !== null) return false;
  playCard(state, card);
  return true;
}

function bidStep(state: HusarlnState, bid: number): boolean {
  if (bidRule(state, bid) !== null) return false;
  placeBid(state, bid);
  return true;
}

function talonStep(state: HusarlnState, text: string, index: number): number {
  if (text[index] === marks.reject) return rejectStep(state) ? 2 : 0;
  return text[index] === marks.take && takeStep(state, choiceAt(text, index + 2)) ? 3 : 0;
}

function rejectStep(state: HusarlnState): boolean {
  if (rejectRule(state) !== null) return false;
  reject(state);
  return true;
}

function takeStep(state: HusarlnState, choice: string): boolean {
  if (takeRule(state, choice) !== null) return false;
  take(state, choice);
  return true;
}

function discardStep(state: HusarlnState, text: string, index: number): number {
  const count = discardSize(state);
  if (text[index] !== discardMark(count)) return 0;
  const first = cardAt(text, index + 2);
  const cards = count === 1 ? [first] : [first, cardAt(text, index + 3)];
  if (discardRule(state, cards) !== null) return 0;
  discard(state, cards);
  return 2 + count;
}

function announceStep(state: HusarlnState, kinds: number): boolean {
  if (announceRule(state, kinds) !== null) return false;
  announce(state, kinds);
  return true;
}

/** Until the last trick, with which the deal is over. */
const plainUntil = ({ phase }: HusarlnState): number => (phase === 'play' ? TRICKS - 1 : 0);

const packedGame: PackedGame<HusarlnState, HusarlnRules> = {
  shorthand,
  dealing,
  clear,
  start: startOf,
  step,
  plainUntil,
  breach: breachOf,
  apply,
};
