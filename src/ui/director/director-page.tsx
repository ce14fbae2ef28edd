import type { Tournament } from '../tournament/answers';
import { deskOf } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import type { Director } from './answers';
import { Calls } from './calls';
import styles from './director-page.module.css';
import { Penalties } from './penalties';
import { RoundPanel } from './round-panel';
import { TableCards } from './table-cards';
import { Waiting } from './waiting';

type Props = {
  readonly tournament: Tournament;
  readonly director: Director;
  /** The club's. */
  readonly timeZone: string;
};

/** Everything that a director looks at while a round is played, with the next step on top. */
export function DirectorPage({ tournament, director, timeZone }: Props) {
  const t = useTranslations('director');
  const desk = deskOf(tournament, true);
  return (
    <div className={styles.page}>
      <h2 className="hidden-words">{t('title')}</h2>
      <RoundPanel tournament={tournament} director={director} desk={desk} timeZone={timeZone} />
      <Calls director={director} timeZone={timeZone} />
      <TableCards
        tournament={tournament.id}
        director={director}
        free={freeIn(tournament, director)}
        timeZone={timeZone}
      />
      <Waiting director={director} />
      <Penalties tournament={tournament} desk={desk} timeZone={timeZone} />
    </div>
  );
}

/** Here and at no table: they could take over for somebody. */
function freeIn({ participants }: Tournament, { tables }: Director) {
  const open = tables.filter(({ state }) => state !== 'closed');
  const seated = new Set(open.flatMap(({ players }) => players.map(({ person }) => person)));
  return participants
    .filter(({ person, present, left }) => present && left === null && !seated.has(person))
    .map(({ person, name }) => ({ person, name }));
}
