import { Link } from '@/i18n/navigation';
import { Act } from '../place/act';
import type { ClubListed, EveningListed } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { ClubCard } from './club-card';
import { EveningCard } from './evening-card';
import styles from './home-page.module.css';

type Props = {
  readonly evenings: readonly EveningListed[];
  readonly clubs: readonly ClubListed[];
  /** May the reader write? */
  readonly official: boolean;
};

/** Evenings that are over, before the reader asks for more: each club has the rest. */
const shown = 6;

/** What is on: running and next evenings first, then what was played, then the clubs. */
export function HomePage({ evenings, clubs, official }: Props) {
  const t = useTranslations('home');
  const on = evenings.filter(({ state }) => state !== 'closed');
  const over = evenings.filter(({ state }) => state === 'closed').slice(0, shown);
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className="soft">{t('what')}</p>
      </div>
      {evenings.length === 0 && clubs.length > 0 && <Empty />}
      <Evenings title={t('on')} evenings={on} />
      <Evenings title={t('latest')} evenings={over} />
      <Clubs clubs={clubs} official={official} />
      <p>
        <Link href="/rules">{t('rules')}</Link>
      </p>
    </div>
  );
}

type ListProps = Pick<Props, 'evenings'> & { readonly title: string };

function Evenings({ title, evenings }: ListProps) {
  if (evenings.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {evenings.map((evening) => (
          <li key={evening.id}>
            <EveningCard evening={evening} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Clubs({ clubs, official }: Omit<Props, 'evenings'>) {
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
