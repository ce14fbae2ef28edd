import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ClubTheme } from '../club/club-theme';
import { dayWords } from '../evening/day';
import { PageHead } from '../place/page-head';
import type { ClubPage, Tournament } from './answers';
import { StageSign } from './stage-sign';
import { TournamentLive } from './tournament-live';
import { TournamentTabs } from './tournament-tabs';
import styles from './tournament-frame.module.css';

type Props = {
  readonly tournament: Tournament;
  readonly look: ClubPage['look'];
  readonly official: boolean;
  readonly children: ReactNode;
};

/** What stands around every page of an evening: which one it is, where it is, and its pages. */
export function TournamentFrame({ tournament, look, official, children }: Props) {
  const { id, name, club, position } = tournament;
  const locale = useLocale();
  return (
    <div className={styles.frame}>
      <ClubTheme look={look} />
      <PageHead
        crumbs={[{ href: `/clubs/${club.id}`, name: club.name }]}
        title={name}
        sub={<Signs tournament={tournament} day={dayWords(tournament.date, locale)} />}
      />
      <TournamentTabs tournament={id} official={official} />
      {children}
      {tournament.stage === 'running' || <TournamentLive tournament={id} position={position} quiet />}
    </div>
  );
}

function Signs({ tournament, day }: Pick<Props, 'tournament'> & { readonly day: string }) {
  const { id, stage, archived, position } = tournament;
  return (
    <span className={styles.signs}>
      <span>{day}</span>
      <StageSign stage={stage} archived={archived} />
      {stage === 'running' && <TournamentLive tournament={id} position={position} />}
    </span>
  );
}
