'use client';

import { Button, NativeSelect, Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { WriteNotice } from '../../notice/write-notice';
import { sending } from '../../place/sending';
import type { MemberListed } from '../../remote/answers';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { useTranslations } from '../../words/translations';
import type { MemberProps } from './member-dialog';
import type { Merged } from './separation';
import styles from './members-page.module.css';

type Props = MemberProps & { readonly merged: (merged: Merged) => void };

/** Two entries turn out to be one person: which one stays, and why one is sure. */
export function Merging({ member, club, list, close, merged }: Props) {
  const t = useTranslations('club.merging');
  const [other, setOther] = useState('');
  const [stays, setStays] = useState<'this' | 'other'>('this');
  const [why, setWhy] = useState('');
  const others = list.members.filter(({ person }) => person !== member.person);
  const chosen = others.find(({ person }) => person === other);
  const pair = chosen && pairOf(stays === 'this' ? [member, chosen] : [chosen, member]);
  const state = useMerging(club.id, () => {
    if (pair) merged(pair);
    close();
  });
  const send = () => {
    if (!pair) return;
    const ids = { kept: pair.kept.person, merged: pair.merged.person };
    state.send({ club: club.id, version: list.version, ...ids, why: why.trim() });
  };
  return (
    <form className={styles.form} onSubmit={sending(send)}>
      <p className="soft">{t('what')}</p>
      <NativeSelect
        size="md"
        required
        label={t('other')}
        value={other}
        data={[{ value: '', label: t('choose') }, ...others.map(asChoice)]}
        onChange={(event) => setOther(event.currentTarget.value)}
      />
      {chosen && <Staying names={[member.name, chosen.name]} value={stays} change={setStays} />}
      <Textarea
        size="md"
        required
        autosize
        minRows={2}
        maxLength={500}
        label={t('why')}
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      <WriteNotice {...state.notice} />
      <Button type="submit" size="md" variant="default" loading={state.pending}>
        {t('merge')}
      </Button>
    </form>
  );
}

const pairOf = ([kept, merged]: readonly [MemberListed, MemberListed]): Merged => ({ kept, merged });

const asChoice = ({ person, name }: MemberListed) => ({ value: person, label: name });

function useMerging(club: string, done: () => void) {
  const trpc = useTRPC();
  return useWriting(trpc.persons.merge.mutationOptions(), { place: `${club}:merge`, done });
}

type StayingProps = {
  readonly names: readonly [string, string];
  readonly value: 'this' | 'other';
  readonly change: (value: 'this' | 'other') => void;
};

function Staying({ names, value, change }: StayingProps) {
  const t = useTranslations('club.merging');
  return (
    <Radio.Group
      label={t('stays')}
      value={value}
      onChange={(now) => change(now === 'other' ? 'other' : 'this')}
    >
      <Stack mt="xs" gap="sm">
        <Radio size="md" value="this" label={names[0]} />
        <Radio size="md" value="other" label={names[1]} />
      </Stack>
    </Radio.Group>
  );
}
