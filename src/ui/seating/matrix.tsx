import { useLocale } from 'next-intl';
import { byName } from '../people/attendance';
import { Fold } from '../people/fold';
import type { MeetingsListed, Tournament } from '../tournament/answers';
import { useTranslations } from '../words/translations';
import { meetingsOf } from './meetings';
import styles from './seating-page.module.css';

export type SeasonMeetings = MeetingsListed;

type Props = { readonly tournament: Tournament; readonly earlier: SeasonMeetings };

/** Who met whom how often: tonight's rounds, and the season's evenings before if it belongs to one. */
export function Matrix({ tournament, earlier }: Props) {
  const t = useTranslations('placing.matrix');
  const { participants } = tournament;
  const present = participants.filter(({ rounds, present: here }) => here || rounds.includes('table'));
  const people = byName(present, useLocale());
  const rows = meetingsOf(
    people.map(({ person }) => person),
    tournament.rounds,
    earlier,
  );
  return (
    <Fold title={t('title')} sum={t(tournament.season === null ? 'tonight' : 'season')}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('title')}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              {people.map(({ person, name }, at) => (
                <th key={person} scope="col" aria-label={name}>
                  <abbr title={name}>{at + 1}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ person, name }, at) => (
              <tr key={person}>
                <th scope="row">{`${at + 1}. ${name}`}</th>
                {rows[at]?.map((times, column) => (
                  <Met key={people[column]?.person} times={column === at ? null : times} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}

/** Once is as it should be; more often is marked. */
function Met({ times }: { readonly times: number | null }) {
  if (times === null) return <td aria-hidden="true">–</td>;
  return <td data-met={times > 1 ? 2 : times || undefined}>{times || ''}</td>;
}
