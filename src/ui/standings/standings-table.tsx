import { useLocale } from 'next-intl';
import type { ListView, PublishedView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { dayLong, dayShort, momentWords } from './dates';
import { OpenTables } from './open-tables';
import { packList } from './packed-list';
import { PenaltyNotes } from './penalty-notes';
import { SignLegend } from './sign-legend';
import { StandingsGrid } from './standings-grid';
import styles from './standings-table.module.css';

type Props = {
  readonly list: ListView;
  /** What the columns are: evenings of a season, or rounds of a tournament. */
  readonly of: 'season' | 'tournament';
  /** What the table is called, for who does not see it. */
  readonly label: string;
  /**
   * Below the language, what a name opens: `${linesAt}/${person}`. In a season a field opens the same with
   * `#${evening}`; a round opens the deals of its table.
   */
  readonly linesAt: string;
  /** A published list to stand beside it. */
  readonly published?: PublishedView | null;
  /** The club's, for times of day. */
  readonly timeZone: string;
};

/**
 * A list of persons as a table: ranks, points, each evening or round, what was dropped struck through, who is
 * under the line, and below it everything that a figure cannot say by itself.
 */
export function StandingsTable({ list, of, label, linesAt, published = null, timeZone }: Props) {
  const t = useTranslations('listing');
  const locale = useLocale();
  if (list.lines.length === 0) return <p className="sheet">{t('empty')}</p>;
  const nameOf = ({ key, date, name }: ListView['parts'][number]) =>
    of === 'season'
      ? { head: dayShort(date, locale), title: `${name}, ${dayLong(date, locale)}` }
      : { head: t('round', { round: key }), title: t('roundTitle', { round: key }) };
  return (
    <div className={styles.table}>
      <OpenTables tables={list.open} />
      <StandingsGrid
        packed={packList(list, { of, nameOf, published })}
        label={label}
        linesAt={linesAt}
        then={published && momentWords(published.at, locale, timeZone)}
      />
      <SignLegend list={list} />
      <PenaltyNotes penalties={list.penalties} timeZone={timeZone} />
    </div>
  );
}
