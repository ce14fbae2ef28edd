'use client';

import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import { type Desk, useReasons } from './desk';

type Props = { readonly desk: Desk; readonly name: string };

/** Out of sight, by whoever types its name: a pocket cannot. It can be fetched back. */
export function ArchiveAct({ desk, name }: Props) {
  const t = useTranslations('tournament.archive');
  const reason = useReasons(desk)('archive');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Act variant="default" reason={reason} onClick={() => setAsking(true)}>
        {t('act')}
      </Act>
      {asking && <ArchiveDialog desk={desk} name={name} close={() => setAsking(false)} />}
    </>
  );
}

function ArchiveDialog({ desk, name, close }: Props & { readonly close: () => void }) {
  const t = useTranslations('tournament.archive');
  const words = useTranslations('place');
  const trpc = useTRPC();
  const [typed, setTyped] = useState('');
  const { id: tournament, version } = desk;
  const place = `${tournament}:archive`;
  const { send, pending, notice } = useWriting(trpc.tournaments.archive.mutationOptions(), {
    place,
    done: close,
  });
  const same = typed.trim() === name;
  return (
    <Modal opened onClose={close} title={t('act')} closeButtonProps={{ 'aria-label': words('close') }}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (same) send({ tournament, version, name: typed });
        }}
      >
        <p>{t('what')}</p>
        <TextInput
          label={t('type', { name })}
          size="md"
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <WriteNotice {...notice} />
        <Button type="submit" size="md" color="red" disabled={!same} loading={pending}>
          {t('act')}
        </Button>
      </form>
    </Modal>
  );
}
