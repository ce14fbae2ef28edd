import { Link } from '@/i18n/navigation';
import type { EveningListed } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { EveningCard } from './evening-card';
import styles from './home-page.module.css';

type Props = { readonly evenings: readonly EveningListed[] };

/** What is on: running and next evenings first, then what was played, then the clubs. */
export function HomePage({ evenings }: Props) {
  const t = useTranslations('home');
  const on = evenings.filter(({ state }) => state !== 'closed');
  const over = evenings.filter(({ state }) => state === 'closed');
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className="soft">{t('what')}</p>
      </div>
      {evenings.length === 0 ? <Empty /> : null}
      <Evenings title={t('on')} evenings={on} />
      <Evenings title={t('latest')} evenings={over} />
      <Clubs evenings={evenings} />
      <p>
        <Link href="/rules">{t('rules')}</Link>
      </p>
    </div>
  );
}

function Evenings({ title, evenings }: Props & { readonly title: string }) {
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

function Clubs({ evenings }: Props) {
  const t = useTranslations('home');
  const clubs = new Map(evenings.map(({ club }) => [club.id, club.name]));
  if (clubs.size === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('clubs', { count: clubs.size })}</h2>
      <ul className={styles.clubs}>
        {[...clubs].map(([id, name]) => (
          <li key={id}>
            <strong>{name}</strong>
            <span className="soft">
              {t('eveningsOf', { count: evenings.filter(({ club }) => club.id === id).length })}
            </span>
          </li>
        ))}
      </ul>
    </section>
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
