import type { Play } from '../play';
import { isFormed } from './cardplay/action';
import { breachOf } from './cardplay/breach';
import { legalActions } from './cardplay/legal-actions';
import { move } from './cardplay/move';
import { packDeal, unpackDeal } from './cardplay/packing';
import { replayPacked } from './cardplay/packed-replay';
import { knownResult, playedResult } from './cardplay/played-result';
import { said } from './cardplay/saying';
import { shuffledCards, startOf } from './cardplay/start';
import type { HerzState } from './cardplay/state';
import { copyState } from './cardplay/state';
import { viewOf } from './cardplay/view';
import type { HerzResult } from './result';
import type { HerzRules } from './rules';

/** The game card by card, section 4 of its rules. */
export const herzPlay: Play<HerzRules, HerzResult, HerzState> = {
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
  known: knownResult,
  said,
  pack: packDeal,
  unpack: unpackDeal,
  replayPacked,
};
