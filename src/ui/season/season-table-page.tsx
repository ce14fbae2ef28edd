import { Link } from '@/i18n/navigation';
import type { ListView, PublishedView, SeasonView } from '../remote/answers';
import { StandingsTable } from '../standings/standings-table';
import { useTranslations } from '../words/translations';
import { AtChoice, OldNotice } from './at-choice';
import { ListChoice } from './list-choice';
import { PublishedNotice } from './published-notice';
import styles from './season.module.css';

export type At = { readonly date: string } | null;

type Props = {
  readonly season: SeasonView;
  readonly at: At;
  readonly list: ListView;
  /** The list that was published last, to stand beside the one of now. */
  readonly published: PublishedView | null;
  readonly timeZone: string;
};

/** The table of a season: of now, beside the one that was read out, or as it was after an evening. */
export function SeasonTablePage({ season, at, list, published, timeZone }: Props) {
  const t = useTranslations('season');
  if (list.lines.length === 0 && at === null) return <EmptyTable club={season.club} />;
  return (
    <>
      <div className={`${styles.bar} no-print`}>
        <ListChoice season={season.id} at={at} current="persons" />
        <AtChoice season={season} at={at} />
      </div>
      <OldNotice season={season.id} at={at} />
      {published && <PublishedNotice season={season.id} published={published} timeZone={timeZone} />}
      <StandingsTable
        list={list}
        of="season"
        label={t('table')}
        linesAt={`/seasons/${season.id}/lines`}
        published={published}
        timeZone={timeZone}
      />
    </>
  );
}

function EmptyTable({ club }: { readonly club: string }) {
  const t = useTranslations('season.emptyTable');
  const season = useTranslations('season');
  return (
    <section className={`sheet ${styles.block}`}>
      <h2>{t('title')}</h2>
      <p>{t('what')}</p>
      <Link href={`/clubs/${club}`}>{season('toClub')}</Link>
    </section>
  );
}
