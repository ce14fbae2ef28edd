'use client';

import { LogIn, LogOut } from 'lucide-react';
import { Link, usePathname } from '@/i18n/navigation';
import { useTranslations } from '../words/translations';
import styles from './shell.module.css';

export type AccountProps = {
  /** The name of who is logged in; null for a visitor. */
  readonly person: string | null;
  readonly logOut: (form: FormData) => Promise<void>;
};

/** Logged in as whom, and the way in or out. Works without a script. */
export function Account({ person, logOut }: AccountProps) {
  const t = useTranslations('shell');
  const back = usePathname();
  if (person === null)
    return (
      <Link className={styles.tool} href="/login">
        <LogIn className={styles.narrowless} size={20} aria-hidden="true" />
        <span>{t('logIn')}</span>
      </Link>
    );
  return (
    <>
      <span className={`${styles.person} ${styles.wide}`}>{person}</span>
      <form action={logOut}>
        <input type="hidden" name="back" value={back} />
        <button className={styles.tool} type="submit" aria-label={t('logOutOf', { name: person })}>
          <LogOut size={20} aria-hidden="true" />
          <span className={styles.wide}>{t('logOut')}</span>
        </button>
      </form>
    </>
  );
}
