import { ChevronRight } from 'lucide-react';
import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { dayWords } from '../evening/day';
import { StateSign } from '../evening/state-sign';
import type { EveningListed } from '../remote/answers';
import { useTranslations } from '../words/translations';
import styles from './evening-card.module.css';

type Props = {
  readonly evening: EveningListed;
  /** Does the page say already whose evening it is? */
  readonly atHome?: boolean;
};

/** An evening as a card that leads to it. */
export function EveningCard({ evening, atHome = false }: Props) {
  const t = useTranslations('home');
  const locale = useLocale();
  const { tables, deals, players } = evening;
  return (
    <Link className={`sheet ${styles.card}`} href={`/tournaments/${evening.id}`}>
      <div className={styles.words}>
        <StateSign state={evening.state} />
        <h3>{evening.name}</h3>
        <p>{dayWords(evening.date, locale)}</p>
        {!atHome && <p className="soft">{evening.club.name}</p>}
        <p className="soft">{t('size', { tables, deals, players })}</p>
      </div>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
