import { useLocale } from 'next-intl';
import type { Evening } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { dayWords } from './day';
import { EveningLive } from './evening-live';
import { EveningTableCard } from './evening-table-card';
import { StateSign } from './state-sign';
import styles from './evening-page.module.css';

/** A club evening: its tables as cards, as they stand now. */
export function EveningPage({ evening }: { readonly evening: Evening }) {
  const t = useTranslations('evening');
  const locale = useLocale();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="soft">{evening.club.name}</p>
        <h1>{evening.name}</h1>
        <p>{dayWords(evening.date, locale)}</p>
        <p className={styles.signs}>
          <StateSign state={evening.state} />
          {evening.state === 'running' && <EveningLive tournament={evening.id} position={evening.position} />}
        </p>
      </header>
      <h2 className="hidden-words">{t('tables')}</h2>
      {evening.tables.length === 0 && <p className="sheet">{t('empty')}</p>}
      <ul className={styles.tables}>
        {evening.tables.map((table) => (
          <li key={table.sitting}>
            <EveningTableCard table={table} />
          </li>
        ))}
      </ul>
    </div>
  );
}
