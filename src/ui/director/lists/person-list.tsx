import { useLocale } from 'next-intl';
import type { Tournament } from '../../tournament/answers';
import { momentWords } from '../../standings/dates';
import { StandingsTable } from '../../standings/standings-table';
import { useTranslations } from '../../words/translations';
import type { EveningList, Published, SeatList } from '../answers';
import type { Asked } from './asked';
import styles from './lists.module.css';

type Props = {
  readonly tournament: Tournament['id'];
  readonly list: EveningList;
  readonly timeZone: string;
};

const linesOf = (tournament: string): string => `/tournaments/${tournament}/standings/lines`;

type PersonProps = Props & { readonly asked: Asked; readonly published: readonly Published[] };

/** Everybody's list, with the one that was read out last beside it if it is of the same rounds. */
export function PersonList({ tournament, list, timeZone, asked, published }: PersonProps) {
  const t = useTranslations('eveningList');
  const season = useTranslations('season');
  const locale = useLocale();
  if (list.lines.length === 0) return <p className="sheet">{t('none')}</p>;
  const then = publishedAs(published, asked);
  return (
    <>
      {then && (
        <p className={styles.note}>
          {t('asPublished', { time: momentWords(then.at, locale, timeZone) })}.{' '}
          {season('lastMoved', { count: then.moved.length })}
        </p>
      )}
      <StandingsTable
        list={list}
        of="tournament"
        label={t('title')}
        linesAt={linesOf(tournament)}
        published={then}
        timeZone={timeZone}
      />
    </>
  );
}

/** The newest published list of the same rounds; one round alone is never published. */
function publishedAs(published: readonly Published[], { round, only }: Asked): Published | null {
  if (only !== null) return null;
  const same = ({ kind, round: of }: Published) => (round === null ? kind === 'final' : of === round);
  return published.find(same) ?? null;
}

type CompassProps = Omit<Props, 'list'> & { readonly lists: readonly SeatList[] };

/** A list for each place at the table: those who kept it all evening played against each other's cards. */
export function CompassLists({ tournament, lists, timeZone }: CompassProps) {
  const t = useTranslations('eveningList');
  if (lists.length === 0) return <p className="sheet">{t('noCompass')}</p>;
  return (
    <>
      {lists.map(({ label, list }) => (
        <section key={label} className={styles.seat}>
          <h3>{t('label', { label })}</h3>
          <StandingsTable
            list={list}
            of="tournament"
            label={t('label', { label })}
            linesAt={linesOf(tournament)}
            timeZone={timeZone}
          />
        </section>
      ))}
    </>
  );
}
