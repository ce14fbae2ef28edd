import { Link } from '@/i18n/navigation';
import { useTranslations } from '../../words/translations';
import styles from './lists.module.css';

/** From a page about a list to the list. */
export function BackToList({ tournament }: { readonly tournament: string }) {
  const t = useTranslations('eveningList');
  return (
    <p className="no-print">
      <Link className={styles.link} href={`/tournaments/${tournament}/standings`}>
        {t('backToList')}
      </Link>
    </p>
  );
}
