'use client';

import { signed } from '@/i18n/sign';
import { ReasonDialog } from '../entry/reason-dialog';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import type { Desk } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import type { Penalty } from './answers';

type Props = { readonly penalty: Penalty; readonly desk: Desk; readonly close: () => void };

/** A penalty is taken back by one more entry with its reason; nothing is wiped out. */
export function PenaltyWithdrawal({ penalty: { penalty, name, points }, desk, close }: Props) {
  const t = useTranslations('penalty');
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  const options = trpc.tournaments.withdrawPenalty.mutationOptions();
  const { send, writing } = useWriting(options, { place: `${tournament}:withdraw:${penalty}`, done: close });
  return (
    <ReasonDialog
      title={t('withdrawTitle')}
      what={t('withdrawWhat', { name, points: signed(points) })}
      act={t('withdraw')}
      send={(why) => send({ tournament, version, penalty, why })}
      close={close}
      writing={writing}
    />
  );
}
