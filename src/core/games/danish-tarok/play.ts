import type { Play } from '../play';
import { isFormed } from './cardplay/action';
import { breachOf } from './cardplay/breach';
import { legalActions } from './cardplay/legal-actions';
import { move } from './cardplay/move';
import { packDeal, unpackDeal } from './cardplay/packing';
import { playedResult } from './cardplay/played-result';
import type { DanishResult } from './result';
import type { DanishRules } from './rules';
import { shuffledCards, startOf } from './cardplay/start';
import type { DanishState } from './cardplay/state';
import { copyState } from './cardplay/state';
import { viewOf } from './cardplay/view';

/** The game card by card, section 4 of its rules. */
export const danishPlay: Play<DanishRules, DanishResult, DanishState> = {
  start: startOf,
  shuffle: shuffledCards,
  legal: legalActions,
  breach: breachOf,
  apply(state, action) {
    const breach = breachOf(state, action);
    if (breach !== null || !isFormed(action)) throw new Error(`illegal action: ${breach?.code}`);
    move(state, action);
  },
  copy: copyState,
  view: viewOf,
  result: playedResult,
  pack: packDeal,
  unpack: unpackDeal,
};
