'use client';

import { useFormatter } from 'next-intl';
import type { DealPage } from '../remote/answers';
import { useTranslations } from '../words/translations';
import styles from './replay.module.css';

/** Everything that was written under this number: when, by whom and why. The last one stands. */
export function DealVersions({ versions }: Pick<DealPage, 'versions'>) {
  const t = useTranslations('replay');
  const deals = useTranslations('deals');
  const format = useFormatter();
  return (
    <section className="sheet">
      <h2>{t('versions')}</h2>
      <ol className={styles.versions}>
        {versions.map(({ kind, at, by, why }) => {
          const time = format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
          const said = { kind: t(`versionKinds.${kind}`), time };
          return (
            <li key={at}>
              <p>{by === null ? t('version', said) : t('versionBy', { ...said, name: by })}</p>
              {why !== null && <p>{deals('why', { why })}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
