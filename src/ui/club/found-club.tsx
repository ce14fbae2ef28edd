'use client';

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { id } from '@/kernel/ids';
import { useRouter } from '@/i18n/navigation';
import { newCommandId } from '../entry/command-id';
import { WriteNotice } from '../notice/write-notice';
import { LogInNotice } from '../place/log-in-notice';
import { PageHead } from '../place/page-head';
import { sending } from '../place/sending';
import { useAwake } from '../remote/awake';
import { Awakening } from '../remote/awakening';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import styles from './found-club.module.css';

/** Where a club comes from: a name is enough. */
export function FoundClub({ official }: { readonly official: boolean }) {
  const t = useTranslations('club.found');
  const place = useTranslations('place');
  const crumbs = [{ href: '/', name: place('home') }];
  return (
    <div className={styles.page}>
      <PageHead crumbs={crumbs} title={t('title')} sub={t('what')} />
      {official ? <FoundForm /> : <LogInNotice what={t('officialsOnly')} />}
    </div>
  );
}

function FoundForm() {
  const t = useTranslations('club.found');
  const trpc = useTRPC();
  const router = useRouter();
  const [club] = useState(() => id<'club'>(newCommandId()));
  const [name, setName] = useState('');
  const [timeZone, setTimeZone] = useState('Europe/Copenhagen');
  const done = () => router.push(`/clubs/${club}`);
  const state = useWriting(trpc.clubs.found.mutationOptions(), { place: 'found-club', done });
  const zones = useAwake() ? Intl.supportedValuesOf('timeZone') : [];
  return (
    <Awakening>
      <form
        className={`sheet ${styles.form}`}
        onSubmit={sending(() => state.send({ club, name: name.trim(), timeZone }))}
      >
        <TextInput
          size="md"
          required
          maxLength={120}
          label={t('name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          size="md"
          required
          list="zones"
          label={t('zone')}
          description={t('zoneWhat')}
          value={timeZone}
          onChange={(event) => setTimeZone(event.currentTarget.value)}
        />
        <datalist id="zones">
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <WriteNotice {...state.notice} />
        <Button type="submit" size="md" loading={state.pending}>
          {t('act')}
        </Button>
      </form>
    </Awakening>
  );
}
