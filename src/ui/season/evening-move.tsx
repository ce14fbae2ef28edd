'use client';

import { Button, Modal, NativeSelect, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarEvening } from '../remote/answers';
import { WriteNotice } from '../notice/write-notice';
import { sending } from '../place/sending';
import { useAwake } from '../remote/awake';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import type { SeasonChoice } from './evenings-page';
import styles from './season.module.css';

type Props = Pick<CalendarEvening, 'tournament' | 'name'> & {
  /** Where it may go. */
  readonly seasons: readonly SeasonChoice[];
};

/** An evening goes to another season, or to none, with the reason; one command moves it. */
export function EveningMove(props: Props) {
  const t = useTranslations('calendar');
  const awake = useAwake();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="md"
        disabled={!awake}
        aria-label={t('moveTitle', { name: props.name })}
        onClick={() => setAsking(true)}
      >
        {t('move')}
      </Button>
      {asking && <MoveDialog {...props} close={() => setAsking(false)} />}
    </>
  );
}

function MoveDialog({ tournament, name, seasons, close }: Props & { readonly close: () => void }) {
  const t = useTranslations('calendar');
  const place = useTranslations('place');
  const trpc = useTRPC();
  const [to, setTo] = useState<string>(seasons[0]?.id ?? '');
  const [why, setWhy] = useState('');
  const [asked, setAsked] = useState(false);
  const evening = useQuery(trpc.tournaments.one.queryOptions({ tournament }, { staleTime: 0 }));
  const { send, pending, notice } = useWriting(trpc.tournaments.move.mutationOptions(), {
    place: `${tournament}:move`,
    done: () => {
      notifications.show({ message: t('moved', { name }), color: 'felt' });
      close();
    },
  });
  const move = () => {
    setAsked(true);
    const season = seasons.find(({ id }) => id === to)?.id ?? null;
    if (evening.data && why.trim() !== '')
      send({ tournament, version: evening.data.version, season, why: why.trim() });
  };
  return (
    <Modal
      opened
      onClose={close}
      title={t('moveTitle', { name })}
      closeButtonProps={{ 'aria-label': place('close') }}
    >
      <form className={styles.form} noValidate onSubmit={sending(move)}>
        <p>{t('moveWhat')}</p>
        <NativeSelect
          label={t('moveTo')}
          size="md"
          value={to}
          data={[
            ...seasons.map(({ id, name: label }) => ({ value: String(id), label })),
            { value: '', label: t('noSeason') },
          ]}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Reason why={why} missing={asked && why.trim() === ''} say={setWhy} />
        <WriteNotice {...notice} />
        {!evening.data && <p role="status">{t('waiting')}</p>}
        <Button type="submit" size="md" loading={pending} disabled={!evening.data}>
          {t('moveAct')}
        </Button>
      </form>
    </Modal>
  );
}

type ReasonProps = { readonly why: string; readonly missing: boolean; readonly say: (why: string) => void };

function Reason({ why, missing, say }: ReasonProps) {
  const t = useTranslations('calendar');
  return (
    <Textarea
      label={t('why')}
      size="md"
      autosize
      minRows={2}
      maxLength={500}
      required
      value={why}
      error={missing ? t('whyMissing') : null}
      onChange={(event) => say(event.currentTarget.value)}
    />
  );
}
