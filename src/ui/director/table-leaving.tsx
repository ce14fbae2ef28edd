'use client';

import { Button, Modal, NativeSelect, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { type TableFate, tableFates } from '@/league/tournaments/table-fate';
import { WriteNotice } from '../notice/write-notice';
import { sending } from '../place/sending';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import type { Tournament } from '../tournament/answers';
import { useTranslations } from '../words/translations';
import type { DirectorTable } from './answers';
import styles from './table-card.module.css';
import type { Person } from './table-cards';

type Props = {
  readonly tournament: Tournament['id'];
  readonly version: number;
  readonly table: DirectorTable;
  readonly free: readonly Person[];
  readonly close: () => void;
};

/** One act for "he goes home now": who, and what becomes of his table. */
export function TableLeaving(props: Props) {
  const t = useTranslations('director');
  const place = useTranslations('place');
  const { table, close } = props;
  return (
    <Modal
      opened
      onClose={close}
      title={t('leaveTitle', { table: table.table })}
      closeButtonProps={{ 'aria-label': place('close') }}
    >
      <LeavingForm {...props} />
    </Modal>
  );
}

function LeavingForm({ tournament, version, table, free, close }: Props) {
  const t = useTranslations('director');
  const trpc = useTRPC();
  const here = table.players.filter(({ present }) => present);
  const [person, setPerson] = useState('');
  const [fate, setFate] = useState<TableFate>('stop');
  const [substitute, setSubstitute] = useState('');
  const [asked, setAsked] = useState(false);
  const options = trpc.participants.leave.mutationOptions();
  const { send, pending, notice } = useWriting(options, { place: `${table.sitting}:leave`, done: close });
  const who = here.find((one) => one.person === person)?.person;
  const other = free.find((one) => one.person === substitute)?.person ?? null;
  const missing = who === undefined || (fate === 'substitute' && other === null);
  const leave = () => {
    setAsked(true);
    if (who === undefined || missing) return;
    send({ tournament, version, person: who, table: fate, substitute: fate === 'substitute' ? other : null });
  };
  return (
    <form className={styles.dialog} noValidate onSubmit={sending(leave)}>
      <PersonChoice label={t('leaveWho')} of={here} value={person} choose={setPerson} />
      <FateChoice fate={fate} choose={setFate} />
      {fate === 'substitute' && free.length === 0 && <p>{t('noSubstitute')}</p>}
      {fate === 'substitute' && free.length > 0 && (
        <PersonChoice label={t('leaveSubstitute')} of={free} value={substitute} choose={setSubstitute} />
      )}
      <p className="soft">{t('leaveWhat')}</p>
      {asked && missing && <p role="alert">{t('leaveMissing')}</p>}
      <WriteNotice {...notice} />
      <Button type="submit" size="md" loading={pending}>
        {t('leaveAct')}
      </Button>
    </form>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly of: readonly Person[];
  readonly value: string;
  readonly choose: (person: string) => void;
};

function PersonChoice({ label, of, value, choose }: ChoiceProps) {
  const t = useTranslations('director');
  return (
    <NativeSelect
      label={label}
      size="md"
      required
      value={value}
      data={[
        { value: '', label: t('choose') },
        ...of.map(({ person, name }) => ({ value: person, label: name })),
      ]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

type FateProps = { readonly fate: TableFate; readonly choose: (fate: TableFate) => void };

function FateChoice({ fate, choose }: FateProps) {
  const t = useTranslations('director');
  return (
    <Radio.Group
      label={t('leaveFate')}
      size="md"
      value={fate}
      onChange={(value) => choose(tableFates.find((one) => one === value) ?? 'stop')}
    >
      <Stack gap="xs" mt="xs">
        {tableFates.map((one) => (
          <Radio key={one} value={one} size="md" label={t(`fates.${one}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
