import { useTranslations } from '../words/translations';
import { useAwake } from '../remote/awake';
import styles from './standings-table.module.css';

type Props = { readonly typed: string; readonly found: number; readonly type: (typed: string) => void };

export function ListSearch({ typed, found, type }: Props) {
  const t = useTranslations('listing');
  const place = useTranslations('place');
  const awake = useAwake();
  return (
    <div className={`${styles.search} no-print`}>
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        disabled={!awake}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <span className="soft" role="status">
        {typed !== '' && place('found', { count: found })}
      </span>
    </div>
  );
}
