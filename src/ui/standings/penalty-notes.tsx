import { useLocale } from 'next-intl';
import { signed } from '@/i18n/sign';
import { Link } from '@/i18n/navigation';
import type { ListView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { dayOfMoment } from './dates';
import styles from './standings-table.module.css';

type Props = { readonly penalties: ListView['penalties']; readonly timeZone: string };

/** Footnotes: each penalty with its reason, in the order in which they were given. */
export function PenaltyNotes({ penalties, timeZone }: Props) {
  const t = useTranslations('listing');
  const locale = useLocale();
  if (penalties.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h2>{t('penalties')}</h2>
      <ol>
        {penalties.map(({ id, name, points, at, why, tournament }, index) => (
          <li key={id} id={`note-${index + 1}`}>
            <sup>{index + 1}</sup>
            <span>
              <Link href={`/tournaments/${tournament}`}>{name}</Link>{' '}
              {t('penalty', {
                amount: signed(points),
                count: Math.abs(points),
                date: dayOfMoment(at, locale, timeZone),
                why: why ?? t('noReason'),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
