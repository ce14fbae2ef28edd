'use client';

import { useState } from 'react';
import { useTRPC } from '../remote/remote';
import type { Participant, PersonListed } from '../tournament/answers';
import { type Desk, useReasons } from '../tournament/desk';
import { WriteAct } from '../tournament/write-act';
import { useTranslations } from '../words/translations';
import type { Listed } from './people-page';
import styles from './person-dialog.module.css';
import { StandIn } from './stand-in';

type Props = {
  readonly one: Participant;
  readonly tournament: Listed;
  readonly others: readonly PersonListed[];
  readonly desk: Desk;
};

/** Who plays for him in which round; for the next one somebody can be named. */
export function Substitutes({ one, tournament, others, desk }: Props) {
  const t = useTranslations('participants.substitutes');
  const { substitutions, nextRound, rounds } = tournament;
  const his = substitutions.filter(({ person }) => person.person === one.person);
  const named = his.some(({ round }) => round === nextRound);
  if (his.length === 0 && nextRound > rounds) return null;
  return (
    <section className={styles.part}>
      <h3>{t('title')}</h3>
      <ul className="stack">
        {his.map(({ round, substitute }) => (
          <li key={round} className={styles.line}>
            <span>{t('plays', { round, name: substitute.name })}</span>
            <Withdraw one={one} round={round} desk={desk} />
          </li>
        ))}
      </ul>
      {!named && nextRound <= rounds && (
        <Appoint one={one} tournament={tournament} others={others} desk={desk} />
      )}
    </section>
  );
}

function Withdraw({ one, round, desk }: Pick<Props, 'one' | 'desk'> & { readonly round: number }) {
  const t = useTranslations('participants.substitutes');
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  return (
    <WriteAct
      options={trpc.participants.withdrawSubstitute.mutationOptions()}
      wish={{ tournament, version, person: one.person, round }}
      place={`${tournament}:no-substitute:${one.person}:${round}`}
      reason={useReasons(desk)('enrol')}
      variant="default"
      size="sm"
    >
      {t('withdraw')}
    </WriteAct>
  );
}

function Appoint({ one, tournament, others, desk }: Props) {
  const t = useTranslations('participants.substitutes');
  const trpc = useTRPC();
  const [chosen, setChosen] = useState<Participant['person'] | null>(null);
  const reason = useReasons(desk)('enrol');
  const { id, version } = desk;
  const { nextRound: round } = tournament;
  const missing = chosen === null ? t('whoFirst') : null;
  return (
    <div className={styles.line}>
      <StandIn one={one} tournament={tournament} others={others} value={chosen} change={setChosen} />
      <WriteAct
        options={trpc.participants.substitute.mutationOptions()}
        wish={{ tournament: id, version, person: one.person, substitute: chosen ?? one.person, round }}
        place={`${id}:substitute:${one.person}:${round}`}
        reason={reason ?? missing}
        variant="default"
      >
        {t('act', { round })}
      </WriteAct>
    </div>
  );
}
