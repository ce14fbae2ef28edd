import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { dayWords } from '../evening/day';
import type { CalendarEvening, SeasonView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { EveningMove } from './evening-move';
import styles from './season.module.css';

export type SeasonChoice = Pick<SeasonView, 'id' | 'name'>;

type Props = {
  readonly season: SeasonView;
  /** The club's other seasons. */
  readonly others: readonly SeasonChoice[];
  readonly official: boolean;
};

/** The calendar of a season, the latest evening last. */
export function EveningsPage({ season, others, official }: Props) {
  const t = useTranslations('calendar');
  if (season.calendar.length === 0) return <p className="sheet">{t('empty')}</p>;
  const evenings = season.calendar.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return (
    <div className={styles.scroll}>
      <table className={`${styles.list} ${styles.cards}`}>
        <thead>
          <tr>
            <th scope="col">{t('evening')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col" className={styles.number}>
              {t('players')}
            </th>
            <th scope="col" className={styles.number}>
              {t('tables')}
            </th>
            <th scope="col" className={styles.number}>
              {t('deals')}
            </th>
            <th scope="col">{t('after')}</th>
            {official && <th scope="col">{t('move')}</th>}
          </tr>
        </thead>
        <tbody>
          {evenings.map((evening) => (
            <EveningRow key={evening.tournament} {...{ evening, season: season.id, others, official }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<Props, 'season'> & { readonly season: string; readonly evening: CalendarEvening };

function EveningRow({ evening, season, others, official }: RowProps) {
  const t = useTranslations('calendar');
  const { tournament, date, name, players, tables, deals } = evening;
  return (
    <tr className={evening.state === 'cancelled' ? styles.off : undefined}>
      <th scope="row">
        <Link href={`/tournaments/${tournament}`}>
          <Day date={date} />
        </Link>
        <span className={styles.small}>{name}</span>
      </th>
      <td className={styles.wide}>
        <State evening={evening} />
      </td>
      <Count head={t('players')} count={players} />
      <Count head={t('tables')} count={tables} />
      <Count head={t('deals')} count={deals} />
      <td>{tables > 0 && <After season={season} date={date} />}</td>
      {official && (
        <td>
          <EveningMove tournament={tournament} name={name} seasons={others} />
        </td>
      )}
    </tr>
  );
}

function Day({ date }: { readonly date: string }) {
  return <span className={styles.day}>{dayWords(date, useLocale())}</span>;
}

function Count({ head, count }: { readonly head: string; readonly count: number }) {
  return (
    <td className={`${styles.number} figure`} data-head={head}>
      {count}
    </td>
  );
}

function State({ evening: { state, open, archived, outside } }: { readonly evening: CalendarEvening }) {
  const t = useTranslations('calendar');
  const remarks = [
    ...(open > 0 ? [t('openTables', { count: open })] : []),
    ...(archived ? [t('archived')] : []),
    ...(outside ? [t('outside')] : []),
  ];
  return (
    <>
      {t(`states.${state}`)}
      {remarks.length > 0 && <span className={styles.small}>{remarks.join(', ')}</span>}
    </>
  );
}

function After({ season, date }: { readonly season: string; readonly date: string }) {
  const t = useTranslations('calendar');
  const day = dayWords(date, useLocale());
  return (
    <Link
      href={{ pathname: `/seasons/${season}`, query: { at: date } }}
      aria-label={t('afterTitle', { date: day })}
    >
      {t('after')}
    </Link>
  );
}
