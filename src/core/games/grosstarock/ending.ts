import type { Bonus, GrossResult } from './result';
import type { GrossRules } from './rules';

/** What a deal's Vole or Nolo leaves to be paid (section 7). */
export type Ending = {
  /** A Vole or a Nolo was made. */
  readonly big: boolean;
  /** The kings and the Pagat are paid. */
  readonly paid: boolean;
  /** The card points are paid. */
  readonly counted: boolean;
};

export function endingOf({ bonuses = [] }: GrossResult, { voleNolo }: GrossRules): Ending {
  const big = bonuses.some(isBig);
  return { big, paid: !big || voleNolo !== 'replace-all', counted: !big || voleNolo === 'additive' };
}

const isBig = ({ kind, made }: Bonus): boolean => made && (kind === 'tout' || kind === 'nolo');
