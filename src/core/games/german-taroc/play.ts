import { copyHands } from '../../cards/three-hands';
import { shuffledCards } from '../dealing';
import type { Play } from '../play';
import { packDeal, unpackDeal } from '../three-hands-packing';
import { breachOf } from './cardplay/breach';
import { apply, start } from './cardplay/course';
import { legalActions } from './cardplay/legal-actions';
import { shorthand } from './cardplay/packed-action';
import { replayPacked } from './cardplay/packed-replay';
import { knownResult, playedResult } from './cardplay/played-result';
import { said } from './cardplay/saying';
import type { GermanState } from './cardplay/state';
import { viewOf } from './cardplay/view';
import type { GermanResult } from './result';
import type { GermanRules } from './rules';

/** The game card by card, section 4 of its rules. */
export const germanPlay: Play<GermanRules, GermanResult, GermanState> = {
  start,
  shuffle: shuffledCards,
  legal: legalActions,
  breach: breachOf,
  apply,
  copy: copyHands,
  view: viewOf,
  result: playedResult,
  known: knownResult,
  said,
  pack: (record) => packDeal(record, shorthand),
  unpack: (packed) => unpackDeal(packed, shorthand),
  replayPacked,
};
