import type { Seating } from '../game';
import { seatingOfThree, tableWithoutDealer } from '../seating-of-three';
import type { HusarlnLeft } from './left';
import type { HusarlnRules } from './rules';

/**
 * Section 3: three or four at the table; with four the dealer sits out. Nobody comes or goes, nothing is
 * closed.
 */
export const seating: Seating<HusarlnRules, HusarlnLeft> = {
  ...seatingOfThree,
  anticlockwise: true,
  table: tableWithoutDealer,
};
