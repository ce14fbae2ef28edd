import { ChevronRight } from 'lucide-react';
import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { EmblemSign } from '../club/emblem-sign';
import { dayWords } from '../evening/day';
import type { ClubListed } from '../remote/answers';
import { useTranslations } from '../words/translations';
import styles from './evening-card.module.css';

/** A club in its own colours: how many it has, and when it plays next. */
export function ClubCard({ club }: { readonly club: ClubListed }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const { id, name, look, members, next } = club;
  return (
    <Link className={`sheet ${styles.card}`} href={`/clubs/${id}`}>
      <EmblemSign emblem={look?.emblem ?? null} name={name} {...(look && { colours: look })} />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className="soft">{t('members', { count: members })}</p>
        {next && <p>{t('nextEvening', { day: dayWords(next.date, locale) })}</p>}
      </div>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
