import { FOOL, PACK } from '../../../cards/card';
import { cardAt } from '../../../cards/letter';
import { NO_SUIT, suitOfLetter } from '../../../cards/suit';
import { DEALER, nextToPlay, TALON, TRICKS } from '../../../cards/three-hands';
import type { Outcome } from '@/kernel/outcome';
import type { PackedGame } from '../../packed-replay';
import { replayInto } from '../../packed-replay';
import { digitAt } from '../../packed-text';
import type { PackedDeal, ReplayedAt, ReplayFault } from '../../play';
import { seatOf } from '../../position';
import type { DanishRules } from '../rules';
import { apply, start } from './course';
import { breachOf } from './breach';
import { discard, discardRule } from './discard';
import { marks, shorthand } from './packed-action';
import { mustName, playRule } from './playable';
import type { DanishState } from './state';
import { clear, DEMAND_TRICK, emptyState, turnOf } from './state';
import { playCard } from './trick';

/** See `Play`. */
export const replayPacked = (
  packed: PackedDeal,
  at: ReplayedAt<DanishRules>,
  used: DanishState = emptyState(at.table, at.rules),
): Outcome<DanishState, ReplayFault> =>
  replayInto(packedGame, used, { packed, table: at.table, rules: at.rules });

/**
 * Plays a card from the hand it is in, leads the fool, or discards, if nothing speaks against it: how many
 * characters that took. 0 if nothing was done, because the place must be read and judged in full.
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
  if (playRule(state, nextToPlay(state), card) !== null || (card === FOOL && mustName(state))) return false;
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

/** Until the last trick, with which the deal is over, or until a fool that was demanded is due. */
const plainUntil = ({ phase, demanded }: DanishState): number => {
  if (phase !== 'play') return 0;
  return demanded ? DEMAND_TRICK - 1 : TRICKS - 1;
};

const packedGame: PackedGame<DanishState, DanishRules> = {
  shorthand,
  clear,
  start,
  step: plainStep,
  plainUntil,
  breach: breachOf,
  apply,
};
