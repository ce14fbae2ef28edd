'use client';

import { useMantineColorScheme } from '@mantine/core';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useAwake } from '../remote/awake';
import { useTranslations } from '../words/translations';
import styles from './shell.module.css';
import { ToolMenu } from './tool-menu';

const schemes = ['light', 'dark', 'auto'] as const;
const icons = { light: Sun, dark: Moon, auto: SunMoon } as const;

/** Light, dark, or as the device says. Before the page has woken up `../theme/choice` sees to it. */
export function ThemeSwitch() {
  const t = useTranslations('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const awake = useAwake();
  return (
    <ToolMenu label={t('theme')} sign={<SunMoon size={20} aria-hidden="true" />}>
      {schemes.map((scheme) => {
        const Icon = icons[scheme];
        return (
          <li key={scheme}>
            <button
              type="button"
              className={styles.choice}
              data-theme-choice={scheme}
              aria-pressed={awake ? scheme === colorScheme : undefined}
              onClick={() => setColorScheme(scheme)}
            >
              <Icon size={18} aria-hidden="true" />
              {t(`themes.${scheme}`)}
            </button>
          </li>
        );
      })}
    </ToolMenu>
  );
}
