'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { PersonListed } from '../tournament/answers';
import { type Desk, useReasons } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import { byName, type Filter, nameFits, passes } from './attendance';
import { ArrivalNotice, type Arrival } from './arrival-notice';
import { CheckInRow } from './check-in-row';
import { CheckInTools } from './check-in-tools';
import styles from './check-in.module.css';
import type { Listed } from './people-page';
import { PersonDialog } from './person-dialog';
import { WalkIn } from './walk-in';

type Props = {
  readonly tournament: Listed;
  /** Whom the club knows and who is not on the list. */
  readonly others: readonly PersonListed[];
  readonly desk: Desk;
};

/** The list of the evening, ticked by tapping: the whole row is the box. */
export function CheckIn({ tournament, others, desk }: Props) {
  const t = useTranslations('participants');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [last, setLast] = useState<Arrival | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const reason = useReasons(desk)('check-in');
  const { participants } = tournament;
  const shown = byName(participants, locale).filter(
    (one) => passes(filter, one) && nameFits(one.name, query),
  );
  const about = participants.find(({ person }) => person === opened);
  return (
    <section className={styles.place} aria-label={t('list')}>
      <CheckInTools
        {...{ query, setQuery, filter, setFilter, desk, reason }}
        missing={participants.filter(({ present, signed }) => !present && signed !== 'off')}
      />
      <WalkIn
        {...{ query, others, desk }}
        taken={participants}
        done={() => setQuery('')}
      />
      {desk.official && reason !== null && <p className="soft">{reason}</p>}
      {participants.length === 0 && <p className="sheet">{t('empty')}</p>}
      {participants.length > 0 && shown.length === 0 && <p className="soft">{t('none')}</p>}
      <ul className={styles.list}>
        {shown.map((one) => (
          <CheckInRow
            key={one.person}
            one={one}
            desk={desk}
            fixed={reason !== null}
            said={setLast}
            open={() => setOpened(one.person)}
          />
        ))}
      </ul>
      <ArrivalNotice last={last} desk={desk} dismiss={() => setLast(null)} />
      {about && (
        <PersonDialog
          {...{ tournament, others, desk }}
          one={about}
          close={() => setOpened(null)}
        />
      )}
    </section>
  );
}
