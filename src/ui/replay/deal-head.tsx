import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from '@/i18n/navigation';
import type { DealPage, DealView } from '../remote/answers';
import { ruleSetAddress } from '../rules/rule-address';
import { tableOf, playedAt } from '../table/deal-sheet';
import { useTranslations } from '../words/translations';
import { dealAddress } from './deal-address';
import styles from './replay.module.css';

type Props = { readonly page: DealPage; readonly deal: DealView };

/** Which deal it is, and the way to the table and to its other deals. */
export function DealHead({ page: { table, number }, deal }: Props) {
  const t = useTranslations('replay');
  const kinds = useTranslations('deals.kinds');
  const nameOf = (seat: number) => table.seats[seat]?.name ?? '';
  const { active, present } = tableOf(playedAt(table), table, deal);
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <Link className={styles.back} href={`/tables/${table.id}`}>
          <ArrowLeft size={18} aria-hidden="true" />
          {t('back', { table: table.table, evening: table.tournament.name })}
        </Link>
        <nav className={styles.neighbours} aria-label={t('neighbours')}>
          {number > 1 && (
            <Link className={styles.neighbour} href={dealAddress(table.id, number - 1)}>
              <ArrowLeft size={18} aria-hidden="true" />
              {t('previous', { number: number - 1 })}
            </Link>
          )}
          {number < table.deals.length && (
            <Link className={styles.neighbour} href={dealAddress(table.id, number + 1)}>
              {t('next', { number: number + 1 })}
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          )}
        </nav>
      </div>
      <h1>{t('title', { number })}</h1>
      <p className={styles.facts}>
        <span>{t('head', { dealer: nameOf(deal.dealer) })}</span>
        {present
          .filter((seat) => !active.includes(seat))
          .map((seat) => (
            <span key={seat}>{t('sitsOut', { name: nameOf(seat) })}</span>
          ))}
        {table.preset !== null && (
          <Link href={ruleSetAddress(table.game, table.preset)}>{t('rules')}</Link>
        )}
        {deal.kind !== 'played' && <strong>{kinds(deal.kind)}</strong>}
      </p>
    </header>
  );
}
