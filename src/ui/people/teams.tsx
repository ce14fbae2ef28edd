'use client';

import { TextInput } from '@mantine/core';
import { useLocale } from 'next-intl';
import { useState } from 'react';
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
  readonly tournament: Pick<Tournament, 'participants' | 'teams'>;
  readonly desk: Desk;
};

/** Who plays with whom for a title of their own, and how many of a team count. */
export function Teams({ tournament: { participants, teams }, desk }: Props) {
  const t = useTranslations('participants.teams');
  const placed = new Set(teams.flatMap(({ persons }) => persons.map(({ person }) => person)));
  const free = participants.filter(({ person }) => !placed.has(person));
  return (
    <Fold title={t('title')} sum={t('sum', { count: teams.length })}>
      <p className="soft">{t('what')}</p>
      <ul className={styles.lines}>
        {teams.map(({ team, name, persons, counting }) => (
          <li key={team}>
            <span>
              <strong>{name}</strong>{' '}
              <span className="soft">
                {`${persons.map((one) => one.name).join(', ')} (${t('counting', { counting })})`}
              </span>
            </span>
            <Dissolve team={team} desk={desk} />
          </li>
        ))}
      </ul>
      {free.length > 0 && <FormTeam key={teams.length} free={free} desk={desk} />}
    </Fold>
  );
}

type DissolveProps = { readonly team: Tournament['teams'][number]['team']; readonly desk: Desk };

function Dissolve({ team, desk }: DissolveProps) {
  const t = useTranslations('participants.teams');
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  return (
    <WriteAct
      options={trpc.participants.dissolveTeam.mutationOptions()}
      wish={{ tournament, version, team }}
      place={`${tournament}:dissolve:${team}`}
      reason={useReasons(desk)('enrol')}
      variant="default"
      size="sm"
    >
      {t('dissolve')}
    </WriteAct>
  );
}

type FormProps = { readonly free: readonly Participant[]; readonly desk: Desk };

function FormTeam({ free, desk }: FormProps) {
  const t = useTranslations('participants.teams');
  const trpc = useTRPC();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Participant['person'][]>([]);
  const [counting, setCounting] = useState('3');
  const { id: tournament, version } = desk;
  const why = useReasons(desk)('enrol');
  const missing = name.trim() === '' || chosen.length === 0 ? t('missing') : null;
  return (
    <div className="stack no-print">
      <div className={styles.form}>
        <TextInput
          label={t('name')}
          size="md"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Choice
          label={t('howMany')}
          value={counting}
          values={['1', '2', '3', '4', '5', '6']}
          say={(value) => value}
          change={setCounting}
        />
      </div>
      <Members free={free} chosen={chosen} change={setChosen} />
      <WriteAct
        options={trpc.participants.formTeam.mutationOptions()}
        wish={{ tournament, version, name: name.trim(), persons: [...chosen], counting: Number(counting) }}
        place={`${tournament}:team`}
        reason={why ?? missing}
        variant="default"
      >
        {t('act')}
      </WriteAct>
    </div>
  );
}

type MembersProps = Pick<FormProps, 'free'> & {
  readonly chosen: readonly Participant['person'][];
  readonly change: (chosen: readonly Participant['person'][]) => void;
};

function Members({ free, chosen, change }: MembersProps) {
  const t = useTranslations('participants.teams');
  const toggle = (person: Participant['person'], yes: boolean) =>
    change(yes ? [...chosen, person] : chosen.filter((one) => one !== person));
  return (
    <fieldset>
      <legend>{t('who')}</legend>
      <div className={styles.people}>
        {byName(free, useLocale()).map(({ person, name }) => (
          <label key={person}>
            <input
              type="checkbox"
              checked={chosen.includes(person)}
              onChange={(event) => toggle(person, event.currentTarget.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
