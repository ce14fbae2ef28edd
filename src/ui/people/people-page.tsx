import { PrintButton } from '../place/print-button';
import type { PersonListed, Tournament } from '../tournament/answers';
import { deskOf } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import { Apart } from './apart';
import { CheckIn } from './check-in';
import { Fees } from './fees';
import { Links } from './links';
import { PasteAct } from './paste-dialog';
import styles from './people-page.module.css';
import { Teams } from './teams';

type Props = {
  readonly tournament: Tournament;
  /** Whom the club knows; nobody for a visitor. */
  readonly known: readonly PersonListed[];
  readonly official: boolean;
  readonly currency: string;
};

/** Who is here tonight, who is expected, and everything that is agreed with them. */
export function PeoplePage({ tournament, known, official, currency }: Props) {
  const t = useTranslations('participants');
  const { participants, present, expected, fees } = tournament;
  const desk = deskOf(tournament, official);
  const listed = new Set(participants.map(({ person }) => person));
  const others = known.filter(({ id }) => !listed.has(id));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h2>{t('title')}</h2>
          <p className={styles.count}>{t('count', { present, expected, listed: participants.length })}</p>
        </div>
        <div className={`${styles.acts} no-print`}>
          {official && <PasteAct desk={desk} />}
          <PrintButton />
        </div>
      </div>
      <CheckIn tournament={slim(tournament)} others={others} desk={desk} />
      {official && (
        <>
          {fees.due > 0 && <Fees participants={participants} desk={desk} currency={currency} />}
          <Apart tournament={{ participants, prohibitions: tournament.prohibitions }} desk={desk} />
          <Teams tournament={{ participants, teams: tournament.teams }} desk={desk} />
          <Links participants={participants} others={others} desk={desk} />
        </>
      )}
    </div>
  );
}

/** What the list needs of the evening: not its seatings and their reports. */
function slim({ participants, substitutions, stage, nextRound, plan, rounds }: Tournament) {
  const last = rounds.at(-1);
  const tables = stage === 'running' && last ? last.tables : [];
  const seated = tables.flatMap(({ table, persons }) => persons.map(({ person }) => ({ person, table })));
  return { participants, substitutions, nextRound, rounds: plan.rounds, seated };
}
export type Listed = ReturnType<typeof slim>;
