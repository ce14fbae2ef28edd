'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { moneyWords } from '../club/money';
import { ReasonDialog } from '../entry/reason-dialog';
import { Act } from '../place/act';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import type { Participant } from '../tournament/answers';
import { type Desk, useReasons } from '../tournament/desk';
import { WriteAct } from '../tournament/write-act';
import { useTranslations } from '../words/translations';
import { byName } from './attendance';
import { Fold } from './fold';
import styles from './fold.module.css';

type Props = {
  readonly participants: readonly Participant[];
  readonly desk: Desk;
  readonly currency: string;
};

/** Who owes what, who has paid, and the sum: the treasurer's list. What is ticked is booked to the box. */
export function Fees({ participants, desk, currency }: Props) {
  const t = useTranslations('participants.fees');
  const locale = useLocale();
  const money = (minor: number) => moneyWords(minor, currency, locale);
  const owing = participants.filter(({ fee, paid }) => fee > 0 || paid !== null);
  const due = owing.reduce((sum, { fee }) => sum + fee, 0);
  const paid = owing.reduce((sum, one) => sum + (one.paid ?? 0), 0);
  return (
    <Fold title={t('title')} sum={t('sum', { paid: money(paid), due: money(due) })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col" className={styles.number}>
              {t('due')}
            </th>
            <th scope="col" className={styles.number}>
              {t('paid')}
            </th>
          </tr>
        </thead>
        <tbody>
          {byName(owing, locale).map((one) => (
            <tr key={one.person}>
              <th scope="row">{one.name}</th>
              <td className={`figure ${styles.number}`}>{money(one.fee)}</td>
              <td className={`figure ${styles.number}`}>
                {one.paid === null ? (
                  <Pay one={one} desk={desk} />
                ) : (
                  <Paid one={one} desk={desk} amount={money(one.paid)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td className={`figure ${styles.number}`}>{money(due)}</td>
            <td className={`figure ${styles.number}`}>{money(paid)}</td>
          </tr>
        </tfoot>
      </table>
    </Fold>
  );
}

type OneProps = { readonly one: Participant; readonly desk: Desk };

function Pay({ one, desk }: OneProps) {
  const t = useTranslations('participants.fees');
  const trpc = useTRPC();
  const { id: tournament, version } = desk;
  return (
    <WriteAct
      options={trpc.participants.payFee.mutationOptions()}
      wish={{ tournament, version, person: one.person }}
      place={`${tournament}:pay:${one.person}`}
      reason={useReasons(desk)('settle')}
      variant="default"
      aria-label={t('payOf', { name: one.name })}
    >
      {t('pay')}
    </WriteAct>
  );
}

/** Money that was booked is booked back, with a reason. */
function Paid({ one, desk, amount }: OneProps & { readonly amount: string }) {
  const t = useTranslations('participants.fees');
  const trpc = useTRPC();
  const [asking, setAsking] = useState(false);
  const { id: tournament, version } = desk;
  const options = trpc.participants.takeBackFee.mutationOptions();
  const place = `${tournament}:unpay:${one.person}`;
  const { send, writing } = useWriting(options, { place, done: () => setAsking(false) });
  return (
    <>
      {amount}{' '}
      <span className="no-print">
        <Act
          variant="subtle"
          size="sm"
          onClick={() => setAsking(true)}
          aria-label={t('takeBackOf', { name: one.name })}
        >
          {t('takeBack')}
        </Act>
      </span>
      {asking && (
        <ReasonDialog
          title={t('takeBackOf', { name: one.name })}
          what={t('takeBackWhat')}
          act={t('takeBack')}
          send={(why) => send({ tournament, version, person: one.person, why })}
          close={() => setAsking(false)}
          writing={writing}
        />
      )}
    </>
  );
}
