import { shuffledDeck } from '../dealing';
import type { Play } from '../play';
import { packDeal, unpackDeal } from '../three-hands-packing';
import { breachOf } from './cardplay/breach';
import { legalActions } from './cardplay/legal-actions';
import { apply } from './cardplay/move';
import { shorthand } from './cardplay/packed-action';
import { replayPacked } from './cardplay/packed-replay';
import { knownResult, playedResult } from './cardplay/played-result';
import { said } from './cardplay/saying';
import { startOf } from './cardplay/start';
import type { HusarlnState } from './cardplay/state';
import { copyState } from './cardplay/state';
import { viewOf } from './cardplay/view';
import { deck } from './pack';
import type { HusarlnResult } from './result';
import type { HusarlnRules } from './rules';

/** The game card by card, section 4 of its rules. */
export const husarlnPlay: Play<HusarlnRules, HusarlnResult, HusarlnState> = {
  start: startOf,
  shuffle: (seed, table) => shuffledDeck(seed, table, deck),
  legal: legalActions,
  breach: breachOf,
  apply,
  copy: copyState,
  view: viewOf,
  result: playedResult,
  known: knownResult,
  said,
  pack: (record) => packDeal(record, shorthand, deck),
  unpack: (packed) => unpackDeal(packed, shorthand, deck),
  replayPacked,
};
