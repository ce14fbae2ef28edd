import { at } from '../../../cards/byte';
import { FOOL, PACK } from '../../../cards/card';
import { cardAt } from '../../../cards/letter';
import { DEALER, TALON, TRICKS } from '../../../cards/three-hands';
import type { Outcome } from '@/kernel/outcome';
import type { PackedGame } from '../../packed-replay';
import { replayInto } from '../../packed-replay';
import { digitAt } from '../../packed-text';
import type { PackedDeal, ReplayedAt, ReplayFault } from '../../play';
import { seatOf } from '../../position';
import type { GermanRules } from '../rules';
import { breachOf } from './breach';
import { apply, start } from './course';
import type { Truth } from './declarations';
import { speak } from './declarations';
import { discard, discardRule } from './discard';
import { declaredEnd, marks, shorthand } from './packed-action';
import { truthsAt } from './packed-declaration';
import { playRule } from './playable';
import type { GermanState } from './state';
import { clear, emptyState, turnOf } from './state';
import { playCard } from './trick';

/** See `Play`. */
export const replayPacked = (
  packed: PackedDeal,
  at: ReplayedAt<GermanRules>,
  used: GermanState = emptyState(at.table, at.rules),
): Outcome<GermanState, ReplayFault> =>
  replayInto(packedGame, used, { packed, table: at.table, rules: at.rules });

/**
 * Plays, declares or discards what stands here if nothing speaks against it: how many characters that took. 0
 * if nothing was done, because the place must be read and judged in full.
 */
function plainStep(state: GermanState, text: string, index: number): number {
  switch (state.phase) {
    case 'play':
      return playPlainly(state, cardAt(text, index)) ? 1 : 0;
    case 'declare':
      return isInTurn(state, text, index) ? declarePlainly(state, text, index) : 0;
    case 'discard':
      return text[index] === marks.discard && discardPlainly(state, text, index + 1) ? 2 + TALON : 0;
    case 'finished':
      return 0;
  }
}

function playPlainly(state: GermanState, card: number): boolean {
  if (card >= PACK || playRule(state, turnOf(state), card) !== null) return false;
  playCard(state, card);
  return true;
}

const isInTurn = (state: GermanState, text: string, index: number): boolean =>
  (text[index] === marks.silent || text[index] === marks.declare) &&
  digitAt(text, index + 1) === seatOf(state, turnOf(state));

const NOTHING: readonly Truth[] = [];

function declarePlainly(state: GermanState, text: string, index: number): number {
  const silent = text[index] === marks.silent;
  const truths = silent ? NOTHING : truthsAt(state, text, index + 2);
  if (truths === null) return 0;
  speak(state, truths);
  return silent ? 2 : declaredEnd(text, index + 2) - index;
}

function discardPlainly(state: GermanState, text: string, index: number): boolean {
  if (digitAt(text, index) !== seatOf(state, DEALER)) return false;
  const cards = [cardAt(text, index + 1), cardAt(text, index + 2), cardAt(text, index + 3)];
  if (!cards.every(isCard) || discardRule(state, cards) !== null) return false;
  discard(state, cards);
  return true;
}

const isCard = (card: number): boolean => card < PACK;

/** Until the last trick, with which the deal is over, or until the Excuse in a hand changes who leads. */
function plainUntil({ phase, holder, rules }: GermanState): number {
  if (phase !== 'play') return 0;
  return at(holder, FOOL) > DEALER ? TRICKS - 1 : rules.foolDeadline - 2;
}

const packedGame: PackedGame<GermanState, GermanRules> = {
  shorthand,
  clear,
  start,
  step: plainStep,
  plainUntil,
  breach: breachOf,
  apply,
};
