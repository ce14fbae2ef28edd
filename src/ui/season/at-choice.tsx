import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import type { SeasonView } from '../remote/answers';
import { dayLong } from '../standings/dates';
import { useTranslations } from '../words/translations';
import type { At } from './season-table-page';
import styles from './season.module.css';

type Props = {
  readonly season: SeasonView;
  readonly at: At;
  /** Kept when another day is chosen. */
  readonly list?: 'clubs';
  readonly counting?: number | null;
};

/** As it stood after an evening: a form that works without a script. */
export function AtChoice({ season: { calendar }, at, list, counting = null }: Props) {
  const t = useTranslations('season.at');
  const locale = useLocale();
  const played = calendar.filter(({ tables }) => tables > 0);
  const dates = [...new Set(played.map(({ date }) => date))].sort().toReversed();
  if (dates.length === 0) return null;
  return (
    <form className={styles.at} method="get">
      {list && <input type="hidden" name="list" value={list} />}
      {counting !== null && <input type="hidden" name="counting" value={counting} />}
      <label>
        {t('label')}
        <select name="at" defaultValue={at?.date ?? ''} key={at?.date ?? ''}>
          <option value="">{t('now')}</option>
          {dates.map((date) => (
            <option key={date} value={date}>
              {t('after', { date: dayLong(date, locale) })}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{t('show')}</button>
    </form>
  );
}

/** That this is not the table of now must not be overlooked. */
export function OldNotice({ season, at }: { readonly season: string; readonly at: At }) {
  const t = useTranslations('season.at');
  const locale = useLocale();
  if (!at) return null;
  return (
    <p className={styles.note} role="note">
      {t('old', { date: dayLong(at.date, locale) })} <Link href={`/seasons/${season}`}>{t('back')}</Link>
    </p>
  );
}
