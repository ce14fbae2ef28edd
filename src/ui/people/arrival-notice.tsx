'use client';

import { UndoNotice } from '../place/undo-notice';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import type { Participant } from '../tournament/answers';
import type { Desk } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import styles from './check-in.module.css';

/** What the last tap did, and to whom. */
export type Arrival = Pick<Participant, 'person' | 'name'> & { readonly kind: 'arrived' | 'taken-back' };

type Props = { readonly last: Arrival | null; readonly desk: Desk; readonly dismiss: () => void };

/** Repeats the name in large type, so that a slip to the neighbour is seen, and takes it back. */
export function ArrivalNotice({ last, desk, dismiss }: Props) {
  const t = useTranslations('participants.said');
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  const place = `${tournament}:undo-arrival`;
  const arrive = useWriting(trpc.participants.arrive.mutationOptions(), { place, done: dismiss });
  const back = useWriting(trpc.participants.takeBackArrival.mutationOptions(), { place, done: dismiss });
  const undo = (): void => {
    if (last?.kind === 'arrived') back.send({ tournament, version, person: last.person });
    if (last?.kind === 'taken-back') arrive.send({ tournament, version, persons: [last.person] });
  };
  return (
    <div className={`${styles.notice} no-print`}>
      <UndoNotice undo={undo} pending={arrive.pending || back.pending} dismiss={dismiss}>
        {last && (
          <>
            <strong>{last.name}</strong> {t(last.kind)}
          </>
        )}
      </UndoNotice>
    </div>
  );
}
