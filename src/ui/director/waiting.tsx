import { useTranslations } from '../words/translations';
import type { Director } from './answers';
import styles from './director-page.module.css';

/** Who came after the round was seated. */
export function Waiting({ director: { waiting } }: { readonly director: Director }) {
  const t = useTranslations('director');
  if (waiting.length === 0) return null;
  return (
    <section className={`sheet ${styles.waiting}`}>
      <h3>{t('waiting')}</h3>
      <ul>
        {waiting.map(({ person, name }) => (
          <li key={person}>{name}</li>
        ))}
      </ul>
      <p className="soft">{t('waitingWhat')}</p>
    </section>
  );
}
