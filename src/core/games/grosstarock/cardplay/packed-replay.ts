import { PACK } from '../../../cards/card';
import { cardAt } from '../../../cards/letter';
import { DEALER, TALON, TRICKS } from '../../../cards/three-hands';
import type { Outcome } from '@/kernel/outcome';
import type { PackedGame } from '../../packed-replay';
import { replayInto } from '../../packed-replay';
import { digitAt } from '../../packed-text';
import type { PackedDeal, ReplayedAt, ReplayFault } from '../../play';
import { positionOf, seatOf } from '../../position';
import type { GrossRules } from '../rules';
import { announce, announcedKinds, announceRule } from './announcing';
import { breachOf } from './breach';
import { apply, start } from './course';
import { speak } from './declaring';
import { discard, discardRule } from './discard';
import { marks, shorthand } from './packed-action';
import type { Spoken } from './packed-truths';
import { truthsAt } from './packed-truths';
import { playRule } from './playable';
import type { GrossState } from './state';
import { clear, emptyState, turnOf } from './state';
import { playCard } from './trick';

/** See `Play`. */
export const replayPacked = (
  packed: PackedDeal,
  at: ReplayedAt<GrossRules>,
  used: GrossState = emptyState(at.table, at.rules),
): Outcome<GrossState, ReplayFault> =>
  replayInto(packedGame, used, { packed, table: at.table, rules: at.rules });

/**
 * Plays a card from the hand it is in, declares or discards, if nothing speaks against it: how many
 * characters that took. 0 if nothing was done, because the place must be read and judged in full.
 */
function plainStep(state: GrossState, text: string, index: number): number {
  switch (state.phase) {
    case 'play':
      return playStep(state, text, index);
    case 'declare':
      return declarePlainly(state, text, index);
    case 'discard':
      return discardPlainly(state, text, index) ? 2 + TALON : 0;
    case 'finished':
      return 0;
  }
}

function playStep(state: GrossState, text: string, index: number): number {
  if (text[index] === marks.announce) return announcePlainly(state, text, index) ? 3 : 0;
  return playPlainly(state, cardAt(text, index)) ? 1 : 0;
}

function announcePlainly(state: GrossState, text: string, index: number): boolean {
  const position = positionOf(state, digitAt(text, index + 1));
  const kind = announcedKinds[digitAt(text, index + 2)];
  if (position < 0 || kind === undefined || announceRule(state, position, kind) !== null) return false;
  announce(state, position, kind);
  return true;
}

function playPlainly(state: GrossState, card: number): boolean {
  if (card >= PACK || playRule(state, turnOf(state), card) !== null) return false;
  playCard(state, card);
  return true;
}

function declarePlainly(state: GrossState, text: string, index: number): number {
  if (text[index] !== marks.declare || digitAt(text, index + 1) !== seatOf(state, turnOf(state))) return 0;
  const spoken = text[index + 2] === '0' ? NOTHING : truthsAt(state, text, index + 2);
  if (spoken === null) return 0;
  speak(state, spoken.truths);
  return spoken === NOTHING ? 3 : spoken.end - index;
}

const NOTHING: Spoken = { truths: [], end: 0 };

function discardPlainly(state: GrossState, text: string, index: number): boolean {
  if (text[index] !== marks.discard || digitAt(text, index + 1) !== seatOf(state, DEALER)) return false;
  const cards = [cardAt(text, index + 2), cardAt(text, index + 3), cardAt(text, index + 4)];
  if (!cards.every(isCard) || discardRule(state, cards) !== null) return false;
  discard(state, cards);
  return true;
}

const isCard = (card: number): boolean => card < PACK;

/** Until the last trick, with which the deal is over. */
const plainUntil = ({ phase }: GrossState): number => (phase === 'play' ? TRICKS - 1 : 0);

const packedGame: PackedGame<GrossState, GrossRules> = {
  shorthand,
  clear,
  start,
  step: plainStep,
  plainUntil,
  breach: breachOf,
  apply,
};
