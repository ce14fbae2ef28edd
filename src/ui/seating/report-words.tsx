import { SeatingReport } from '@/league/seating/seating';
import type { Round } from '../tournament/answers';
import { useTranslations } from '../words/translations';
import styles from './seating-page.module.css';

type Props = { readonly round: Round };

/** What the seating is worth, in plain words; and for the curious how it came about. */
export function ReportWords({ round }: Props) {
  const t = useTranslations('placing.report');
  const { how } = round;
  const report = SeatingReport.safeParse(round.report);
  const names = new Map(
    [...round.tables.flatMap(({ persons }) => persons), ...round.out, ...round.absent].map(
      ({ person, name }) => [person, name],
    ),
  );
  const nameOf = (person: SeatingReport['shares'][number]['person']) => names.get(person) ?? t('somebody');
  return (
    <section className={`sheet ${styles.section}`} aria-labelledby="report">
      <h3 id="report">{t('title')}</h3>
      {report.success && (
        <ul className={styles.report}>
          <Repeats report={report.data} nameOf={nameOf} />
          <Conflicts report={report.data} nameOf={nameOf} />
          <Shares report={report.data} />
        </ul>
      )}
      <p className="soft">
        {how.manual
          ? t('manual')
          : t('how', { seed: String(how.seed), moves: how.iterations, version: how.version })}
      </p>
    </section>
  );
}

type PartProps = {
  readonly report: SeatingReport;
  readonly nameOf: (person: SeatingReport['shares'][number]['person']) => string;
};

function Repeats({ report, nameOf }: PartProps) {
  const t = useTranslations('placing.report');
  const { repeats, lowerBound, worst, seasonMeetings } = report;
  const [one, other] = worst?.persons ?? [];
  return (
    <>
      <li>{repeats === 0 ? t('noRepeats') : t('repeats', { repeats, least: lowerBound })}</li>
      {worst && one !== undefined && other !== undefined && (
        <li>
          {t('worst', {
            one: nameOf(one),
            other: nameOf(other),
            times: worst.meetings,
            rounds: worst.rounds.join(', '),
          })}
        </li>
      )}
      {seasonMeetings > 0 && <li>{t('season', { count: seasonMeetings })}</li>}
    </>
  );
}

function Conflicts({ report: { conflicts }, nameOf }: PartProps) {
  const t = useTranslations('placing.report');
  const reasons = useTranslations('participants.apart.reasons');
  if (conflicts.length === 0) return <li>{t('noConflicts')}</li>;
  return conflicts.map(({ persons: [one, other], table, reason, round }) => (
    <li key={`${round} ${table} ${one} ${other}`} data-warning>
      {t('conflict', { one: nameOf(one), other: nameOf(other), table, reason: reasons(reason) })}
    </li>
  ));
}

/** How evenly what nobody wants is shared. */
function Shares({ report: { shares } }: Pick<PartProps, 'report'>) {
  const t = useTranslations('placing.report');
  const range = (values: readonly number[]) => ({
    least: Math.min(...values),
    most: Math.max(...values),
  });
  if (shares.length === 0) return null;
  const stints = range(shares.map((share) => share.stints));
  const out = range(shares.map((share) => share.out));
  return (
    <>
      {stints.most > 0 && <li>{t('stints', stints)}</li>}
      {out.most > 0 && <li>{t('outs', out)}</li>}
    </>
  );
}
