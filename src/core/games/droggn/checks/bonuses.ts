import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { isWhole } from '../contract';
import type { Bonus, Played } from '../result';
import { isPagatBonus } from '../result';
import type { DroggnRules } from '../rules';

/** `bonus-twice`: the Pagat has one fate, the Gstieß one ultimo. */
export function bonusTwice({ bonuses = [] }: Played): readonly Problem[] {
  const indices = (matches: (bonus: Bonus) => boolean) =>
    bonuses.flatMap((bonus, index) => (matches(bonus) ? [index] : []));
  return [indices(isPagatBonus), indices((bonus) => !isPagatBonus(bonus))].flatMap(([, second], group) =>
    second === undefined
      ? []
      : [wrong('bonus-twice', `bonuses.${second}`, { about: group === 0 ? 'pagat' : 'gstiess' })],
  );
}

/** `laid-out-twice`: at most one card is laid out in a deal. */
export function laidOutTwice({ bonuses = [] }: Played): readonly Problem[] {
  const laidOut = (kind: Bonus['kind']) => bonuses.some((bonus) => bonus.kind === kind && bonus.announced);
  return laidOut('pagat-ultimo') && laidOut('gstiess-ultimo') ? [wrong('laid-out-twice', 'bonuses')] : [];
}

type Deal = { readonly result: Played; readonly rules: DroggnRules };

/** `bonus-off`, `bonus-contract` or `bonus-match`: of each bonus the first that applies. */
export const bonusProblems = (deal: Deal): readonly Problem[] =>
  (deal.result.bonuses ?? []).flatMap((bonus, index) => {
    const fault = bonusFault(bonus, deal);
    return fault === null ? [] : [wrong(fault, `bonuses.${index}`, { kind: bonus.kind, seat: bonus.seat })];
  });

type Fault = 'bonus-off' | 'bonus-contract' | 'bonus-match';

function bonusFault(bonus: Bonus, deal: Deal): Fault | null {
  if (bonus.kind === 'kleine-und-gstiess' && !deal.rules.kleineUndGstiess) return 'bonus-off';
  if (!fitsContract(bonus, deal)) return 'bonus-contract';
  return deal.result.revoke !== undefined || fitsMatch(bonus, deal) ? null : 'bonus-match';
}

/** May this seat have this bonus in this contract? */
function fitsContract({ kind, seat, announced = false }: Bonus, { result, rules }: Deal): boolean {
  const own = seat === result.declarer;
  const superMord = result.contract === 'super-mord';
  if (kind === 'gstiess-ultimo') return superMord && own && announced;
  if (kind === 'kleine-und-gstiess') return !superMord && own;
  return !isWhole({ contract: result.contract, rules }) || (kind === 'pagat-ultimo' && own && announced);
}

/** Does it agree with whether the declarer won all tricks? Asked of what fits the contract. */
function fitsMatch(bonus: Bonus, { result, rules }: Deal): boolean {
  const { match } = result;
  const { kind, seat, made = true } = bonus;
  if (kind === 'gstiess-ultimo' || isWhole({ contract: result.contract, rules }))
    return match === undefined || made === match;
  if (!match) return true;
  if (kind === 'kleine-und-gstiess') return false;
  const own = seat === result.declarer;
  return kind === 'pagat-ultimo' ? made === own : own;
}
