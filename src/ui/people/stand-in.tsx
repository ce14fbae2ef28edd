'use client';

import { NativeSelect } from '@mantine/core';
import { useLocale } from 'next-intl';
import type { Participant, PersonListed } from '../tournament/answers';
import { useTranslations } from '../words/translations';
import { byName } from './attendance';
import type { Listed } from './people-page';

type Props = {
  readonly one: Participant;
  readonly tournament: Listed;
  readonly others: readonly PersonListed[];
  readonly value: Participant['person'] | null;
  readonly change: (person: Participant['person'] | null) => void;
};

/** Who may play in somebody's place: whoever sits at no table now, and whom the club knows. */
export function StandIn({ one, tournament: { participants, seated }, others, value, change }: Props) {
  const t = useTranslations('participants.substitutes');
  const locale = useLocale();
  const atTable = new Set(seated.map(({ person }) => person));
  const listed = participants.filter(({ person }) => person !== one.person && !atTable.has(person));
  const known = others.map(({ id, name }) => ({ person: id, name }));
  const choices = byName([...listed, ...known], locale);
  return (
    <NativeSelect
      label={t('who')}
      size="md"
      value={value ?? ''}
      data={[
        { value: '', label: t('choose') },
        ...choices.map(({ person, name }) => ({ value: person, label: name })),
      ]}
      onChange={({ currentTarget }) =>
        change(choices.find(({ person }) => person === currentTarget.value)?.person ?? null)
      }
    />
  );
}
