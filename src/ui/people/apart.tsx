'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { apartReasons } from '@/league/seating/request';
import { strengths } from '@/league/tournaments/participant-events';
import { useTRPC } from '../remote/remote';
import type { Participant, Tournament } from '../tournament/answers';
import { Choice } from '../tournament/choice';
import { type Desk, useReasons } from '../tournament/desk';
import { WriteAct } from '../tournament/write-act';
import { useTranslations } from '../words/translations';
import { byName } from './attendance';
import { Fold } from './fold';
import styles from './fold.module.css';

type Props = {
  readonly tournament: Pick<Tournament, 'participants' | 'prohibitions'>;
  readonly desk: Desk;
};

/** Who is not to meet whom. */
export function Apart({ tournament: { participants, prohibitions }, desk }: Props) {
  const t = useTranslations('participants.apart');
  return (
    <Fold title={t('title')} sum={t('sum', { count: prohibitions.length })}>
      <p className="soft">{t('what')}</p>
      <ul className={styles.lines}>
        {prohibitions.map((one) => (
          <li key={one.persons.map(({ person }) => person).join(' ')}>
            <Pair one={one} />
            <Lift one={one} desk={desk} />
          </li>
        ))}
      </ul>
      {participants.length > 1 && <KeepApart participants={participants} desk={desk} />}
    </Fold>
  );
}

type Prohibition = Tournament['prohibitions'][number];

function Pair({ one }: { readonly one: Prohibition }) {
  const t = useTranslations('participants.apart');
  const { persons, strength, addedAfter } = one;
  const reason = apartReasons.find((known) => known === one.reason) ?? 'other';
  return (
    <span>
      <strong>{persons.map(({ name }) => name).join(' – ')}</strong>{' '}
      <span className="soft">
        {`${t(`reasons.${reason}`)}, ${t(`strengths.${strength}`)}`}
        {addedAfter > 0 && `, ${t('late', { round: addedAfter })}`}
      </span>
    </span>
  );
}

function Lift({ one, desk }: { readonly one: Prohibition; readonly desk: Desk }) {
  const t = useTranslations('participants.apart');
  const trpc = useTRPC();
  const reason = useReasons(desk)('enrol');
  const { id: tournament, version } = desk;
  const [first, second] = one.persons.map(({ person }) => person);
  if (first === undefined || second === undefined) return null;
  return (
    <WriteAct
      options={trpc.participants.liftProhibition.mutationOptions()}
      wish={{ tournament, version, persons: [first, second] }}
      place={`${tournament}:lift:${first}:${second}`}
      reason={reason}
      variant="default"
      size="sm"
    >
      {t('lift')}
    </WriteAct>
  );
}

type FormProps = { readonly participants: readonly Participant[]; readonly desk: Desk };

function KeepApart({ participants, desk }: FormProps) {
  const t = useTranslations('participants.apart');
  const trpc = useTRPC();
  const sorted = byName(participants, useLocale());
  const persons = sorted.map(({ person }) => person);
  const name = (id: string) => sorted.find(({ person }) => person === id)?.name ?? id;
  const [one, setOne] = useState(persons[0]);
  const [other, setOther] = useState(persons[1]);
  const [strength, setStrength] = useState<(typeof strengths)[number]>('absolute');
  const [reason, setReason] = useState<(typeof apartReasons)[number]>('couple');
  const why = useReasons(desk)('enrol');
  const { id: tournament, version } = desk;
  if (one === undefined || other === undefined) return null;
  return (
    <div className={`${styles.form} no-print`}>
      <Choice label={t('one')} value={one} values={persons} say={name} change={setOne} />
      <Choice label={t('other')} value={other} values={persons} say={name} change={setOther} />
      <Choice
        label={t('reason')}
        value={reason}
        values={apartReasons}
        say={(value) => t(`reasons.${value}`)}
        change={setReason}
      />
      <Choice
        label={t('strength')}
        value={strength}
        values={strengths}
        say={(value) => t(`strengths.${value}`)}
        change={setStrength}
      />
      <WriteAct
        options={trpc.participants.keepApart.mutationOptions()}
        wish={{ tournament, version, persons: [one, other], strength, reason }}
        place={`${tournament}:apart`}
        reason={why}
        variant="default"
      >
        {t('act')}
      </WriteAct>
    </div>
  );
}
