'use client';

import { UserPlus } from 'lucide-react';
import { useTRPC } from '../remote/remote';
import type { Participant, PersonListed } from '../tournament/answers';
import { type Desk, useReasons } from '../tournament/desk';
import { WriteAct } from '../tournament/write-act';
import { useTranslations } from '../words/translations';
import { nameFits, sameName } from './attendance';
import styles from './check-in.module.css';

type Props = {
  readonly query: string;
  readonly others: readonly PersonListed[];
  /** Who is on the list. */
  readonly taken: readonly Participant[];
  readonly desk: Desk;
  readonly done: () => void;
};

const mostOffered = 5;

/** Somebody who is not on the list walks in: written in the search, put on the list and ticked by one tap. */
export function WalkIn({ query, others, taken, desk, done }: Props) {
  const t = useTranslations('participants.walkIn');
  const name = query.trim();
  if (!desk.official || name.length < 2) return null;
  const offered = others.filter((one) => nameFits(one.name, name)).slice(0, mostOffered);
  const known = [...others, ...taken].some((one) => sameName(one.name, name));
  if (offered.length === 0 && known) return null;
  return (
    <div className={`${styles.walkIn} no-print`} role="group" aria-label={t('title')}>
      {offered.map(({ id, name: called, kind }) => (
        <Enrol key={id} entry={{ person: id }} place={id} desk={desk} done={done}>
          {t(kind === 'member' ? 'member' : 'guest', { name: called })}
        </Enrol>
      ))}
      {!known && (
        <Enrol entry={{ name }} place={name} desk={desk} done={done}>
          {t('new', { name })}
        </Enrol>
      )}
    </div>
  );
}

type Entry = { readonly person: PersonListed['id'] } | { readonly name: string };

type EnrolProps = Pick<Props, 'desk' | 'done'> & {
  readonly entry: Entry;
  readonly place: string;
  readonly children: string;
};

/** Before the doors are open he is only put on the list. */
function Enrol({ entry, place, desk, done, children }: EnrolProps) {
  const trpc = useTRPC();
  const why = useReasons(desk);
  const { id: tournament, version } = desk;
  const here = why('check-in') === null;
  return (
    <WriteAct
      options={trpc.participants.add.mutationOptions()}
      wish={{ tournament, version, entries: [entry], here }}
      place={`${tournament}:enrol:${place}`}
      reason={why('enrol')}
      done={done}
      variant="light"
      leftSection={<UserPlus size={20} aria-hidden="true" />}
    >
      {children}
    </WriteAct>
  );
}
