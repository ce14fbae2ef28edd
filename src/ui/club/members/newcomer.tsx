'use client';

import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { id } from '@/kernel/ids';
import { newCommandId } from '../../entry/command-id';
import { WriteNotice } from '../../notice/write-notice';
import type { ClubPage, MemberList } from '../../remote/answers';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { useTranslations } from '../../words/translations';
import { todayIn } from '../today';
import { type Details, DetailFields, detailsIn, noDetails } from './detail-fields';
import { BelongingFields, numberIn } from './belonging-fields';
import styles from './members-page.module.css';

type Props = {
  readonly kind: 'member' | 'guest';
  readonly club: ClubPage;
  readonly list: MemberList;
  readonly close: () => void;
};

/** Somebody new. A name is enough; a name that is known already is pointed out. */
export function Newcomer({ kind, club, list, close }: Props) {
  const t = useTranslations('club.members');
  const place = useTranslations('place');
  const [details, setDetails] = useState<Details>(noDetails);
  const [person] = useState(() => id<'person'>(newCommandId()));
  const [belonging, setBelonging] = useState(() => ({
    number: String(list.nextNumber),
    date: todayIn(club.timeZone),
  }));
  const { member, guest } = useNewcomer(club.id, close);
  const state = kind === 'member' ? member : guest;
  const someone = { club: club.id, version: list.version, person, ...detailsIn(details) };
  const { date } = belonging;
  const add = () => member.send({ ...someone, number: numberIn(belonging.number), date });
  const same = list.members.find(({ name }) => name === details.name.trim());
  return (
    <Modal
      opened
      onClose={close}
      title={kind === 'member' ? t('add') : t('addGuest')}
      closeButtonProps={{ 'aria-label': place('close') }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (kind === 'member') add();
          else guest.send(someone);
        }}
      >
        <DetailFields details={details} change={setDetails} />
        {same && <p role="status">{t('known', { name: same.name, kind: same.kind })}</p>}
        {kind === 'member' && <BelongingFields belonging={belonging} change={setBelonging} />}
        <WriteNotice {...state.notice} />
        <Button type="submit" size="md" loading={state.pending}>
          {kind === 'member' ? t('add') : t('addGuest')}
        </Button>
      </form>
    </Modal>
  );
}

function useNewcomer(club: string, done: () => void) {
  const trpc = useTRPC();
  const place = `${club}:newcomer`;
  const member = useWriting(trpc.members.add.mutationOptions(), { place, done });
  const guest = useWriting(trpc.guests.add.mutationOptions(), { place: `${place}-guest`, done });
  return { member, guest };
}
