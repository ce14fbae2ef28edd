'use client';

import { Button } from '@mantine/core';
import { ArrowDown, Pencil } from 'lucide-react';
import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { dayShort } from '../../place/day';
import type { MemberListed } from '../../remote/answers';
import { useAwake } from '../../remote/awake';
import { useTranslations } from '../../words/translations';
import { joinedOf, leftOf, type Order, type Wanted } from './member-order';
import styles from './members-page.module.css';

type Props = {
  readonly members: readonly MemberListed[];
  readonly wanted: Wanted;
  readonly sort: (order: Order) => void;
  readonly edit: (person: string) => void;
};

/** The people that were looked for, a line each; on a phone a card each. */
export function MemberTable({ members, wanted, sort, edit }: Props) {
  const t = useTranslations('club.members');
  const head = { order: wanted.order, sort };
  if (members.length === 0) return <p className="soft">{t('none')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <SortHead by="number" {...head} />
          <SortHead by="name" {...head} />
          <SortHead by="joined" {...head} />
          <th scope="col">{t('contact')}</th>
          <SortHead by="seen" {...head} />
          <td />
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <MemberRow key={member.person} member={member} edit={() => edit(member.person)} />
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = Pick<Props, 'sort'> & { readonly by: Order; readonly order: Order };

function SortHead({ by, order, sort }: HeadProps) {
  const t = useTranslations('club.members');
  const sorted = by === order;
  return (
    <th scope="col" aria-sort={sorted ? (by === 'seen' ? 'descending' : 'ascending') : undefined}>
      <button type="button" className={styles.sort} onClick={() => sort(by)}>
        {t(`columns.${by}`)}
        {sorted && <ArrowDown size={16} aria-hidden="true" />}
      </button>
    </th>
  );
}

type RowProps = { readonly member: MemberListed; readonly edit: () => void };

function MemberRow({ member, edit }: RowProps) {
  const t = useTranslations('club.members');
  const awake = useAwake();
  const { person, name, number, email, phone } = member;
  return (
    <tr>
      <td className={`${styles.number} figure`} data-label={t('columns.number')}>
        {number}
      </td>
      <th scope="row">
        <Link className={styles.name} href={`/people/${person}`}>
          {name}
        </Link>
      </th>
      <td className={styles.detail}>
        <Since member={member} />
      </td>
      <td className={styles.detail}>
        <Contact email={email} phone={phone} />
      </td>
      <td className={styles.detail} data-label={t('columns.seen')}>
        <Seen member={member} />
      </td>
      <td className={`${styles.edit} no-print`}>
        <Button
          variant="subtle"
          size="md"
          disabled={!awake}
          leftSection={<Pencil size={17} aria-hidden="true" />}
          aria-label={t('editOf', { name })}
          onClick={edit}
        >
          {t('edit')}
        </Button>
      </td>
    </tr>
  );
}

function Contact({ email, phone }: Pick<MemberListed, 'email' | 'phone'>) {
  if (email === null && phone === null) return null;
  return (
    <span className={styles.contact}>
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {phone !== null && <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>}
    </span>
  );
}

function Since({ member }: { readonly member: MemberListed }) {
  const t = useTranslations('club.members');
  const locale = useLocale();
  const [joined, left] = [joinedOf(member), leftOf(member)];
  const day = (date: string | null): string => (date === null ? '' : dayShort(date, locale));
  if (member.kind === 'guest') return t('kinds.guest');
  const named = { joined: day(joined), left: day(left) };
  return t(`kinds.${member.kind}`, named);
}

function Seen({ member: { evenings, lastSeen } }: { readonly member: MemberListed }) {
  const t = useTranslations('club.members');
  const locale = useLocale();
  return t('seen', { evenings, last: lastSeen === null ? '' : dayShort(lastSeen, locale) });
}
