import { isUltimo } from '../ultimo';
import type { Bonus, DanishResult } from './result';
import type { DanishRules } from './rules';

/**
 * How a deal ended, read from its bonuses: what is paid for the last trick, and what stops what (section 7.2,
 * step 5).
 */
export type Ending = {
  readonly tout: Bonus | null;
  /** An announced tout that missed a trick. */
  readonly failed: Bonus | null;
  readonly nolo: Bonus | null;
  /** The ultimo won. */
  readonly won: Bonus | null;
  /** The ultimo cards lost: bagud. */
  readonly lost: readonly Bonus[];
};

const NOTHING: readonly Bonus[] = [];

/** Of several that cannot all be true (`check` says so) the first counts. */
export function endingOf({ bonuses = NOTHING }: DanishResult): Ending {
  let tout: Bonus | null = null;
  let failed: Bonus | null = null;
  let nolo: Bonus | null = null;
  let won: Bonus | null = null;
  let lost = NOTHING;
  for (const bonus of bonuses) {
    if (bonus.kind === 'tout' && bonus.made) tout ??= bonus;
    else if (bonus.kind === 'tout') failed ??= bonus;
    else if (bonus.kind === 'nolo') nolo ??= bonus;
    else if (!isUltimo(bonus)) continue;
    else if (bonus.made) won ??= bonus;
    else lost = lost === NOTHING ? [bonus] : [...lost, bonus];
  }
  return { tout, failed, nolo, won, lost };
}

/** "The 20 is due": the last trick is paid for, taken with a plain card. */
export const isLastTrickDue = ({ tout, nolo, won, lost }: Ending, rules: DanishRules): boolean =>
  !tout && !nolo && !won && (lost.length === 0 || rules.lastTrickWhenBagud);

export const isCountDue = ({ tout, nolo }: Ending, rules: DanishRules): boolean =>
  rules.counting !== 'off' && !nolo && (!tout || rules.countingAtTout);
