import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Bonus, PlayedOut } from '../result';
import { isTarocks } from '../result';

/**
 * Two of one kind among Trull and ultimos, two numbers of Tarocks for one seat, kings twice for one side.
 * One problem, at the first bonus that is one too many.
 */
export function bonusTwice({ declarer, bonuses = [] }: PlayedOut): readonly Problem[] {
  const seen = new Set<string>();
  for (const [index, bonus] of bonuses.entries()) {
    const name = nameOf(bonus, declarer);
    const { kind, seat } = bonus;
    if (seen.has(name)) return [wrong('bonus-twice', `bonuses.${index}`, { kind, seat })];
    seen.add(name);
  }
  return [];
}

/** What there can be one of. */
function nameOf({ kind, seat }: Bonus, declarer: number): string {
  if (isTarocks(kind)) return `tarocks ${seat}`;
  return kind === 'kings' ? `kings ${seat === declarer}` : kind;
}

/** There are four kings: one side at most has them all. */
export function kingsBoth({ declarer, bonuses = [] }: PlayedOut): readonly Problem[] {
  const made = bonuses.filter((bonus) => bonus.kind === 'kings' && bonus.made !== false);
  const sides = new Set(made.map(({ seat }) => seat === declarer));
  return sides.size === 2 ? [wrong('kings-both', 'bonuses')] : [];
}
