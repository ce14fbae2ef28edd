'use client';

import { Languages } from 'lucide-react';
import { useLocale } from 'next-intl';
import { Link, usePathname } from '@/i18n/navigation';
import { locales } from '@/kernel/locale';
import { useTranslations } from '../words/translations';
import styles from './shell.module.css';
import { ToolMenu } from './tool-menu';

/** Every language by its own name. */
const names = { da: 'Dansk', de: 'Deutsch', en: 'English' } as const;

/** The same page in another language: plain links. */
export function LanguageSwitch() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const path = usePathname();
  const sign = (
    <>
      <Languages size={20} aria-hidden="true" />
      <span className={styles.wide} aria-hidden="true">
        {locale.toUpperCase()}
      </span>
    </>
  );
  return (
    <ToolMenu label={t('language')} sign={sign}>
      {locales.map((one) => (
        <li key={one}>
          <Link
            className={styles.choice}
            href={path}
            locale={one}
            lang={one}
            prefetch={false}
            aria-current={one === locale ? 'true' : undefined}
          >
            {names[one]}
          </Link>
        </li>
      ))}
    </ToolMenu>
  );
}
