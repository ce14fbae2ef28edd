import type { Params } from '@/kernel/phrase';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Bonus } from '../result';
import { isTarocks, isUltimo } from '../result';
import type { HusarlnRules } from '../rules';

/** Of `bonus-off`, `bonus-silent`, `bonus-made` the first that applies to this bonus. */
export function bonusAllowed(bonus: Bonus, index: number, rules: HusarlnRules): readonly Problem[] {
  const found = (code: string, params: Params): readonly Problem[] => [
    wrong(code, `bonuses.${index}`, { kind: bonus.kind, seat: bonus.seat, ...params }),
  ];
  const option = optionLacking(bonus, rules);
  if (option !== null) return found('bonus-off', { option });
  if (isSilentInVain(bonus, rules)) return found('bonus-silent', {});
  return isMissedInVain(bonus) ? found('bonus-made', {}) : [];
}

/** The option that keeps this bonus out of play, or null. */
function optionLacking({ kind, announced, made }: Bonus, rules: HusarlnRules): keyof HusarlnRules | null {
  if ((kind === 'uhu' || kind === 'pelikan') && !rules.birds) return 'birds';
  if (kind === 'kings' && !rules.kings) return 'kings';
  const silentlyMissed = isUltimo(kind) && announced !== true && made === false;
  return silentlyMissed && !rules.silentLoss ? 'silentLoss' : null;
}

function isSilentInVain({ kind, announced }: Bonus, rules: HusarlnRules): boolean {
  if (announced === true) return false;
  return isTarocks(kind) || kind === 'kings' || (kind === 'trull' && rules.trull === 'before-play');
}

/** What a hand holds is never missed. */
const isMissedInVain = ({ kind, made }: Bonus): boolean =>
  made === false && (kind === 'trull' || isTarocks(kind));
