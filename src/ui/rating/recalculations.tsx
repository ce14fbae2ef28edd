import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import type { RatingHistory } from '../remote/answers';
import { momentWords } from '../standings/dates';
import { useTranslations } from '../words/translations';
import styles from './rating.module.css';

type Props = { readonly history: RatingHistory; readonly timeZone: string };

/** When ratings were made anew, from which table on, and because of what. */
export function Recalculations({ history: { recalculations }, timeZone }: Props) {
  const t = useTranslations('rating');
  const locale = useLocale();
  if (recalculations.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2>{t('recalculated')}</h2>
      <p className="soft">{t('recalculatedWhat')}</p>
      <ul className={styles.recalculated}>
        {recalculations.map(({ sitting, at, by, why }) => (
          <li key={sitting}>
            <strong>{t('recalculatedOn', { time: momentWords(at, locale, timeZone) })}</strong>{' '}
            {why === null ? t('noReason') : t('because', { why })} {by !== null && t('by', { name: by })}{' '}
            <Link href={`/tables/${sitting}`}>{t('from')}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
