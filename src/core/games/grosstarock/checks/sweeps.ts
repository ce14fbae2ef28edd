import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { Bonus, GrossResult } from '../result';
import { isCardBonus } from '../result';

/** Two Nolos made; two Voles or two Nolos of one seat. */
export function bonusTwice({ bonuses = [] }: GrossResult): readonly Problem[] {
  return bonuses.flatMap((bonus, index) => {
    const { kind, seat } = bonus;
    const earlier = isCardBonus(bonus) ? [] : bonuses.slice(0, index);
    const twice = earlier.some((one) => isRepeated(one, bonus));
    return twice ? [wrong('bonus-twice', `bonuses.${index}`, { kind, seat })] : [];
  });
}

const isRepeated = (earlier: Bonus, later: Bonus): boolean =>
  earlier.kind === later.kind &&
  (earlier.seat === later.seat || (later.kind === 'nolo' && earlier.made && later.made));

/** What cannot stand beside a Vole that was made. `about` says which; the first found. */
export function toutConflict(result: GrossResult): readonly Problem[] {
  const { bonuses = [] } = result;
  const [tout, second] = bonuses.filter(({ kind, made }) => kind === 'tout' && made);
  if (!tout) return [];
  const about = second ? 'two-made' : missedBy(tout.seat, result);
  return about ? [wrong('tout-conflict', 'bonuses', { about, seat: second?.seat ?? tout.seat })] : [];
}

/**
 * How a trick that the Vole must have won is told to have gone elsewhere; and a Nolo that was not to be
 * written.
 */
function missedBy(seat: Seat, { lastTrick, bonuses = [] }: GrossResult): string | null {
  const cards = bonuses.filter(isCardBonus);
  if (bonuses.some((bonus) => bonus.kind === 'nolo' && (bonus.made || bonus.seat !== seat))) return 'nolo';
  if (lastTrick !== undefined && lastTrick !== seat) return 'last-trick';
  if (cards.some((bonus) => bonus.seat === seat && !bonus.made)) return 'card-lost';
  return cards.some((bonus) => bonus.seat !== seat && bonus.made) ? 'card-won' : null;
}

/** Who wins no trick can neither take the last one nor win any with a card. */
export function noloConflict({ lastTrick, bonuses = [] }: GrossResult): readonly Problem[] {
  const index = bonuses.findIndex(({ kind, made }) => kind === 'nolo' && made);
  const nolo = bonuses[index];
  if (!nolo) return [];
  const { seat } = nolo;
  const won = bonuses.some((bonus) => bonus !== nolo && bonus.made && bonus.seat === seat);
  const about = seat === lastTrick ? 'last-trick' : won ? 'card-won' : null;
  return about ? [wrong('nolo-conflict', `bonuses.${index}`, { about, seat })] : [];
}

/** Everybody announces once. */
export function announcedTwice({ bonuses = [] }: GrossResult): readonly Problem[] {
  const announcers = new Set<Seat>();
  return bonuses.flatMap((bonus, index) => {
    if (isCardBonus(bonus) || bonus.before === undefined) return [];
    const twice = announcers.has(bonus.seat);
    announcers.add(bonus.seat);
    return twice ? [wrong('announced-twice', `bonuses.${index}`, { seat: bonus.seat })] : [];
  });
}
