'use client';

import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '../amount/amount';
import { WriteNotice } from '../notice/write-notice';
import type { TableView } from '../remote/answers';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import type { DirectorTable } from './answers';
import styles from './table-card.module.css';

type Props = { readonly table: DirectorTable; readonly close: () => void };

/** Stops a table for those who sit there: how they stand is shown before. */
export function TableClosing({ table: { sitting, table: number }, close }: Props) {
  const t = useTranslations('director');
  const place = useTranslations('place');
  const trpc = useTRPC();
  const { data: table } = useQuery(trpc.tables.one.queryOptions({ sitting }, { staleTime: 0 }));
  return (
    <Modal
      opened
      onClose={close}
      title={t('closeTitle', { table: number })}
      closeButtonProps={{ 'aria-label': place('close') }}
    >
      <div className={styles.dialog}>
        <p>{t('closeWhat')}</p>
        {table ? <Standing table={table} close={close} /> : <p role="status">{t('waitingForData')}</p>}
      </div>
    </Modal>
  );
}

function Standing({ table, close }: { readonly table: TableView; readonly close: () => void }) {
  const t = useTranslations('director');
  const trpc = useTRPC();
  const { id: sitting, version } = table;
  const place = `${sitting}:close`;
  const { send, pending, notice } = useWriting(trpc.tables.close.mutationOptions(), { place, done: close });
  return (
    <>
      <p>{t('deals', { count: table.deals.length })}</p>
      <ul>
        {table.seats.map(({ seat, name }) => (
          <li key={seat}>
            {name} <Amount points={table.totals[seat] ?? 0} plus />
          </li>
        ))}
      </ul>
      <WriteNotice {...notice} />
      <Button size="md" data-autofocus loading={pending} onClick={() => send({ sitting, version })}>
        {t('closeNow')}
      </Button>
    </>
  );
}
