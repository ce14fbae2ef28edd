'use client';

import { usePathname } from '@/i18n/navigation';
import { LinkButton } from '../notice/link-button';
import { useTranslations } from '../words/translations';
import styles from './log-in-notice.module.css';

/** In the place of what only officials see: why, and the way in, which leads back here. */
export function LogInNotice({ what }: { readonly what: string }) {
  const t = useTranslations('place');
  const back = encodeURIComponent(usePathname());
  return (
    <section className={`sheet ${styles.notice}`}>
      <p>{what}</p>
      <LinkButton href={`/login?back=${back}`}>{t('logIn')}</LinkButton>
    </section>
  );
}
