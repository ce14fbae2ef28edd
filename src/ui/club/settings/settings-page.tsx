'use client';

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { WriteNotice } from '../../notice/write-notice';
import { sending } from '../../place/sending';
import type { ClubPage } from '../../remote/answers';
import { Awakening } from '../../remote/awakening';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { useTranslations } from '../../words/translations';
import { ClubPlace } from '../club-place';
import { LookForm } from './look-form';
import styles from './settings.module.css';

/** What a club is called and how its pages look. */
export function SettingsPage({ club }: { readonly club: ClubPage }) {
  const t = useTranslations('club.settings');
  return (
    <ClubPlace club={club} part="settings">
      <Awakening>
        <div className={styles.page}>
          <NameForm key={club.name} club={club} />
          <LookForm key={club.look?.accent} club={club} />
          <section className={`sheet ${styles.part}`} aria-labelledby="zone">
            <h2 id="zone">{t('zone')}</h2>
            <p>{club.timeZone.replaceAll('_', ' ')}</p>
            <p className="soft">{t('zoneWhat')}</p>
          </section>
        </div>
      </Awakening>
    </ClubPlace>
  );
}

function NameForm({ club }: { readonly club: ClubPage }) {
  const t = useTranslations('club.settings');
  const trpc = useTRPC();
  const [name, setName] = useState(club.name);
  const state = useWriting(trpc.clubs.rename.mutationOptions(), { place: `${club.id}:rename` });
  return (
    <section className={`sheet ${styles.part}`} aria-labelledby="name">
      <h2 id="name">{t('name')}</h2>
      <form
        className={styles.line}
        onSubmit={sending(() => state.send({ club: club.id, version: club.version, name: name.trim() }))}
      >
        <TextInput
          className={styles.field}
          size="md"
          required
          maxLength={120}
          label={t('nameLabel')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="md" variant="default" loading={state.pending}>
          {t('rename')}
        </Button>
      </form>
      <WriteNotice {...state.notice} />
    </section>
  );
}
