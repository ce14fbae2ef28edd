import { useLocale } from 'next-intl';
import { Criteria } from '@/league/seasons/criteria';
import type { SeasonLogEntry, SeasonView } from '../remote/answers';
import { momentWords } from '../standings/dates';
import { useTranslations } from '../words/translations';
import { CountingWords } from './criteria-view';
import styles from './season.module.css';

type Props = {
  readonly season: Pick<SeasonView, 'id'>;
  readonly log: readonly SeasonLogEntry[];
  readonly timeZone: string;
};

/** Everything that was changed, the newest first, with who and why. */
export function SeasonHistory({ log, season, timeZone }: Props) {
  return (
    <ol className={styles.history}>
      {log.toReversed().map((entry) => (
        <li key={entry.position}>
          <Entry entry={entry} season={season.id} timeZone={timeZone} />
        </li>
      ))}
    </ol>
  );
}

type EntryProps = { readonly entry: SeasonLogEntry; readonly season: string; readonly timeZone: string };

function Entry({ entry, season, timeZone }: EntryProps) {
  const t = useTranslations('criteria');
  const locale = useLocale();
  const { at, by, data } = entry;
  const criteria = Criteria.safeParse(data.criteria);
  const why = typeof data.why === 'string' ? data.why : null;
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>
        {momentWords(at, locale, timeZone)} {by !== null && t('by', { name: by })}
      </time>
      <strong>{t(`histories.${happening(entry, season)}`)}</strong>
      {criteria.success && <CountingWords criteria={criteria.data} />}
      {why !== null && <blockquote>{t('reason', { why })}</blockquote>}
    </>
  );
}

const told = [
  'SeasonOpened',
  'SeasonCriteriaChanged',
  'SeasonCalled',
  'SeasonStarted',
  'SeasonClosed',
  'SeasonReopened',
] as const;

type Happening = (typeof told)[number] | 'MovedIn' | 'MovedOut' | 'other';

/** An evening that was moved here says so by its season. */
function happening({ type, data }: SeasonLogEntry, season: string): Happening {
  if (type === 'TournamentMoved') return data.to === season ? 'MovedIn' : 'MovedOut';
  return told.find((one) => one === type) ?? 'other';
}
