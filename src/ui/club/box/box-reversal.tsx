'use client';

import { Button } from '@mantine/core';
import { useState } from 'react';
import { ReasonDialog } from '../../entry/reason-dialog';
import type { ClubPage } from '../../remote/answers';
import { useAwake } from '../../remote/awake';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { useTranslations } from '../../words/translations';
import { todayIn } from '../today';

type Props = { readonly entry: string; readonly club: ClubPage };

/** Takes a booking back by a second one, with the reason. The first stays in the book. */
export function BoxReversal({ entry, club }: Props) {
  const t = useTranslations('club.box');
  const trpc = useTRPC();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const place = `${club.id}:reverse:${entry}`;
  const { send, writing } = useWriting(trpc.box.reverse.mutationOptions(), { place, done: close });
  const about = { club: club.id, version: club.version, entry };
  return (
    <>
      <Button
        className="no-print"
        variant="default"
        size="sm"
        disabled={!useAwake()}
        onClick={() => setAsking(true)}
      >
        {t('reverse')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('reverse')}
          what={t('reverseWhat')}
          act={t('reverse')}
          writing={writing}
          close={close}
          send={(why) => send({ ...about, date: todayIn(club.timeZone), why })}
        />
      )}
    </>
  );
}
