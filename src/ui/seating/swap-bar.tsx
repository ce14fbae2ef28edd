'use client';

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import type { Round, SwapTried } from '../tournament/answers';
import type { Desk } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import { changesIn } from './difference';
import styles from './seating-board.module.css';

type Named = Round['out'][number];

type Props = {
  readonly picked: readonly Named[];
  readonly round: number;
  readonly desk: Desk;
  readonly clear: () => void;
};

/** Says who is picked, and with two what it would come to; nothing moves before it is pressed. */
export function SwapBar({ picked, round, desk, clear }: Props) {
  const t = useTranslations('placing.swap');
  const [one, other] = picked;
  return (
    <div role="status" className="no-print">
      {one && !other && (
        <div className={styles.swap}>
          <p className={styles.said}>{t('first', { name: one.name })}</p>
          <Button variant="default" size="md" onClick={clear}>
            {t('leave')}
          </Button>
        </div>
      )}
      {one && other && (
        <Pair key={`${one.person} ${other.person}`} {...{ one, other, round, desk, clear }} />
      )}
    </div>
  );
}

type PairProps = Omit<Props, 'picked'> & { readonly one: Named; readonly other: Named };

function Pair({ one, other, round, desk, clear }: PairProps) {
  const t = useTranslations('placing.swap');
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  const pair = { round, one: one.person, other: other.person };
  const tried = useQuery(trpc.rounds.trySwap.queryOptions({ tournament, ...pair }, { staleTime: 0 }));
  const place = `${tournament}:swap:${round}`;
  const { send, pending, notice } = useWriting(trpc.rounds.swap.mutationOptions(), { place, done: clear });
  return (
    <div className={styles.swap}>
      <div className={styles.said}>
        <strong>{t('pair', { one: one.name, other: other.name })}</strong>
        {tried.data && <Difference tried={tried.data} />}
        <WriteNotice error={tried.error} retrying={false} />
        <WriteNotice {...notice} />
      </div>
      <Act
        reason={tried.data?.refusal ? t('cannot') : null}
        loading={pending || tried.isPending}
        onClick={() => send({ tournament, version, ...pair })}
      >
        {t('act')}
      </Act>
      <Button variant="default" size="md" onClick={clear}>
        {t('leave')}
      </Button>
    </div>
  );
}

function Difference({ tried }: { readonly tried: SwapTried }) {
  const t = useTranslations('placing.swap');
  const changes = changesIn(tried.difference);
  if (changes.length === 0) return <span>{t('same')}</span>;
  return changes.map(({ what, by }) => (
    <span key={what} className={by < 0 ? styles.better : styles.worse}>
      {t(`changes.${what}.${by < 0 ? 'fewer' : 'more'}`, { count: Math.abs(by) })}
    </span>
  ));
}
