'use client';

import { NativeSelect, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { sending } from '../../place/sending';
import type { MemberListed } from '../../remote/answers';
import { useTranslations } from '../../words/translations';
import { type Circle, circles, orders, type Wanted } from './member-order';
import styles from './members-page.module.css';

type Props = {
  readonly members: readonly MemberListed[];
  readonly wanted: Wanted;
  readonly change: (wanted: Wanted) => void;
  /** How many are shown. */
  readonly found: number;
};

/** Looks for members as one types. Before the page has woken up it is a plain form. */
export function MemberFilter({ members, wanted, change, found }: Props) {
  const t = useTranslations('club.members');
  const place = useTranslations('place');
  return (
    <form
      method="get"
      role="search"
      className={`${styles.filter} no-print`}
      onSubmit={sending(() => undefined)}
    >
      <button type="submit" name="circle" value={wanted.circle} className={styles.go} tabIndex={-1}>
        {place('search')}
      </button>
      <TextInput
        className={styles.search}
        size="md"
        name="q"
        type="search"
        autoComplete="off"
        label={t('search')}
        leftSection={<Search size={18} aria-hidden="true" />}
        value={wanted.q}
        onChange={(event) => change({ ...wanted, q: event.currentTarget.value })}
      />
      <Circles members={members} wanted={wanted} change={change} />
      <NativeSelect
        className={styles.order}
        size="md"
        name="order"
        label={t('order')}
        value={wanted.order}
        data={orders.map((value) => ({ value, label: t(`columns.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ ...wanted, order: orders.find((one) => one === value) ?? wanted.order })
        }
      />
      <p role="status" className="hidden-words">
        {place('found', { count: found })}
      </p>
    </form>
  );
}

/** Members, guests, who left: how many of each there are stands on the button. */
function Circles({ members, wanted, change }: Omit<Props, 'found'>) {
  const t = useTranslations('club.members');
  const many = (circle: Circle): number =>
    circle === 'all' ? members.length : members.filter(({ kind }) => kind === circle).length;
  return (
    <fieldset className={styles.circles} aria-label={t('show')}>
      {circles.map((circle) => (
        <button
          key={circle}
          type="submit"
          name="circle"
          value={circle}
          aria-pressed={circle === wanted.circle}
          onClick={() => change({ ...wanted, circle })}
        >
          {t(`circles.${circle}`, { count: many(circle) })}
        </button>
      ))}
    </fieldset>
  );
}
