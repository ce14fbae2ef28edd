import type { Game } from '../game';
import type { DanishState } from './cardplay/state';
import { figures } from './figures';
import type { DanishLeft } from './left';
import { danishPlay } from './play';
import type { DanishResult } from './result';
import type { DanishRules } from './rules';
import { rules } from './rules';
import { scoring } from './scoring';
import { seating } from './seating';
import { danishSheet } from './sheet';
import { sources } from './sources';
import { words } from './words';

/**
 * Danish Tarok: three play, each for himself; the last trick, taken with the pagat or a king, is the prize.
 */
export const danishTarok: Game<DanishRules, DanishResult, DanishLeft, DanishState> = {
  id: 'danish-tarok',
  rules,
  seating,
  scoring,
  play: danishPlay,
  sheet: danishSheet,
  figures,
  sources,
  words,
};
