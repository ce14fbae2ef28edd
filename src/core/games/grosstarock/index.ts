import type { Game } from '../game';
import { seatingOfThree } from '../seating-of-three';
import type { GrossState } from './cardplay/state';
import { figures } from './figures';
import type { GrossLeft } from './left';
import { grossPlay } from './play';
import type { GrossResult } from './result';
import type { GrossRules } from './rules';
import { rules } from './rules';
import { scoring } from './scoring';
import { grossSheet } from './sheet';
import { sources } from './sources';
import { words } from './words';

/**
 * Grosstarock, as described by Michael Dummett: three play, each for himself; Pagat and kings are to win
 * tricks, best the last one.
 */
export const grosstarock: Game<GrossRules, GrossResult, GrossLeft, GrossState> = {
  id: 'grosstarock',
  rules,
  seating: seatingOfThree,
  scoring,
  play: grossPlay,
  sheet: grossSheet,
  figures,
  sources,
  words,
};
