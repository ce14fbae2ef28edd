'use client';

import { useState } from 'react';
import { Act } from '../../place/act';
import { UndoNotice } from '../../place/undo-notice';
import type { ClubPage, MemberList } from '../../remote/answers';
import { useTranslations } from '../../words/translations';
import { ClubPlace } from '../club-place';
import { MemberDialog } from './member-dialog';
import { MemberFilter } from './member-filter';
import { fitting, type Wanted } from './member-order';
import { MemberTable } from './member-table';
import { Newcomer } from './newcomer';
import { useSeparation } from './separation';
import styles from './members-page.module.css';

type Props = { readonly club: ClubPage; readonly list: MemberList; readonly first: Wanted };

/** What is open over the list: a form for somebody new, or for one person. */
type Open =
  | { readonly kind: 'member' | 'guest' }
  | { readonly kind: 'person'; readonly person: string }
  | null;

/** A club's people: looked for, sorted, added, changed. */
export function MembersPage({ club, list, first }: Props) {
  const t = useTranslations('club.members');
  const [wanted, setWanted] = useState(first);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const separation = useSeparation(club.id, list.version);
  const shown = fitting(list.members, wanted);
  return (
    <ClubPlace
      club={club}
      part="members"
      sub={t('sub', { members: club.members, guests: club.guests })}
      action={<Act onClick={() => setOpen({ kind: 'member' })}>{t('add')}</Act>}
    >
      <div className={styles.page}>
        <UndoNotice undo={separation.undo} pending={separation.pending} dismiss={separation.dismiss}>
          {separation.said}
        </UndoNotice>
        <MemberFilter members={list.members} wanted={wanted} change={setWanted} found={shown.length} />
        <MemberTable
          members={shown}
          wanted={wanted}
          sort={(order) => setWanted({ ...wanted, order })}
          edit={(person) => setOpen({ kind: 'person', person })}
        />
        {list.members.length === 0 && <p className="sheet">{t('empty')}</p>}
        <div className={`${styles.more} no-print`}>
          <Act variant="default" onClick={() => setOpen({ kind: 'guest' })}>
            {t('addGuest')}
          </Act>
          <Act variant="default" href={`/clubs/${club.id}/members/import`}>
            {t('import')}
          </Act>
        </div>
      </div>
      <Opened open={open} club={club} list={list} close={close} merged={separation.offer} />
    </ClubPlace>
  );
}

type OpenedProps = Pick<Props, 'club' | 'list'> & {
  readonly open: Open;
  readonly close: () => void;
  readonly merged: ReturnType<typeof useSeparation>['offer'];
};

function Opened({ open, club, list, close, merged }: OpenedProps) {
  if (open === null) return null;
  if (open.kind !== 'person') return <Newcomer kind={open.kind} club={club} list={list} close={close} />;
  const member = list.members.find(({ person }) => person === open.person);
  return member ? (
    <MemberDialog member={member} club={club} list={list} close={close} merged={merged} />
  ) : null;
}
