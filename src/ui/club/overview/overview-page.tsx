import { useLocale } from 'next-intl';
import { EveningCard } from '../../home/evening-card';
import { Act } from '../../place/act';
import type { EveningListed, SeasonListed } from '../../remote/answers';
import { useTranslations } from '../../words/translations';
import { ClubPlace, type ClubProps } from '../club-place';
import { ClubFacts } from './club-facts';
import { SeasonRows } from './season-rows';
import styles from './overview-page.module.css';

type Props = ClubProps & {
  /** The club's own, the newest first. */
  readonly evenings: readonly EveningListed[];
  readonly seasons: readonly SeasonListed[];
};

const shown = 4;

/** A club: what is on, what comes, its seasons, and what it consists of. */
export function OverviewPage({ club, official, evenings, seasons }: Props) {
  const t = useTranslations('club.overview');
  const place = useTranslations('place');
  const running = evenings.filter(({ state }) => state === 'running');
  const next = evenings.filter(({ state }) => state === 'announced').toReversed();
  const over = evenings.filter(({ state }) => state === 'closed').slice(0, shown);
  return (
    <ClubPlace
      club={club}
      part="overview"
      sub={t('sub', { members: club.members, evenings: club.evenings })}
      action={
        <Act href={`/clubs/${club.id}/evenings/new`} reason={official ? null : place('logInFirst')}>
          {t('newEvening')}
        </Act>
      }
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {evenings.length === 0 && <p className="sheet">{t('empty')}</p>}
          <Evenings title={t('running')} evenings={running} />
          <Evenings title={t('next')} evenings={next.slice(0, shown)} />
          <SeasonRows seasons={seasons} club={club.id} official={official} />
          <Evenings title={t('played')} evenings={over} />
        </div>
        <ClubFacts club={club} locale={useLocale()} />
      </div>
    </ClubPlace>
  );
}

type ListProps = { readonly title: string; readonly evenings: readonly EveningListed[] };

function Evenings({ title, evenings }: ListProps) {
  if (evenings.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {evenings.map((evening) => (
          <li key={evening.id}>
            <EveningCard evening={evening} atHome />
          </li>
        ))}
      </ul>
    </section>
  );
}
