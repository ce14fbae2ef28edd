'use client';

import { useState } from 'react';
import { type TableFate, tableFates } from '@/league/tournaments/table-fate';
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
  readonly done: () => void;
};

/** He goes home now. In the middle of a round it is asked what becomes of his table. */
export function Leaving({ one, tournament, others, desk, done }: Props) {
  const t = useTranslations('participants.leaving');
  const trpc = useTRPC();
  const [fate, setFate] = useState<TableFate>('stop');
  const [substitute, setSubstitute] = useState<Participant['person'] | null>(null);
  const { id, version } = desk;
  const place = tournament.seated.find(({ person }) => person === one.person);
  const wish = { tournament: id, version, person: one.person };
  const missing = place && fate === 'substitute' && substitute === null ? t('whoFirst') : null;
  const settled = fate === 'substitute' ? { table: fate, substitute } : { table: fate };
  return (
    <section className={styles.part} aria-label={t('act')}>
      {place && (
        <fieldset>
          <legend>{t('table', { table: place.table })}</legend>
          {tableFates.map((one) => (
            <Fate key={one} fate={one} checked={one === fate} choose={setFate} />
          ))}
          {fate === 'substitute' && (
            <StandIn
              one={one}
              tournament={tournament}
              others={others}
              value={substitute}
              change={setSubstitute}
            />
          )}
        </fieldset>
      )}
      <WriteAct
        options={trpc.participants.leave.mutationOptions()}
        wish={place ? { ...wish, ...settled } : wish}
        place={`${id}:leave:${one.person}`}
        reason={useReasons(desk)('check-in') ?? missing}
        done={done}
        variant="default"
      >
        {t('act')}
      </WriteAct>
    </section>
  );
}

type FateProps = {
  readonly fate: TableFate;
  readonly checked: boolean;
  readonly choose: (fate: TableFate) => void;
};

function Fate({ fate, checked, choose }: FateProps) {
  const t = useTranslations('participants.leaving.fates');
  return (
    <label className={styles.fate}>
      <input type="radio" name="fate" checked={checked} onChange={() => choose(fate)} />
      <span>
        {t(`${fate}.name`)}
        <small>{t(`${fate}.what`)}</small>
      </span>
    </label>
  );
}
