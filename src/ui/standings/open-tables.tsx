import { Link } from '@/i18n/navigation';
import type { ListView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import styles from './standings-table.module.css';

const shown = 8;

/** While tables are open the list is provisional; they are named, so that somebody can close them. */
export function OpenTables({ tables }: { readonly tables: ListView['open'] }) {
  const t = useTranslations('listing');
  if (tables.length === 0) return null;
  return (
    <div className={styles.provisional} role="note">
      <p>{t('provisional', { count: tables.length })}</p>
      <ul className="no-print">
        {tables.slice(0, shown).map(({ sitting, round, table }) => (
          <li key={sitting}>
            <Link href={`/tables/${sitting}`}>{t('openTable', { round, table })}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
