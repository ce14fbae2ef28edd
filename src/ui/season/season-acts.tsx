'use client';

import { NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { type Audience, audiences } from '@/league/published';
import { ReasonDialog } from '../entry/reason-dialog';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import { ActSheet } from './act-sheet';
import type { SeasonPicked } from './criteria-page';
import styles from './season.module.css';

export type ActProps = {
  readonly season: SeasonPicked;
  /** Why nothing can be done here by whoever looks; null if it can. */
  readonly barred: string | null;
};

const told = (message: string): void => void notifications.show({ message, color: 'felt' });

/** The criteria are frozen from here on. */
export function StartSeason({ season: { id, version, state }, barred }: ActProps) {
  const t = useTranslations('seasonActs');
  const trpc = useTRPC();
  const { send, pending, notice } = useWriting(trpc.seasons.start.mutationOptions(), {
    place: `${id}:start`,
    done: () => told(t('started')),
  });
  const now = { planned: null, running: t('startedAlready'), closed: t('closedAlready') }[state];
  return (
    <ActSheet title={t('start')} what={t('startWhat')}>
      <Act reason={barred ?? now} loading={pending} onClick={() => send({ season: id, version })}>
        {t('start')}
      </Act>
      <WriteNotice {...notice} />
    </ActSheet>
  );
}

type PublishProps = ActProps & { readonly open: number };

/** The table as it is now is kept with the time, to be read out. */
export function PublishSeason({ season: { id, version }, barred, open }: PublishProps) {
  const t = useTranslations('seasonActs');
  const trpc = useTRPC();
  const [audience, setAudience] = useState<Audience>('public');
  const { send, pending, notice } = useWriting(trpc.seasons.publish.mutationOptions(), {
    place: `${id}:publish`,
    done: () => told(t('publishDone')),
  });
  return (
    <ActSheet title={t('publish')} what={t('publishWhat')}>
      {open > 0 && <p className={styles.note}>{t('openTables', { count: open })}</p>}
      <AudienceField audience={audience} say={setAudience} barred={barred !== null} />
      <Act
        variant="default"
        reason={barred}
        loading={pending}
        onClick={() => send({ season: id, version, audience })}
      >
        {t('publish')}
      </Act>
      <WriteNotice {...notice} />
    </ActSheet>
  );
}

/** The last evening was played: the table of now is the final one. */
export function CloseSeason({ season: { id, version, state }, barred, open }: PublishProps) {
  const t = useTranslations('seasonActs');
  const trpc = useTRPC();
  const [audience, setAudience] = useState<Audience>('public');
  const { send, pending, notice } = useWriting(trpc.seasons.close.mutationOptions(), {
    place: `${id}:close`,
    done: () => told(t('closed')),
  });
  const now = { planned: t('notStarted'), running: null, closed: t('closedAlready') }[state];
  const reason = barred ?? now;
  return (
    <ActSheet title={t('close')} what={t('closeWhat')}>
      {open > 0 && <p className={styles.note}>{t('openTables', { count: open })}</p>}
      <AudienceField audience={audience} say={setAudience} barred={reason !== null} />
      <Act
        variant="default"
        reason={reason}
        loading={pending}
        onClick={() => send({ season: id, version, audience })}
      >
        {t('close')}
      </Act>
      <WriteNotice {...notice} />
    </ActSheet>
  );
}

type AudienceProps = {
  readonly audience: Audience;
  readonly say: (audience: Audience) => void;
  readonly barred: boolean;
};

function AudienceField({ audience, say, barred }: AudienceProps) {
  const t = useTranslations('seasonActs');
  return (
    <NativeSelect
      label={t('audience')}
      size="md"
      disabled={barred}
      value={audience}
      data={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
      onChange={({ currentTarget: { value } }) => say(audiences.find((one) => one === value) ?? 'public')}
    />
  );
}

/** It was not over. */
export function ReopenSeason({ season: { id, version, state }, barred }: ActProps) {
  const t = useTranslations('seasonActs');
  const trpc = useTRPC();
  const [asking, setAsking] = useState(false);
  const writing = useWriting(trpc.seasons.reopen.mutationOptions(), {
    place: `${id}:reopen`,
    done: () => {
      told(t('reopened'));
      setAsking(false);
    },
  });
  const reason = barred ?? (state === 'closed' ? null : t('notClosed'));
  return (
    <ActSheet title={t('reopen')} what={t('reopenWhat')}>
      <Act variant="default" reason={reason} onClick={() => setAsking(true)}>
        {t('reopen')}
      </Act>
      {asking && (
        <ReasonDialog
          title={t('reopen')}
          what={t('reopenWhat')}
          act={t('reopen')}
          send={(why) => writing.send({ season: id, version, why })}
          close={() => setAsking(false)}
          writing={writing.writing}
        />
      )}
    </ActSheet>
  );
}
