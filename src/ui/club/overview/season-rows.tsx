import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Act } from '../../place/act';
import { dayShort } from '../../place/day';
import type { SeasonListed } from '../../remote/answers';
import { useTranslations } from '../../words/translations';
import styles from './overview-page.module.css';

type Props = {
  readonly seasons: readonly SeasonListed[];
  readonly club: string;
  readonly official: boolean;
};

/** The club's seasons, the newest first; the whole row leads to one. */
export function SeasonRows({ seasons, club, official }: Props) {
  const t = useTranslations('club.overview');
  if (seasons.length === 0 && !official) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('seasons')}</h2>
        {official && (
          <Act variant="default" href={`/clubs/${club}/seasons/new`}>
            {t('newSeason')}
          </Act>
        )}
      </div>
      {seasons.length === 0 && <p className="soft">{t('noSeasons')}</p>}
      <ul className={styles.rows}>
        {seasons.toSorted((a, b) => b.from.localeCompare(a.from)).map((season) => (
          <SeasonRow key={season.id} season={season} />
        ))}
      </ul>
    </section>
  );
}

function SeasonRow({ season }: { readonly season: SeasonListed }) {
  const t = useTranslations('club.overview');
  const locale = useLocale();
  const { id, name, from, to, state, evenings: count } = season;
  return (
    <li>
      <Link href={`/seasons/${id}`}>{name}</Link>
      <span className="soft">
        {t('season', { state, count, from: dayShort(from, locale), to: dayShort(to, locale) })}
      </span>
    </li>
  );
}
