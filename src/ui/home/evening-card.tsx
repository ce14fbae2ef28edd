import { ChevronRight } from 'lucide-react';
import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { signed } from '@/i18n/sign';
import { dayWords } from '../evening/day';
import type { EveningListed } from '../remote/answers';
import { StageSign } from '../tournament/stage-sign';
import { useTranslations } from '../words/translations';
import { stageShown } from './course';
import styles from './evening-card.module.css';

type Props = {
  readonly evening: EveningListed;
  /** Does the page say already whose evening it is? */
  readonly atHome?: boolean;
  /** Who came first, if it is over. */
  readonly first?: readonly Placed[];
};

export type Placed = { readonly name: string; readonly points: number };

/** An evening as a card that leads to it. */
export function EveningCard({ evening, atHome = false, first = [] }: Props) {
  const t = useTranslations('home');
  const locale = useLocale();
  const { tables, deals, players } = evening;
  return (
    <Link className={`sheet ${styles.card}`} href={`/tournaments/${evening.id}`}>
      <div className={styles.words}>
        <StageSign stage={stageShown(evening)} archived={evening.archived} />
        <h3>{evening.name}</h3>
        <p>{dayWords(evening.date, locale)}</p>
        {!atHome && <p className="soft">{evening.club.name}</p>}
        <p className="soft">{t('size', { tables, deals, players })}</p>
        {first[0] && (
          <p>
            {t('first', {
              names: first.map(({ name }) => name).join(', '),
              points: signed(first[0].points, true),
            })}
          </p>
        )}
      </div>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
