'use client';

import { TextInput } from '@mantine/core';
import { useAwake } from '../remote/awake';
import { useTRPC } from '../remote/remote';
import type { Participant } from '../tournament/answers';
import type { Desk } from '../tournament/desk';
import { WriteAct } from '../tournament/write-act';
import { useTranslations } from '../words/translations';
import { type Filter, filters } from './attendance';
import styles from './check-in.module.css';

type Props = {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  readonly desk: Desk;
  readonly reason: string | null;
  /** Who has not come and has not said no. */
  readonly missing: readonly Participant[];
};

/** Finding somebody, who is not on the list too; showing only some; everybody at once. */
export function CheckInTools({ query, setQuery, filter, setFilter, desk, reason, missing }: Props) {
  const t = useTranslations('participants');
  const awake = useAwake();
  return (
    <div className={`${styles.tools} no-print`}>
      <TextInput
        className={styles.search}
        type="search"
        size="md"
        label={desk.official ? t('searchOrAdd') : t('search')}
        autoComplete="off"
        value={query}
        disabled={!awake}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div className={styles.filters} role="group" aria-label={t('filter')}>
        {filters.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === filter}
            disabled={!awake}
            onClick={() => setFilter(one)}
          >
            {t(`filters.${one}`)}
          </button>
        ))}
      </div>
      {desk.official && reason === null && missing.length > 1 && (
        <AllHere desk={desk} missing={missing} />
      )}
    </div>
  );
}

/** Most are there on most evenings: one tap for all, one more for each who is not. */
function AllHere({ desk, missing }: Pick<Props, 'desk' | 'missing'>) {
  const t = useTranslations('participants');
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  return (
    <WriteAct
      options={trpc.participants.arrive.mutationOptions()}
      wish={{ tournament, version, persons: missing.map(({ person }) => person) }}
      place={`${tournament}:all-here`}
      variant="default"
    >
      {t('allHere', { count: missing.length })}
    </WriteAct>
  );
}
