import { Link } from '@/i18n/navigation';
import { Act } from '../place/act';
import type { ClubListed, EveningListed } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { ClubCard } from './club-card';
import type { Course } from './course';
import { EveningCard, type Placed } from './evening-card';
import styles from './home-page.module.css';

type Props = {
  readonly evenings: Course<EveningListed>;
  /** Who came first, by evening. */
  readonly firsts: ReadonlyMap<string, readonly Placed[]>;
  readonly clubs: readonly ClubListed[];
  /** May the reader write? */
  readonly official: boolean;
};

/** What is on: running and next evenings first, then what was played, then the clubs. */
export function HomePage({ evenings: { on, over }, firsts, clubs, official }: Props) {
  const t = useTranslations('home');
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className="soft">{t('what')}</p>
      </div>
      {on.length + over.length === 0 && clubs.length > 0 && <Empty />}
      <Evenings title={t('on')} evenings={on} />
      <Evenings title={t('latest')} evenings={over} firsts={firsts} />
      <Clubs clubs={clubs} official={official} />
      <p>
        <Link href="/rules">{t('rules')}</Link>
      </p>
    </div>
  );
}

type ListProps = {
  readonly title: string;
  readonly evenings: readonly EveningListed[];
  readonly firsts?: Props['firsts'];
};

function Evenings({ title, evenings, firsts }: ListProps) {
  if (evenings.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {evenings.map((evening) => (
          <li key={evening.id}>
            <EveningCard evening={evening} first={firsts?.get(evening.id) ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Clubs({ clubs, official }: Pick<Props, 'clubs' | 'official'>) {
  const t = useTranslations('home');
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('clubs', { count: clubs.length })}</h2>
        {official && clubs.length > 0 && (
          <Act variant="default" href="/clubs/new">
            {t('foundClub')}
          </Act>
        )}
      </div>
      {clubs.length === 0 && <NoClub official={official} />}
      <ul className={styles.list}>
        {clubs.map((club) => (
          <li key={club.id}>
            <ClubCard club={club} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first thing that whoever sets this up sees. */
function NoClub({ official }: Pick<Props, 'official'>) {
  const t = useTranslations('home');
  return (
    <div className={`sheet ${styles.empty}`}>
      <p>{t('noClub')}</p>
      <Act href="/clubs/new" reason={official ? null : t('noClubLogIn')}>
        {t('foundClub')}
      </Act>
    </div>
  );
}

function Empty() {
  const t = useTranslations('home');
  return (
    <section className={`sheet ${styles.empty}`}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.what')}</p>
      <p>{t('empty.next')}</p>
    </section>
  );
}
