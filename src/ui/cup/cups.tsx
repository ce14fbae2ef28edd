import type { Pots } from '@/core/games/game';
import { pots as potNames } from '@/kernel/booking';
import { Amount } from '../amount/amount';
import { useTranslations } from '../words/translations';
import { Cup } from './cup';
import styles from './cups.module.css';

type Props = {
  readonly pots: Pots;
  readonly chips: readonly number[];
  /** Mark figures that have just changed. */
  readonly moved?: boolean;
  /** Small, with the words beside them. */
  readonly compact?: boolean;
};

/**
 * The cups of the rules, side by side, each with its name and its content. Nothing for rules without cups.
 */
export function Cups({ pots, chips, moved = false, compact = false }: Props) {
  const t = useTranslations('cups');
  const there = potNames.filter((pot) => pots[pot] !== undefined);
  if (there.length === 0) return null;
  return (
    <dl className={styles.cups} data-compact={compact || undefined}>
      {there.map((pot) => (
        <div key={pot} className={styles.cup}>
          <Cup pot={pot} points={pots[pot] ?? 0} chips={chips} />
          <dt>{t(pot)}</dt>
          <dd key={pots[pot]} data-moved={moved || undefined} data-cup={pot}>
            <Amount points={pots[pot] ?? 0} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
