import type { Holdings } from '../../holdings';
import type { Ending } from '../ending';
import { endingOf } from '../ending';
import type { GrossContext } from '../left';
import type { GrossResult } from '../result';
import { toldHoldings } from './holdings';

/** A result, the table it is about, how it ended, and who held what as far as it tells. */
export type Told = {
  readonly result: GrossResult;
  readonly at: GrossContext;
  readonly ending: Ending;
  readonly holdings: Holdings;
};

export const toldBy = (result: GrossResult, at: GrossContext): Told => ({
  result,
  at,
  ending: endingOf(result, at.rules),
  holdings: toldHoldings(result, at.table, at.rules),
});
