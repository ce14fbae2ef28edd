import type { SeasonView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { pickSeason } from './criteria-page';
import { RenameSeason } from './rename-season';
import { CloseSeason, PublishSeason, ReopenSeason, StartSeason } from './season-acts';
import styles from './season.module.css';

type Props = { readonly season: SeasonView; readonly official: boolean };

/** What is done with a season as a whole; what cannot be done now says why. */
export function ManagePage({ season, official }: Props) {
  const logIn = useTranslations('season')('logIn');
  const open = season.calendar.reduce((sum, evening) => sum + evening.open, 0);
  const acts = { season: pickSeason(season), barred: official ? null : logIn };
  return (
    <div className={styles.acts}>
      <StartSeason {...acts} />
      <PublishSeason {...acts} open={open} />
      <CloseSeason {...acts} open={open} />
      <ReopenSeason {...acts} />
      <RenameSeason {...acts} />
    </div>
  );
}
