'use client';

import { useRouter } from '@/i18n/navigation';
import { Act } from '../place/act';
import { useTRPC } from '../remote/remote';
import { useTranslations } from '../words/translations';
import { type Desk, useReasons } from './desk';
import type { Step } from './next-step';
import { ReopenAct } from './reason-acts';
import { WriteAct } from './write-act';

type Props = {
  readonly desk: Desk;
  readonly step: Step;
  /** The round it is about: the one to be seated, or that is. */
  readonly round: number;
};

/** The button of a step: it does it, or leads to where it is done. */
export function StepAct({ desk, step, round }: Props) {
  const t = useTranslations('tournament.steps');
  switch (step) {
    case 'open':
    case 'restore':
    case 'finish':
      return <WholeAct desk={desk} act={step} />;
    case 'reopen':
      return <ReopenAct desk={desk} />;
    case 'publish':
    case 'start':
    case 'close-round':
      return <RoundAct desk={desk} act={step} round={round} />;
    case 'check-in':
    case 'seat':
    case 'tables':
    case 'standings':
      return <Act href={`/tournaments/${desk.id}/${pages[step]}`}>{t(step, { round })}</Act>;
  }
}

const pages = { 'check-in': 'people', seat: 'seating', tables: 'director', standings: 'standings' } as const;

type Whole = {
  readonly desk: Desk;
  readonly act: 'open' | 'restore' | 'finish';
  readonly variant?: string | undefined;
};

/** About the evening as a whole. Who opens the doors goes to them. */
export function WholeAct({ desk, act, variant }: Whole) {
  const t = useTranslations('tournament.steps');
  const trpc = useTRPC();
  const router = useRouter();
  const { id: tournament, version } = desk;
  const done = () => act === 'open' && router.push(`/tournaments/${tournament}/people`);
  return (
    <WriteAct
      options={trpc.tournaments[act].mutationOptions()}
      wish={{ tournament, version }}
      place={`${tournament}:${act}`}
      reason={useReasons(desk)(act)}
      done={done}
      {...(variant !== undefined && { variant })}
    >
      {t(act)}
    </WriteAct>
  );
}

type OfRound = {
  readonly desk: Desk;
  readonly act: 'publish' | 'start' | 'close-round';
  readonly round: number;
  readonly variant?: string | undefined;
};

const acts = { publish: 'publish-seating', start: 'start-round', 'close-round': 'close-round' } as const;
const procedures = { publish: 'publish', start: 'start', 'close-round': 'close' } as const;

/** About the round that is seated or played. */
export function RoundAct({ desk, act, round, variant }: OfRound) {
  const t = useTranslations('tournament.steps');
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  return (
    <WriteAct
      options={trpc.rounds[procedures[act]].mutationOptions()}
      wish={{ tournament, version, round }}
      place={`${tournament}:${act}:${round}`}
      reason={useReasons(desk)(acts[act])}
      {...(variant !== undefined && { variant })}
    >
      {t(act, { round })}
    </WriteAct>
  );
}
