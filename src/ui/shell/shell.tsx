import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import { SeatShapes } from '../seat/seat-mark';
import { useTranslations } from '../words/translations';
import { Account, type AccountProps } from './account';
import { Emblem } from './emblem';
import { LanguageSwitch } from './language-switch';
import { ShortcutSheet } from './shortcut-sheet';
import { ThemeSwitch } from './theme-switch';
import styles from './shell.module.css';

type Props = AccountProps & { readonly children: ReactNode };

/** What stands around every page. */
export function Shell({ children, ...account }: Props) {
  const t = useTranslations('shell');
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <SeatShapes />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.mark} href="/">
            <Emblem />
            <span>Ultimo</span>
          </Link>
          <nav className={styles.tools} aria-label={t('tools')}>
            <LanguageSwitch />
            <ThemeSwitch />
            <ShortcutSheet />
            <Account {...account} />
          </nav>
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
