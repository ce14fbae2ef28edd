'use client';

import { Button, Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { audiences } from '@/league/published';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import { type Desk, useReasons } from './desk';

type Props = {
  readonly desk: Desk;
  /** How many rounds have begun. */
  readonly rounds: number;
};

/** Puts a list up as it stands now: after a round, or the final one. */
export function PublishListAct({ desk, rounds }: Props) {
  const t = useTranslations('tournament.publishList');
  const reason = useReasons(desk)('publish-list');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Act variant="default" reason={reason} onClick={() => setAsking(true)}>
        {t('title')}
      </Act>
      {asking && <PublishDialog desk={desk} rounds={rounds} close={() => setAsking(false)} />}
    </>
  );
}

function PublishDialog({ desk, rounds, close }: Props & { readonly close: () => void }) {
  const t = useTranslations('tournament.publishList');
  const words = useTranslations('place');
  const trpc = useTRPC();
  const [which, setWhich] = useState('final');
  const [audience, setAudience] = useState<(typeof audiences)[number]>('public');
  const { id: tournament, version } = desk;
  const options = trpc.tournaments.publishList.mutationOptions();
  const { send, pending, notice } = useWriting(options, { place: `${tournament}:publish-list`, done: close });
  const round = which === 'final' ? null : Number(which);
  const choices = Array.from({ length: rounds }, (_, i) => String(i + 1));
  return (
    <Modal opened onClose={close} title={t('title')} closeButtonProps={{ 'aria-label': words('close') }}>
      <div className="stack">
        <p>{t('what')}</p>
        <NativeSelect
          label={t('which')}
          size="md"
          value={which}
          data={[
            { value: 'final', label: t('final') },
            ...choices.map((value) => ({ value, label: t('after', { round: value }) })),
          ]}
          onChange={(event) => setWhich(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('audience')}
          size="md"
          value={audience}
          data={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setAudience(audiences.find((one) => one === value) ?? 'public')
          }
        />
        <WriteNotice {...notice} />
        <Button size="md" loading={pending} onClick={() => send({ tournament, version, round, audience })}>
          {t('act')}
        </Button>
      </div>
    </Modal>
  );
}
