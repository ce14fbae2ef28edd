'use client';

import { Check, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useAwake } from '../remote/awake';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { WriteNotice } from '../notice/write-notice';
import type { Participant } from '../tournament/answers';
import type { Desk } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import type { Arrival } from './arrival-notice';
import { whereaboutsOf } from './attendance';
import styles from './check-in.module.css';

type Props = {
  readonly one: Participant;
  readonly desk: Desk;
  /** Nobody can be ticked now. */
  readonly fixed: boolean;
  readonly said: (arrival: Arrival) => void;
  readonly open: () => void;
};

/** A row of the list. Tapped, it shows at once what is meant; the book follows. */
export function CheckInRow({ one, desk, fixed, said, open }: Props) {
  const t = useTranslations('participants');
  const awake = useAwake();
  const { here, toggle, notice } = useTick(one, desk, said);
  const gone = one.left !== null || one.away;
  return (
    <li>
      <div className={styles.row} data-here={(here && !gone) || undefined}>
        <button
          type="button"
          className={styles.tick}
          aria-pressed={here && !gone}
          aria-disabled={fixed || undefined}
          disabled={!awake && !fixed}
          onClick={() => (fixed ? undefined : gone ? open() : toggle())}
        >
          <span className={styles.box} aria-hidden="true">
            {here && !gone && <Check size={20} strokeWidth={3} />}
          </span>
          <Words one={one} here={here} />
        </button>
        {desk.official && (
          <button
            type="button"
            className={styles.more}
            aria-label={t('moreAbout', { name: one.name })}
            disabled={!awake}
            onClick={open}
          >
            <Ellipsis size={22} aria-hidden="true" />
          </button>
        )}
      </div>
      <WriteNotice {...notice} />
    </li>
  );
}

/** What is shown is what was tapped, until the book says something new. */
function useTick(one: Participant, desk: Desk, said: Props['said']) {
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  const { person, name, present } = one;
  const [wish, setWish] = useState<{ readonly from: boolean } | null>(null);
  const waiting = wish !== null && wish.from === present;
  const arrive = useWriting(trpc.participants.arrive.mutationOptions(), {
    place: `${tournament}:arrive:${person}`,
    done: () => said({ kind: 'arrived', person, name }),
  });
  const back = useWriting(trpc.participants.takeBackArrival.mutationOptions(), {
    place: `${tournament}:take-back:${person}`,
    done: () => said({ kind: 'taken-back', person, name }),
  });
  const toggle = () => {
    setWish({ from: present });
    if (present) back.send({ tournament, version, person });
    else arrive.send({ tournament, version, persons: [person] });
  };
  const failed = arrive.notice.error ?? back.notice.error;
  const here = waiting && !failed ? !present : present;
  const retrying = arrive.notice.retrying || back.notice.retrying;
  return { here, toggle, notice: { error: present ? back.notice.error : arrive.notice.error, retrying } };
}

function Words({ one, here }: Pick<Props, 'one'> & { readonly here: boolean }) {
  const t = useTranslations('participants');
  const where = whereaboutsOf({ ...one, present: here });
  const late = one.joined !== null && one.joined > 1 && here;
  const parts = [
    t(`where.${where}`),
    one.kind === 'guest' ? t('guest') : null,
    late ? t('joined', { round: one.joined }) : null,
    one.absent.length > 0 ? t('absentIn', { rounds: one.absent.join(', ') }) : null,
    one.fixedTable === null ? null : t('fixedAt', { table: one.fixedTable }),
  ];
  return (
    <span className={styles.words}>
      <span className={styles.name}>{one.name}</span>
      <span className={styles.what}>{parts.filter((part) => part !== null).join(' · ')}</span>
    </span>
  );
}
