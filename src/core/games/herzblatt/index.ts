import type { Game } from '../game';
import type { HerzState } from './cardplay/state';
import { figures } from './figures';
import type { HerzLeft } from './left';
import { herzPlay } from './play';
import type { HerzResult } from './result';
import type { HerzRules } from './rules';
import { rules } from './rules';
import { scoring } from './scoring';
import { seating } from './seating';
import { herzSheet } from './sheet';
import { sources } from './sources';
import { words } from './words';

/** Herzblatt: hearts are trumps, one plays against all others and needs 66 card points. */
export const herzblatt: Game<HerzRules, HerzResult, HerzLeft, HerzState> = {
  id: 'herzblatt',
  rules,
  seating,
  scoring,
  play: herzPlay,
  sheet: herzSheet,
  figures,
  sources,
  words,
};
