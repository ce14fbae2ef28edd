import { LinkButton } from '../notice/link-button';
import { useTranslations } from '../words/translations';
import styles from './entry-hint.module.css';

/** For those who are not logged in: what is to be done here, and how they may. */
export function EntryHint({ sitting }: { readonly sitting: string }) {
  const t = useTranslations('table');
  const shell = useTranslations('shell');
  return (
    <section className={`sheet ${styles.hint}`} aria-label={t('entry')}>
      <p>{t('readOnly')}</p>
      <LinkButton href={`/login?back=/tables/${sitting}`}>{shell('logIn')}</LinkButton>
    </section>
  );
}
