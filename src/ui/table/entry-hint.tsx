import { useTranslations } from 'next-intl';
import { LinkButton } from '@/ui/notice/link-button';
import styles from './entry-hint.module.css';

/** For those who are not logged in: what is to be done here, and how they may. */
export function EntryHint({ sitting }: { readonly sitting: string }) {
  const t = useTranslations('entry');
  return (
    <section className={`sheet ${styles.hint}`} aria-label={t('hintTitle')}>
      <p>{t('hint')}</p>
      <LinkButton href={`/login?back=/tables/${sitting}`}>{t('logIn')}</LinkButton>
    </section>
  );
}
