'use client';

import { useState } from 'react';
import { ReasonDialog } from '../entry/reason-dialog';
import { Act } from '../place/act';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import type { Act as ActName } from './answers';
import { type Desk, useReasons } from './desk';

type Props = { readonly desk: Desk; readonly variant?: string };

/** It was not over, or it takes place after all. */
export function ReopenAct({ desk, variant }: Props) {
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  const place = `${tournament}:reopen`;
  const [asking, setAsking] = useState(false);
  const done = () => setAsking(false);
  const writing = useWriting(trpc.tournaments.reopen.mutationOptions(), { place, done });
  const send = (why: string) => writing.send({ tournament, version, why });
  return <Asking {...{ desk, variant, asking, setAsking, send, writing: writing.writing }} act="reopen" />;
}

/** It will not take place. */
export function CancelAct({ desk, variant = 'default' }: Props) {
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  const place = `${tournament}:cancel`;
  const [asking, setAsking] = useState(false);
  const done = () => setAsking(false);
  const writing = useWriting(trpc.tournaments.cancel.mutationOptions(), { place, done });
  const send = (why: string) => writing.send({ tournament, version, why });
  return <Asking {...{ desk, variant, asking, setAsking, send, writing: writing.writing }} act="cancel" />;
}

/** The round that was closed last is played on. */
export function ReopenRoundAct({ desk, variant = 'default', round }: Props & { readonly round: number }) {
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  const place = `${tournament}:reopen-round:${round}`;
  const [asking, setAsking] = useState(false);
  const writing = useWriting(trpc.rounds.reopen.mutationOptions(), { place, done: () => setAsking(false) });
  const send = (why: string) => writing.send({ tournament, version, round, why });
  return (
    <Asking {...{ desk, variant, asking, setAsking, send, writing: writing.writing }} act="reopen-round" />
  );
}

type AskingProps = Pick<Props, 'desk'> & {
  readonly variant: string | undefined;
  readonly act: Extract<ActName, 'reopen' | 'cancel' | 'reopen-round'>;
  readonly asking: boolean;
  readonly setAsking: (asking: boolean) => void;
  readonly send: (why: string) => void;
  readonly writing: Parameters<typeof ReasonDialog>[0]['writing'];
};

function Asking({ desk, variant, act, asking, setAsking, send, writing }: AskingProps) {
  const t = useTranslations('tournament.reasons');
  const reason = useReasons(desk)(act);
  return (
    <>
      <Act {...(variant !== undefined && { variant })} reason={reason} onClick={() => setAsking(true)}>
        {t(`${act}.act`)}
      </Act>
      {asking && (
        <ReasonDialog
          title={t(`${act}.act`)}
          what={t(`${act}.what`)}
          act={t(`${act}.act`)}
          send={send}
          close={() => setAsking(false)}
          writing={writing}
        />
      )}
    </>
  );
}
