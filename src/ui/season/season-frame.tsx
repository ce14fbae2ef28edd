import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ClubTheme } from '../club/club-theme';
import { EmblemSign } from '../club/emblem-sign';
import { PageHead } from '../place/page-head';
import type { ClubPage, SeasonView } from '../remote/answers';
import { dayLong } from '../standings/dates';
import { useTranslations } from '../words/translations';
import { SeasonTabs } from './season-tabs';
import styles from './season.module.css';

type Props = {
  readonly season: SeasonView;
  readonly club: Pick<ClubPage, 'id' | 'name' | 'look'>;
  readonly children: ReactNode;
};

/** What stands around every page of a season: which one it is, where it is, and its pages. */
export function SeasonFrame({ season, club, children }: Props) {
  const place = useTranslations('place');
  const crumbs = [
    { href: '/', name: place('home') },
    { href: `/clubs/${club.id}`, name: club.name },
  ];
  return (
    <div className={styles.page}>
      <ClubTheme look={club.look} />
      <PageHead
        crumbs={crumbs}
        sign={<EmblemSign emblem={club.look?.emblem ?? null} name={club.name} />}
        title={season.name}
        sub={<Signs season={season} />}
      />
      <SeasonTabs season={season.id} />
      {children}
    </div>
  );
}

function Signs({ season: { from, to, state, evenings } }: Pick<Props, 'season'>) {
  const t = useTranslations('season');
  const locale = useLocale();
  return (
    <span className={styles.signs}>
      <span>{t('days', { from: dayLong(from, locale), to: dayLong(to, locale) })}</span>
      <span>{t('count', { count: evenings })}</span>
      <span className={styles.state} data-state={state}>
        {t(`states.${state}`)}
      </span>
    </span>
  );
}
