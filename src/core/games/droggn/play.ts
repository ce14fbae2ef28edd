import { copyHands } from '../../cards/three-hands';
import { shuffledDeck } from '../dealing';
import type { Play } from '../play';
import { packDeal, unpackDeal } from '../three-hands-packing';
import { breachOf } from './cardplay/breach';
import { apply, start } from './cardplay/course';
import { deck } from './cardplay/deck';
import { legalActions } from './cardplay/legal-actions';
import { shorthand } from './cardplay/packed-action';
import { replayPacked } from './cardplay/packed-replay';
import { knownResult, playedResult } from './cardplay/played-result';
import { said } from './cardplay/saying';
import type { DroggnState } from './cardplay/state';
import { viewOf } from './cardplay/view';
import type { DroggnResult } from './result';
import type { DroggnRules } from './rules';

/** The game card by card, section 4 of its rules. */
export const droggnPlay: Play<DroggnRules, DroggnResult, DroggnState> = {
  start,
  shuffle: (seed, table) => shuffledDeck(seed, table, deck),
  legal: legalActions,
  breach: breachOf,
  apply,
  copy: copyHands,
  view: viewOf,
  result: playedResult,
  known: knownResult,
  said,
  pack: (record) => packDeal(record, shorthand, deck),
  unpack: (packed) => unpackDeal(packed, shorthand, deck),
  replayPacked,
};
