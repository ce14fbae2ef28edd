import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import type { DanishContext } from '../left';
import type { Bonus, DanishResult } from '../result';

/** Two nolos; two touts of one seat. */
export function bonusTwice({ bonuses = [] }: DanishResult): readonly Problem[] {
  const seen = new Set<string>();
  return bonuses.flatMap(({ kind, seat }, index) => {
    if (kind !== 'nolo' && kind !== 'tout') return [];
    const name = kind === 'nolo' ? kind : `${kind} ${seat}`;
    const twice = seen.has(name);
    seen.add(name);
    return twice ? [wrong('bonus-twice', `bonuses.${index}`, { kind, seat })] : [];
  });
}

/** What cannot stand beside a tout. `about` says which; the first found. */
export function toutConflict(result: DanishResult, { table }: DanishContext): readonly Problem[] {
  const { bonuses = [] } = result;
  const touts = bonuses.filter(({ kind, made }) => kind === 'tout' && made);
  const [tout] = touts;
  const announced = bonuses.find(
    (b) => b.kind === 'tout' && b.before !== undefined && b.seat !== table.dealer,
  );
  if (touts.length > 1) return conflict('two-made', touts[1]?.seat ?? 0);
  if (tout && bonuses.some(({ kind }) => kind === 'nolo')) return conflict('nolo', tout.seat);
  if (announced) return conflict('announced', announced.seat);
  const about = tout ? missedBy(tout.seat, result) : null;
  return tout && about ? conflict(about, tout.seat) : [];
}

/** How a trick that the tout must have won is told to have gone elsewhere. */
function missedBy(seat: Seat, { lastTrick, bonuses = [] }: DanishResult): string | null {
  if (lastTrick !== undefined && lastTrick !== seat) return 'last-trick';
  const cards = bonuses.filter(isCard);
  if (cards.some((bonus) => bonus.seat === seat && !bonus.made)) return 'card-lost';
  return cards.some((bonus) => bonus.seat !== seat && bonus.made) ? 'card-won' : null;
}

const conflict = (about: string, seat: Seat): readonly Problem[] => [
  wrong('tout-conflict', 'bonuses', { about, seat }),
];

/** Who wins no trick can neither take the last one nor win any with a card. */
export function noloConflict({ lastTrick, bonuses = [] }: DanishResult): readonly Problem[] {
  const index = bonuses.findIndex(({ kind }) => kind === 'nolo');
  const nolo = bonuses[index];
  if (!nolo) return [];
  const path = `bonuses.${index}`;
  if (nolo.seat === lastTrick)
    return [wrong('nolo-conflict', path, { about: 'last-trick', seat: nolo.seat })];
  return bonuses.some((bonus) => isCard(bonus) && bonus.made && bonus.seat === nolo.seat)
    ? [wrong('nolo-conflict', path, { about: 'card-won', seat: nolo.seat })]
    : [];
}

const isCard = ({ kind }: Bonus): boolean => kind !== 'tout' && kind !== 'nolo';
