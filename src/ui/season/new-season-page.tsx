import { LogInNotice } from '../place/log-in-notice';
import { PageHead } from '../place/page-head';
import type { ClubPage } from '../remote/answers';
import { useTranslations } from '../words/translations';
import type { GameNamed } from './game-choice';
import { NewSeasonForm } from './new-season-form';
import styles from './season.module.css';

type Props = {
  readonly club: Pick<ClubPage, 'id' | 'name'>;
  readonly games: readonly GameNamed[];
  readonly official: boolean;
};

/** Where a season comes from. */
export function NewSeasonPage({ club, games, official }: Props) {
  const t = useTranslations('seasonForm');
  const place = useTranslations('place');
  const season = useTranslations('season');
  const crumbs = [
    { href: '/', name: place('home') },
    { href: `/clubs/${club.id}`, name: club.name },
  ];
  return (
    <div className={styles.page}>
      <PageHead crumbs={crumbs} title={t('title')} sub={t('what')} />
      {official ? <NewSeasonForm club={club.id} games={games} /> : <LogInNotice what={season('logIn')} />}
    </div>
  );
}
