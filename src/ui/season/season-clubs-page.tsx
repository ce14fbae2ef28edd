import type { GroupList, SeasonView } from '../remote/answers';
import { GroupTable } from '../standings/group-table';
import { useTranslations } from '../words/translations';
import { AtChoice, OldNotice } from './at-choice';
import { ListChoice } from './list-choice';
import type { At } from './season-table-page';
import styles from './season.module.css';

type Props = { readonly season: SeasonView; readonly at: At; readonly list: GroupList };

/** The table of clubs: each by what those who played for it made. */
export function SeasonClubsPage({ season, at, list }: Props) {
  const t = useTranslations('season');
  return (
    <>
      <div className={`${styles.bar} no-print`}>
        <ListChoice season={season.id} at={at} current="clubs" />
        <CountingChoice at={at} counting={list.counting} />
        <AtChoice season={season} at={at} list="clubs" counting={list.counting} />
      </div>
      <OldNotice season={season.id} at={at} />
      <GroupTable list={list} label={t('clubs')} />
    </>
  );
}

const countings = [1, 2, 3, 4, 5, 6, 8, 10] as const;

type CountingProps = { readonly at: At; readonly counting: number | null };

/** How many of a club count. */
function CountingChoice({ at, counting }: CountingProps) {
  const t = useTranslations('listing');
  const season = useTranslations('season');
  return (
    <form className={styles.at} method="get">
      <input type="hidden" name="list" value="clubs" />
      {at && <input type="hidden" name="at" value={at.date} />}
      <label>
        {season('countingOf')}
        <select name="counting" defaultValue={counting ?? ''}>
          <option value="">{t('everybody')}</option>
          {countings.map((count) => (
            <option key={count} value={count}>
              {t('best', { count })}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{season('at.show')}</button>
    </form>
  );
}
