'use client';

import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { WriteNotice } from '../notice/write-notice';
import { useTRPC } from '../remote/remote';
import type { Participant, PersonListed } from '../tournament/answers';
import type { Desk } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import { byName } from './attendance';
import { Fold } from './fold';
import styles from './fold.module.css';

type Props = {
  readonly participants: readonly Participant[];
  readonly others: readonly PersonListed[];
  readonly desk: Desk;
};

/** A link for each who may come: by it he says himself whether he does. */
export function Links({ participants, others, desk }: Props) {
  const t = useTranslations('participants.links');
  const known = others.filter(({ kind }) => kind === 'member').map(({ id, name }) => ({ person: id, name }));
  const waiting = participants.filter(({ present }) => !present);
  const invited = byName([...waiting, ...known], useLocale());
  return (
    <Fold title={t('title')} sum={t('sum', { count: invited.length })}>
      <p className="soft">{t('what')}</p>
      {invited.length > 0 && <LinkList invited={invited} desk={desk} />}
    </Fold>
  );
}

type Invited = Pick<Participant, 'person' | 'name'>;
type ListProps = { readonly invited: readonly Invited[]; readonly desk: Desk };

function LinkList({ invited, desk }: ListProps) {
  const t = useTranslations('participants.links');
  const trpc = useTRPC();
  const locale = useLocale();
  const persons = invited.map(({ person }) => person);
  const asked = useQuery(trpc.signups.links.queryOptions({ tournament: desk.id, persons }));
  const names = new Map(invited.map(({ person, name }) => [person, name]));
  const links = (asked.data ?? []).map(({ person, token }) => ({
    person,
    name: names.get(person) ?? '',
    address: `${window.location.origin}/${locale}/sign-up/${token}`,
  }));
  return (
    <>
      <WriteNotice error={asked.error} retrying={false} />
      <ul className={styles.lines}>
        {links.map(({ person, name, address }) => (
          <li key={person}>
            <span>
              <strong>{name}</strong> <span className={styles.link}>{address}</span>
            </span>
            <Copy text={address} label={t('copyOf', { name })} />
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <AllLinks text={links.map(({ name, address }) => `${name}: ${address}`).join('\n')} />
      )}
    </>
  );
}

/** All in one text, to be marked and copied where a browser lets no script copy. */
function AllLinks({ text }: { readonly text: string }) {
  const t = useTranslations('participants.links');
  return (
    <Textarea
      label={t('all')}
      size="md"
      readOnly
      rows={4}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

function Copy({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useTranslations('participants.links');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  if (!window.isSecureContext) return null;
  return (
    <Button variant="default" size="sm" aria-label={label} onClick={() => void copy()}>
      {copied ? t('copied') : t('copy')}
    </Button>
  );
}
