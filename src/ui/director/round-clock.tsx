'use client';

import { useLocale } from 'next-intl';
import { useTranslations } from '../words/translations';
import type { Clock } from './answers';
import { clockTime } from './clock-time';
import { useNow } from './now';
import styles from './round-panel.module.css';

type Props = { readonly clock: Clock; readonly now: number; readonly timeZone: string };

/** Until when a new deal may begin, and how long that is. */
export function RoundClock({ clock: { until }, now, timeZone }: Props) {
  const t = useTranslations('director.clock');
  const locale = useLocale();
  const left = Math.ceil((until - useNow(now)) / 60_000);
  if (left <= 0) return <p className={styles.over}>{t('over')}</p>;
  return (
    <p>
      {t('until', { time: clockTime(until, locale, timeZone) })}
      {' · '}
      <strong>{t('left', { hours: Math.floor(left / 60), minutes: left % 60 })}</strong>
    </p>
  );
}
