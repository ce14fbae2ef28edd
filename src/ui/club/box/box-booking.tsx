'use client';

import { Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type BoxReason, boxReasons, type Way, wayOf, ways } from '@/league/clubs/box';
import { WriteNotice } from '../../notice/write-notice';
import { Act } from '../../place/act';
import { sending } from '../../place/sending';
import type { ClubPage, EveningListed, MemberListed } from '../../remote/answers';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { useTranslations } from '../../words/translations';
import { DateField } from '../members/belonging-fields';
import { minorOf } from '../money';
import { todayIn } from '../today';
import styles from './box.module.css';

type Props = {
  readonly club: ClubPage;
  readonly evenings: readonly EveningListed[];
  readonly members: readonly MemberListed[];
};

/** Books money into the box or out of it. */
export function BoxBooking(props: Props) {
  const t = useTranslations('club.box');
  const place = useTranslations('place');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Act onClick={() => setOpen(true)}>{t('book')}</Act>
      {open && (
        <Modal opened onClose={close} title={t('book')} closeButtonProps={{ 'aria-label': place('close') }}>
          <BookingForm {...props} close={close} />
        </Modal>
      )}
    </>
  );
}

/** As it is typed; what is not chosen is empty. */
type Typed = {
  readonly reason: BoxReason;
  readonly way: Way;
  readonly amount: string;
  readonly date: string;
  readonly tournament: string;
  readonly person: string;
  readonly why: string;
};

const first = { reason: 'entry-fee', way: 'in', amount: '', tournament: '', person: '', why: '' } as const;

type FormProps = Props & { readonly close: () => void };

function BookingForm({ close, ...props }: FormProps) {
  const t = useTranslations('club.box');
  const { club } = props;
  const trpc = useTRPC();
  const [typed, setTyped] = useState<Typed>(() => ({ ...first, date: todayIn(club.timeZone) }));
  const [asked, setAsked] = useState(false);
  const state = useWriting(trpc.box.book.mutationOptions(), { place: `${club.id}:book`, done: close });
  const amount = minorOf(typed.amount, club.money.currency);
  const send = () => {
    setAsked(true);
    if (amount === null) return;
    const { reason, way, date, why } = typed;
    const said = { reason, way: wayOf[reason] === null ? way : null, why: why.trim() || null };
    state.send({ club: club.id, version: club.version, amount, date, ...said, ...aboutOf(typed, props) });
  };
  return (
    <form className={styles.form} onSubmit={sending(send)}>
      <WhatFor typed={typed} change={setTyped} />
      <div className={styles.pair}>
        <TextInput
          size="md"
          required
          inputMode="decimal"
          label={t('amountIn', { currency: club.money.currency })}
          value={typed.amount}
          error={asked && amount === null && t('notMoney')}
          onChange={(event) => setTyped({ ...typed, amount: event.currentTarget.value })}
        />
        <DateField label={t('day')} value={typed.date} change={(date) => setTyped({ ...typed, date })} />
      </div>
      <AboutWhat {...props} typed={typed} change={setTyped} />
      <WriteNotice {...state.notice} />
      <Button type="submit" size="md" loading={state.pending}>
        {t('book')}
      </Button>
    </form>
  );
}

/** The evening and the person that were chosen, if any. */
const aboutOf = (typed: Typed, { evenings, members }: Props) => ({
  tournament: evenings.find(({ id }) => id === typed.tournament)?.id ?? null,
  person: members.find(({ person }) => person === typed.person)?.person ?? null,
});

type FieldsProps = { readonly typed: Typed; readonly change: (typed: Typed) => void };

function WhatFor({ typed, change }: FieldsProps) {
  const t = useTranslations('club.box');
  return (
    <>
      <NativeSelect
        size="md"
        label={t('text')}
        value={typed.reason}
        data={boxReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ ...typed, reason: boxReasons.find((one) => one === value) ?? typed.reason })
        }
      />
      {wayOf[typed.reason] === null && (
        <NativeSelect
          size="md"
          label={t('way')}
          value={typed.way}
          data={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ ...typed, way: value === 'out' ? 'out' : 'in' })
          }
        />
      )}
    </>
  );
}

function AboutWhat({ evenings, members, typed, change }: Omit<Props, 'club'> & FieldsProps) {
  const t = useTranslations('club.box');
  const none = { value: '', label: t('none') };
  return (
    <>
      <NativeSelect
        size="md"
        label={t('evening')}
        value={typed.tournament}
        data={[none, ...evenings.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ currentTarget: { value } }) => change({ ...typed, tournament: value })}
      />
      <NativeSelect
        size="md"
        label={t('person')}
        value={typed.person}
        data={[none, ...members.map(({ person, name }) => ({ value: person, label: name }))]}
        onChange={({ currentTarget: { value } }) => change({ ...typed, person: value })}
      />
      <Textarea
        size="md"
        autosize
        minRows={2}
        maxLength={500}
        label={t('whyLabel')}
        required={wayOf[typed.reason] === null}
        value={typed.why}
        onChange={({ currentTarget: { value } }) => change({ ...typed, why: value })}
      />
    </>
  );
}
