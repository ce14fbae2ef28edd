import { Link } from '@/i18n/navigation';
import { useTranslations } from '../words/translations';
import type { At } from './season-table-page';
import styles from './season.module.css';

type Props = { readonly season: string; readonly at: At; readonly current: 'persons' | 'clubs' };

/** Whose table it is: links, so that each can be sent to somebody. */
export function ListChoice({ season, at, current }: Props) {
  const t = useTranslations('season');
  const when = at ? { at: at.date } : {};
  const pathname = `/seasons/${season}`;
  return (
    <nav className={styles.choice} aria-label={t('listOf')}>
      <Link href={{ pathname, query: when }} aria-current={current === 'persons' ? 'page' : undefined}>
        {t('persons')}
      </Link>
      <Link
        href={{ pathname, query: { ...when, list: 'clubs' } }}
        aria-current={current === 'clubs' ? 'page' : undefined}
      >
        {t('clubs')}
      </Link>
    </nav>
  );
}
