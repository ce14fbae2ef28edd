import { Link } from '@/i18n/navigation';
import { Fold } from '../people/fold';
import { PrintButton } from '../place/print-button';
import type { Round, Tournament } from '../tournament/answers';
import { deskOf, type Desk } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import { ByName } from './by-name';
import { Matrix, type SeasonMeetings } from './matrix';
import { ModeChoice } from './mode-choice';
import { Proposals } from './proposals';
import { ReportWords } from './report-words';
import { RoundHead } from './round-head';
import { SeatingBoard } from './seating-board';
import styles from './seating-page.module.css';
import { roundsToShow, shownRound } from './shown-round';

type Props = {
  readonly tournament: Tournament;
  readonly earlier: SeasonMeetings;
  readonly official: boolean;
  readonly timeZone: string;
  /** The round in the address. */
  readonly asked: string | undefined;
};

/** Who sits where: found by the machine, moved by hand, put up, begun. */
export function SeatingPage({ tournament, earlier, official, timeZone, asked }: Props) {
  const t = useTranslations('placing');
  const { rounds, id } = tournament;
  const shown = roundsToShow(tournament, official);
  const number = shownRound(shown, asked);
  const round = rounds.find((one) => one.round === number);
  const desk = deskOf(tournament, official);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2>{number === null ? t('title') : t('round', { round: number })}</h2>
        {shown.length > 1 && <RoundLinks tournament={id} shown={shown} current={number} />}
        {round && <PrintButton />}
      </div>
      {number === null && <p className="sheet">{t('nothing')}</p>}
      {round && (
        <SeatedRound tournament={tournament} round={round} desk={desk} timeZone={timeZone} />
      )}
      {number !== null && !round && <Seat tournament={tournament} round={number} desk={desk} />}
      {rounds.length > 0 && <Matrix tournament={tournament} earlier={earlier} />}
    </div>
  );
}

type LinksProps = {
  readonly tournament: string;
  readonly shown: readonly number[];
  readonly current: number | null;
};

function RoundLinks({ tournament, shown, current }: LinksProps) {
  const t = useTranslations('placing');
  return (
    <nav className={`${styles.rounds} no-print`} aria-label={t('rounds')}>
      {shown.map((round) => (
        <Link
          key={round}
          href={`/tournaments/${tournament}/seating?round=${round}`}
          aria-current={round === current ? 'page' : undefined}
        >
          {t('roundShort', { round })}
        </Link>
      ))}
    </nav>
  );
}

type SeatProps = { readonly tournament: Tournament; readonly round: number; readonly desk: Desk };

/** A round that waits to be seated. */
function Seat({ tournament: { plan, present }, round, desk }: SeatProps) {
  return (
    <>
      <Proposals desk={desk} round={round} present={present} planned={plan} />
      {round > 1 && <ModeChoice key={round} desk={desk} plan={plan} round={round} />}
    </>
  );
}

type RoundProps = Omit<SeatProps, 'round'> & { readonly round: Round; readonly timeZone: string };

function SeatedRound({ tournament, round, desk, timeZone }: RoundProps) {
  const t = useTranslations('placing');
  const { plan, present, rounds } = tournament;
  const { tables, out, absent, changed, started } = round;
  const waits = started === null && round.round === rounds.length;
  return (
    <>
      <RoundHead round={round} desk={desk} timeZone={timeZone} />
      <SeatingBoard
        key={round.round}
        round={{ number: round.round, tables, out, absent, changed, waits }}
        desk={desk}
      />
      <ByName tables={tables} out={out} />
      {desk.official && <ReportWords round={round} />}
      {waits && desk.official && (
        <Fold title={t('again')}>
          <Proposals desk={desk} round={round.round} present={present} planned={plan} again />
          {round.round > 1 && <ModeChoice key={round.round} desk={desk} plan={plan} round={round.round} />}
        </Fold>
      )}
    </>
  );
}
