'use client';

import { Menu } from '@mantine/core';
import { Languages } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Link, usePathname } from '@/i18n/navigation';
import { locales } from '@/kernel/locale';
import { useAwake } from '../remote/awake';
import styles from './shell.module.css';

/** Every language by its own name. */
const names = { da: 'Dansk', de: 'Deutsch', en: 'English' } as const;

/** The same page in another language. */
export function LanguageSwitch() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const path = usePathname();
  const button = (
    <button type="button" className={styles.tool} aria-label={t('language')}>
      <Languages size={20} aria-hidden="true" />
      <span className={styles.wide}>{locale.toUpperCase()}</span>
    </button>
  );
  if (!useAwake()) return button;
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {locales.map((one) => (
          <Menu.Item
            key={one}
            component={Link}
            href={path}
            locale={one}
            lang={one}
            aria-current={one === locale ? 'true' : undefined}
            fw={one === locale ? 700 : 400}
          >
            {names[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
