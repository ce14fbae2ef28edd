import { ArrowRight } from 'lucide-react';
import { Link } from '@/i18n/navigation';
import { Amount } from '../amount/amount';
import type { EveningTable } from '../remote/answers';
import { SeatName } from '../seat/seat-name';
import { useTranslations } from '../words/translations';
import { StateSign } from './state-sign';
import styles from './evening-table-card.module.css';

/** One table of the evening: who sits there, how they stand, what is in the cups. */
export function EveningTableCard({ table }: { readonly table: EveningTable }) {
  const t = useTranslations('evening');
  const { round, table: number, deals } = table;
  return (
    <article className={`sheet ${styles.card}`}>
      <header>
        <h3>
          <Link href={`/tables/${table.sitting}`}>
            {t('table', { number })} <ArrowRight size={20} aria-hidden="true" />
          </Link>
        </h3>
        <StateSign state={table.state} />
      </header>
      <ol className={styles.players}>
        {table.players.map((player) => (
          <li key={player.seat} data-leader={player.seat === table.leader || undefined}>
            <SeatName seat={player.seat} name={player.name} />
            <Amount points={player.total} plus />
          </li>
        ))}
      </ol>
      <p className={`soft ${styles.foot}`}>
        <span>{t('progress', { round, deals })}</span>
        {table.state === 'running' && <Cups pots={table.pots} />}
      </p>
    </article>
  );
}

function Cups({ pots }: Pick<EveningTable, 'pots'>) {
  const t = useTranslations('evening');
  if (pots.king === undefined || pots.pagat === undefined) return null;
  return <span>{t('cups', { king: pots.king, pagat: pots.pagat })}</span>;
}
