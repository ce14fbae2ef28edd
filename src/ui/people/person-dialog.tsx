'use client';

import { Modal } from '@mantine/core';
import { useTRPC } from '../remote/remote';
import type { Participant, PersonListed } from '../tournament/answers';
import { type Desk, useReasons } from '../tournament/desk';
import { WriteAct } from '../tournament/write-act';
import { useTranslations } from '../words/translations';
import { whereaboutsOf } from './attendance';
import { FixedTable } from './fixed-table';
import { Leaving } from './leaving';
import type { Listed } from './people-page';
import styles from './person-dialog.module.css';
import { Substitutes } from './substitutes';

type Props = {
  readonly one: Participant;
  readonly tournament: Listed;
  readonly others: readonly PersonListed[];
  readonly desk: Desk;
  readonly close: () => void;
};

/** Everything about one person tonight but the tick. */
export function PersonDialog({ one, tournament, others, desk, close }: Props) {
  const t = useTranslations('participants');
  const words = useTranslations('place');
  const where = whereaboutsOf(one);
  const back = where === 'left' || where === 'away' || one.absent.length > 0;
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={<span className={styles.name}>{one.name}</span>}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <div className={styles.parts}>
        <p>{t(`where.${where}`)}</p>
        <div className={styles.acts}>
          {back && <OneAct one={one} desk={desk} act="returnTo" done={close} />}
          {!one.present && one.signed !== 'up' && <SignUp one={one} desk={desk} coming />}
          {!one.present && one.signed !== 'off' && <SignUp one={one} desk={desk} coming={false} />}
        </div>
        {one.present && one.left === null && (
          <Leaving one={one} tournament={tournament} desk={desk} others={others} done={close} />
        )}
        <Absence one={one} tournament={tournament} desk={desk} />
        <Substitutes one={one} tournament={tournament} desk={desk} others={others} />
        <FixedTable one={one} desk={desk} />
        <OneAct one={one} desk={desk} act="remove" done={close} />
      </div>
    </Modal>
  );
}

type OneProps = Pick<Props, 'one' | 'desk'>;

type ActProps = OneProps & { readonly act: 'returnTo' | 'remove'; readonly done: () => void };

function OneAct({ one, desk, act, done }: ActProps) {
  const t = useTranslations('participants.acts');
  const trpc = useTRPC();
  const why = useReasons(desk);
  const { id: tournament, version } = desk;
  return (
    <WriteAct
      options={trpc.participants[act].mutationOptions()}
      wish={{ tournament, version, person: one.person }}
      place={`${tournament}:${act}:${one.person}`}
      reason={why(act === 'remove' ? 'enrol' : 'check-in')}
      done={done}
      {...(act === 'remove' && { variant: 'subtle', color: 'red' })}
    >
      {t(act)}
    </WriteAct>
  );
}

function SignUp({ one, desk, coming }: OneProps & { readonly coming: boolean }) {
  const t = useTranslations('participants.acts');
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  return (
    <WriteAct
      options={trpc.participants.signUp.mutationOptions()}
      wish={{ tournament, version, person: one.person, coming }}
      place={`${tournament}:sign-up:${one.person}`}
      reason={useReasons(desk)('enrol')}
      variant="default"
    >
      {t(coming ? 'signUp' : 'signOff')}
    </WriteAct>
  );
}

/** Not in the next round, or in none until he is back. */
function Absence({ one, tournament, desk }: OneProps & Pick<Props, 'tournament'>) {
  const t = useTranslations('participants.acts');
  const trpc = useTRPC();
  const reason = useReasons(desk)('enrol');
  const { id, version } = desk;
  const options = trpc.participants.absent.mutationOptions();
  const { nextRound, rounds } = tournament;
  const shared = { options, reason, variant: 'default', place: `${id}:absent:${one.person}` };
  const wish = { tournament: id, version, person: one.person };
  if (one.away || one.left !== null) return null;
  return (
    <div className={styles.acts}>
      {nextRound <= rounds && !one.absent.includes(nextRound) && (
        <WriteAct {...shared} wish={{ ...wish, round: nextRound }}>
          {t('absentRound', { round: nextRound })}
        </WriteAct>
      )}
      <WriteAct {...shared} wish={{ ...wish, round: null }}>
        {t('absentAll')}
      </WriteAct>
    </div>
  );
}
