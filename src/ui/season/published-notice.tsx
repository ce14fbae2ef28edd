import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import type { PublishedView } from '../remote/answers';
import { momentWords } from '../standings/dates';
import { useTranslations } from '../words/translations';
import styles from './season.module.css';

type Props = { readonly season: string; readonly published: PublishedView; readonly timeZone: string };

/** When the table was last read out, and how much of it is another now. */
export function PublishedNotice({ season, published: { at, moved }, timeZone }: Props) {
  const t = useTranslations('season');
  const locale = useLocale();
  return (
    <p className={styles.note}>
      {t('lastPublished', { time: momentWords(at, locale, timeZone) })}{' '}
      {t('lastMoved', { count: moved.length })}{' '}
      <Link className="no-print" href={`/seasons/${season}/published`}>
        {t('published')}
      </Link>
    </p>
  );
}
