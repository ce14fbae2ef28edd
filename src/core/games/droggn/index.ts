import type { Game } from '../game';
import type { DroggnState } from './cardplay/state';
import { figures } from './figures';
import type { DroggnLeft } from './left';
import { droggnPlay } from './play';
import type { DroggnResult } from './result';
import type { DroggnRules } from './rules';
import { rules } from './rules';
import { scoring } from './scoring';
import { seating } from './seating';
import { droggnSheet } from './sheet';
import { sources } from './sources';
import { words } from './words';

/** Droggn, the tarock of the Stubai valley: the highest of three bids plays against the two others. */
export const droggn: Game<DroggnRules, DroggnResult, DroggnLeft, DroggnState> = {
  id: 'droggn',
  rules,
  seating,
  scoring,
  play: droggnPlay,
  sheet: droggnSheet,
  figures,
  sources,
  words,
};
