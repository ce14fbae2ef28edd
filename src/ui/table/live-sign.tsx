'use client';

import { useLocale, useTimeZone } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTranslations } from '../words/translations';
import styles from './live-sign.module.css';

type Props = {
  readonly connected: boolean;
  /** Changes whenever newer data are shown. */
  readonly asOf: number;
};

/** Live, or grey with the time of what is shown. */
export function LiveSign({ connected, asOf }: Props) {
  const t = useTranslations('live');
  const time = useTimeOf(asOf);
  return (
    <span className={styles.sign} data-live={connected ? 'on' : 'off'} role="status">
      <span>{connected ? t('on') : t('off')}</span>
      <span className="figure">{time && t('asOf', { time })}</span>
    </span>
  );
}

/** When `asOf` was first seen, in the club's zone; nothing before the page has woken up. */
function useTimeOf(asOf: number): string | null {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [seen, setSeen] = useState<Date | null>(null);
  useEffect(() => {
    const soon = setTimeout(() => setSeen(new Date()));
    return () => clearTimeout(soon);
  }, [asOf]);
  return seen && seen.toLocaleTimeString(locale, { timeStyle: 'medium', timeZone });
}
