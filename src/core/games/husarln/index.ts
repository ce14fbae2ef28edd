import type { Game } from '../game';
import type { HusarlnState } from './cardplay/state';
import { figures } from './figures';
import type { HusarlnLeft } from './left';
import { husarlnPlay } from './play';
import type { HusarlnResult } from './result';
import type { HusarlnRules } from './rules';
import { rules } from './rules';
import { scoring } from './scoring';
import { seating } from './seating';
import { husarlnSheet } from './sheet';
import { sources } from './sources';
import { words } from './words';

/**
 * Husarln: one plays against two for more than half of the card points, with a talon that is opened in
 * stages.
 */
export const husarln: Game<HusarlnRules, HusarlnResult, HusarlnLeft, HusarlnState> = {
  id: 'husarln',
  rules,
  seating,
  scoring,
  play: husarlnPlay,
  sheet: husarlnSheet,
  figures,
  sources,
  words,
};
