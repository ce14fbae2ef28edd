'use client';

import { Button, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { commandIdFor, forgetCommand } from '../entry/command-id';
import { useOnce } from '../entry/once';
import { ReasonDialog } from '../entry/reason-dialog';
import { WriteNotice } from '../notice/write-notice';
import type { TableView } from '../remote/answers';
import { patiently } from '../remote/refusal';
import { Awakening } from '../remote/awakening';
import { useTRPC } from '../remote/remote';
import { useTranslations } from '../words/translations';
import styles from './table-acts.module.css';

type Props = { readonly table: TableView; readonly renew: () => Promise<void> };

/** The end of the sitting: dividing the cups, and opening the table again with a reason. */
export function TableActs({ table: view, renew }: Props) {
  const t = useTranslations('closing');
  const table = useTranslations('table');
  const [asking, setAsking] = useState(false);
  const closed = view.state === 'closed';
  const done = () => setAsking(false);
  return (
    <section className={styles.acts} aria-label={table('manage')}>
      <p className="soft">{closed ? t('reopenWhat') : t('what')}</p>
      <Awakening>
        <Button variant="default" size="md" onClick={() => setAsking(true)}>
          {closed ? t('reopen') : t('title')}
        </Button>
      </Awakening>
      {asking && closed && <Reopening table={view} renew={renew} done={done} />}
      {asking && !closed && <Closing table={view} renew={renew} done={done} />}
    </section>
  );
}

type ActProps = Props & { readonly done: () => void };

/** Divides the cups and closes the table, after saying what that is. */
export function Closing({ table, renew, done }: ActProps) {
  const t = useTranslations('closing');
  const correction = useTranslations('correction');
  const trpc = useTRPC();
  const place = `${table.id}:close`;
  const answered = settled(place, renew, done);
  const writing = useMutation(trpc.tables.close.mutationOptions({ ...patiently, ...answered }));
  const { id: sitting, version } = table;
  const once = useOnce(writing.mutate);
  const send = () => once({ sitting, version, command: commandIdFor(place, String(version)) });
  return (
    <Modal opened onClose={done} title={t('title')} closeButtonProps={{ 'aria-label': correction('close') }}>
      <div className={styles.dialog}>
        <p>{t('what')}</p>
        <WriteNotice error={writing.error} retrying={writing.isPending && writing.failureCount > 0} />
        <Button size="md" data-autofocus loading={writing.isPending} onClick={send}>
          {t('act')}
        </Button>
      </div>
    </Modal>
  );
}

function Reopening({ table, renew, done }: ActProps) {
  const t = useTranslations('closing');
  const trpc = useTRPC();
  const place = `${table.id}:reopen`;
  const answered = settled(place, renew, done);
  const writing = useMutation(trpc.tables.reopen.mutationOptions({ ...patiently, ...answered }));
  const { id: sitting, version } = table;
  const once = useOnce(writing.mutate);
  const send = (why: string) =>
    once({ sitting, version, why, command: commandIdFor(place, `${version} ${why}`) });
  return (
    <ReasonDialog
      title={t('reopen')}
      what={t('reopenWhat')}
      act={t('reopen')}
      send={send}
      close={done}
      writing={writing}
    />
  );
}

/** Answered: the id is used up and the page shows what stands. */
const settled = (place: string, renew: () => Promise<void>, done: () => void) => ({
  onSuccess: async () => {
    forgetCommand(place);
    await renew();
    done();
  },
  onError: () => void renew(),
});
