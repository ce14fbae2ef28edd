import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { PageHead } from '../place/page-head';
import type { ClubPage, RatingLine } from '../remote/answers';
import type { GameNamed } from '../season/game-choice';
import { dayOfMoment } from '../standings/dates';
import { useTranslations } from '../words/translations';
import styles from './rating.module.css';

type Props = {
  readonly club: ClubPage;
  readonly game: string;
  readonly games: readonly GameNamed[];
  readonly lines: readonly RatingLine[];
};

/** How strong everybody is by what was played, in one game. */
export function RatingPage({ club, game, games, lines }: Props) {
  const t = useTranslations('rating');
  return (
    <div className={styles.page}>
      <PageHead crumbs={useClubCrumbs(club)} title={t('title')} sub={t('what')} />
      <nav className={`${styles.games} no-print`} aria-label={t('games')}>
        {games.map(({ id, name }) => (
          <Link
            key={id}
            href={{ pathname: `/clubs/${club.id}/rating`, query: { game: id } }}
            aria-current={id === game ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {lines.length === 0 ? (
        <p className="sheet">{t('empty')}</p>
      ) : (
        <RatingTable club={club} game={game} lines={lines} />
      )}
    </div>
  );
}

/** The way to a page below a club. */
export function useClubCrumbs({ id, name }: Pick<ClubPage, 'id' | 'name'>) {
  const place = useTranslations('place');
  return [
    { href: '/', name: place('home') },
    { href: `/clubs/${id}`, name },
  ];
}

function RatingTable({ club, game, lines }: Omit<Props, 'games'>) {
  const t = useTranslations('rating');
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('figure')}</th>
            <th scope="col">{t('tables')}</th>
            <th scope="col" className={styles.last}>
              {t('last')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <RatingRow key={line.person} line={line} club={club} game={game} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Pick<Props, 'club' | 'game'> & { readonly line: RatingLine };

function RatingRow({ line: { person, name, rank, rating, sittings, lastAt }, club, game }: RowProps) {
  const locale = useLocale();
  const to = { pathname: `/clubs/${club.id}/rating/${person}`, query: { game } };
  return (
    <tr>
      <td className="figure">{rank}</td>
      <th scope="row">
        <Link href={to}>{name}</Link>
      </th>
      <td className="figure">
        <strong>{rating}</strong>
      </td>
      <td className="figure">{sittings}</td>
      <td className={styles.last}>{dayOfMoment(lastAt, locale, club.timeZone)}</td>
    </tr>
  );
}
