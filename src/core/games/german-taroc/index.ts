import type { Game } from '../game';
import { seatingOfThree } from '../seating-of-three';
import type { GermanState } from './cardplay/state';
import { figures } from './figures';
import type { GermanLeft } from './left';
import { germanPlay } from './play';
import type { GermanResult } from './result';
import type { GermanRules } from './rules';
import { rules } from './rules';
import { scoring } from './scoring';
import { germanSheet } from './sheet';
import { sources } from './sources';
import { words } from './words';

/**
 * German Taroc as it was played in Leipzig in 1754: three play, each for himself, for a third of the card
 * points; what somebody holds is declared and paid before the play.
 */
export const germanTaroc: Game<GermanRules, GermanResult, GermanLeft, GermanState> = {
  id: 'german-taroc',
  rules,
  seating: { ...seatingOfThree, anticlockwise: true },
  scoring,
  play: germanPlay,
  sheet: germanSheet,
  figures,
  sources,
  words,
};
