'use client';

import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { WriteNotice } from '../../notice/write-notice';
import { sending } from '../../place/sending';
import type { ClubPage, MemberList, MemberListed } from '../../remote/answers';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { useTranslations } from '../../words/translations';
import { todayIn } from '../today';
import { BelongingFields, DateField, NumberField, numberIn } from './belonging-fields';
import { DetailFields, detailsIn } from './detail-fields';
import { Merging } from './merging';
import type { Merged } from './separation';
import styles from './members-page.module.css';

export type MemberProps = {
  readonly member: MemberListed;
  readonly club: ClubPage;
  readonly list: MemberList;
  readonly close: () => void;
};

type Props = MemberProps & { readonly merged: (merged: Merged) => void };

/** Everything that is changed about one person of the club, each with its own button. */
export function MemberDialog(props: Props) {
  const t = useTranslations('club.members');
  const place = useTranslations('place');
  const { member, close } = props;
  return (
    <Modal
      opened
      onClose={close}
      title={member.name}
      size="lg"
      closeButtonProps={{ 'aria-label': place('close') }}
    >
      <div className={styles.dialog}>
        <Contact {...props} />
        {member.kind === 'member' && (
          <>
            <details>
              <summary>{t('numbering')}</summary>
              <Numbering {...props} />
            </details>
            <details>
              <summary>{t('leaving')}</summary>
              <Leaving {...props} />
            </details>
          </>
        )}
        {member.kind !== 'member' && (
          <details>
            <summary>{t('joining')}</summary>
            <Joining {...props} />
          </details>
        )}
        <details>
          <summary>{t('double')}</summary>
          <Merging {...props} />
        </details>
      </div>
    </Modal>
  );
}

function Contact({ member, club, list, close }: MemberProps) {
  const t = useTranslations('club.members');
  const trpc = useTRPC();
  const [details, setDetails] = useState({
    name: member.name,
    email: member.email ?? '',
    phone: member.phone ?? '',
  });
  const place = `${club.id}:details:${member.person}`;
  const state = useWriting(trpc.members.change.mutationOptions(), { place, done: close });
  const wish = { club: club.id, version: list.version, person: member.person, ...detailsIn(details) };
  return (
    <form className={styles.form} onSubmit={sending(() => state.send(wish))}>
      <DetailFields details={details} change={setDetails} />
      <WriteNotice {...state.notice} />
      <Button type="submit" size="md" loading={state.pending}>
        {t('saveDetails')}
      </Button>
    </form>
  );
}

function Numbering({ member, club, list, close }: MemberProps) {
  const t = useTranslations('club.members');
  const trpc = useTRPC();
  const [number, setNumber] = useState(String(member.number ?? list.nextNumber));
  const place = `${club.id}:number:${member.person}`;
  const state = useWriting(trpc.members.giveNumber.mutationOptions(), { place, done: close });
  const wish = { club: club.id, version: list.version, person: member.person, number: numberIn(number) };
  return (
    <form className={styles.form} onSubmit={sending(() => state.send(wish))}>
      <NumberField value={number} change={setNumber} />
      <WriteNotice {...state.notice} />
      <Button type="submit" size="md" variant="default" loading={state.pending}>
        {t('saveNumber')}
      </Button>
    </form>
  );
}

function Leaving({ member, club, list, close }: MemberProps) {
  const t = useTranslations('club.members');
  const trpc = useTRPC();
  const [date, setDate] = useState(() => todayIn(club.timeZone));
  const place = `${club.id}:leave:${member.person}`;
  const state = useWriting(trpc.members.leave.mutationOptions(), { place, done: close });
  const wish = { club: club.id, version: list.version, person: member.person, date };
  return (
    <form className={styles.form} onSubmit={sending(() => state.send(wish))}>
      <p className="soft">{t('leavingWhat')}</p>
      <DateField label={t('fields.left')} value={date} change={setDate} />
      <WriteNotice {...state.notice} />
      <Button type="submit" size="md" variant="default" loading={state.pending}>
        {t('leave')}
      </Button>
    </form>
  );
}

function Joining({ member, club, list, close }: MemberProps) {
  const t = useTranslations('club.members');
  const trpc = useTRPC();
  const [belonging, setBelonging] = useState(() => ({
    number: String(member.number ?? list.nextNumber),
    date: todayIn(club.timeZone),
  }));
  const place = `${club.id}:join:${member.person}`;
  const state = useWriting(trpc.members.add.mutationOptions(), { place, done: close });
  const wish = { club: club.id, version: list.version, person: member.person, date: belonging.date };
  return (
    <form
      className={styles.form}
      onSubmit={sending(() => state.send({ ...wish, number: numberIn(belonging.number) }))}
    >
      <BelongingFields belonging={belonging} change={setBelonging} />
      <WriteNotice {...state.notice} />
      <Button type="submit" size="md" variant="default" loading={state.pending}>
        {t('join')}
      </Button>
    </form>
  );
}
