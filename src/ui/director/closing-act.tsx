'use client';

import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Act } from '../place/act';
import { type Desk, useReasons } from '../tournament/desk';
import { RoundAct } from '../tournament/step-act';
import { useTRPC } from '../remote/remote';
import { WriteAct } from '../tournament/write-act';
import { useTranslations } from '../words/translations';
import styles from './round-panel.module.css';

type Props = { readonly desk: Desk; readonly round: number; readonly open: readonly number[] };

/** Closes the round. With open tables it is allowed, and asked once more: the list is provisional then. */
export function ClosingAct({ desk, round, open }: Props) {
  const t = useTranslations('tournament.steps');
  const [asking, setAsking] = useState(false);
  const reason = useReasons(desk)('close-round');
  if (open.length === 0) return <RoundAct desk={desk} act="close-round" round={round} />;
  return (
    <>
      <Act reason={reason} onClick={() => setAsking(true)}>
        {t('close-round', { round })}
      </Act>
      {asking && <Anyway {...{ desk, round, open }} close={() => setAsking(false)} />}
    </>
  );
}

function Anyway({ desk, round, open, close }: Props & { readonly close: () => void }) {
  const t = useTranslations('roundActs');
  const director = useTranslations('director');
  const place = useTranslations('place');
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  return (
    <Modal
      opened
      onClose={close}
      title={t('closeWarning', { round })}
      closeButtonProps={{ 'aria-label': place('close') }}
    >
      <div className={styles.dialog}>
        <p>{director('openLeft', { count: open.length, tables: open.join(', ') })}</p>
        <WriteAct
          options={trpc.rounds.close.mutationOptions()}
          wish={{ tournament, version, round }}
          place={`${tournament}:close-round:${round}`}
          done={close}
        >
          {t('closeAnyway')}
        </WriteAct>
      </div>
    </Modal>
  );
}
