import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { momentWords } from '../../place/day';
import type { ClubLogLine, ClubPage } from '../../remote/answers';
import { useTranslations } from '../../words/translations';
import { ClubPlace } from '../club-place';
import { useLogSentence } from './log-sentence';
import styles from './log.module.css';

type Props = { readonly club: ClubPage; readonly lines: readonly ClubLogLine[] };

/** Everything that was done in the club, the newest first, with who did it and why. */
export function LogPage({ club, lines }: Props) {
  const t = useTranslations('club.log');
  const earliest = lines.at(-1)?.version ?? 1;
  return (
    <ClubPlace club={club} part="log" sub={t('what')}>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <LogLine key={line.version} line={line} club={club} />
        ))}
      </ol>
      {earliest > 1 && (
        <p className="no-print">
          <Link href={`/clubs/${club.id}/log?before=${earliest}`}>{t('earlier')}</Link>
        </p>
      )}
    </ClubPlace>
  );
}

function LogLine({ line, club }: { readonly line: ClubLogLine; readonly club: ClubPage }) {
  const t = useTranslations('club.log');
  const locale = useLocale();
  const sentence = useLogSentence(line, club);
  const { at, byName, data } = line;
  const when = momentWords(at, locale, club.timeZone);
  const why = data['why'];
  return (
    <li>
      <p className={styles.sentence}>{sentence}</p>
      {typeof why === 'string' && <p>{t('why', { why })}</p>}
      <p className="soft">{byName === null ? when : t('by', { when, name: byName })}</p>
    </li>
  );
}
