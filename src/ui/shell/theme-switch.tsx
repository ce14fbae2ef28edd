'use client';

import { Menu, useMantineColorScheme } from '@mantine/core';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAwake } from '../remote/awake';
import styles from './shell.module.css';

const schemes = ['light', 'dark', 'auto'] as const;
const icons = { light: Sun, dark: Moon, auto: SunMoon } as const;

/** Light, dark, or as the device says. */
export function ThemeSwitch() {
  const t = useTranslations('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const button = (
    <button type="button" className={styles.tool} aria-label={t('theme')}>
      <SunMoon size={20} aria-hidden="true" />
    </button>
  );
  if (!useAwake()) return button;
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {schemes.map((scheme) => {
          const Icon = icons[scheme];
          return (
            <Menu.Item
              key={scheme}
              leftSection={<Icon size={18} aria-hidden="true" />}
              onClick={() => setColorScheme(scheme)}
              fw={scheme === colorScheme ? 700 : 400}
            >
              {t(`themes.${scheme}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
