import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { dayShort } from '../place/day';
import { PageHead } from '../place/page-head';
import type { ListView, PersonPage as Person } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { type MergeToUndo, PersonMerges } from './person-merges';
import { type GameRating, PersonRatings } from './person-ratings';
import { PersonResults } from './person-results';
import styles from './person.module.css';

type Props = {
  readonly person: Person;
  /** The list of all time, of which his line is shown. */
  readonly list: ListView;
  readonly ratings: readonly GameRating[];
  /** Mergings that the reader may take back. */
  readonly merges: readonly MergeToUndo[];
};

/** Somebody: where he plays, what came of it, and how strong he is reckoned to be. */
export function PersonPage({ person, list, ratings, merges }: Props) {
  const t = useTranslations('person');
  const place = useTranslations('place');
  const [club] = person.clubs;
  const home = { href: '/', name: place('home') };
  const crumbs = club ? [home, { href: `/clubs/${club.club}`, name: club.name }] : [home];
  return (
    <div className={styles.page}>
      <PageHead
        crumbs={crumbs}
        title={person.name}
        {...(person.erased !== null && { sub: t('erased') })}
      />
      <PersonClubs person={person} />
      <PersonResults person={person.id} list={list} />
      <PersonRatings ratings={ratings} />
      {merges.length > 0 && <PersonMerges name={person.name} merges={merges} />}
    </div>
  );
}

function PersonClubs({ person: { clubs } }: { readonly person: Person }) {
  const t = useTranslations('person');
  const locale = useLocale();
  const day = (date: string): string => dayShort(date, locale);
  return (
    <section className={styles.section} aria-labelledby="clubs">
      <h2 id="clubs">{t('clubs', { count: clubs.length })}</h2>
      {clubs.length === 0 && <p className="soft">{t('noClub')}</p>}
      <ul className={styles.clubs}>
        {clubs.map(({ club, name, kind, number, stays }, at) => (
          <li key={`${club} ${at}`}>
            <Link href={`/clubs/${club}`}>{name}</Link>
            <span className="soft">{t(`kinds.${kind}`, { number: number ?? 0 })}</span>
            {stays.map(({ joined, left }) => (
              <span key={joined} className="soft">
                {left === null
                  ? t('since', { joined: day(joined) })
                  : t('stayed', { joined: day(joined), left: day(left) })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
