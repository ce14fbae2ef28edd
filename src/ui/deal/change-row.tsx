import type { ChangeView } from '../remote/answers';
import { useNames } from '../words/say';
import { useTranslations } from '../words/translations';
import { MovementList } from './movement-list';
import styles from './change-row.module.css';

/** Somebody came or went, and what that cost. */
export function ChangeRow({ change }: { readonly change: ChangeView }) {
  const t = useTranslations('deals');
  const names = useNames();
  return (
    <div className={styles.row}>
      <p>{t(`changes.${change.type}`, { name: names[change.seat] ?? '' })}</p>
      <MovementList bookings={change.bookings} />
    </div>
  );
}
