'use client';

import { Button, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { sending } from '../place/sending';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import { criteriaOf, draftOf, faultsOf } from './criteria-draft';
import { CriteriaFields } from './criteria-fields';
import type { SeasonPicked } from './criteria-page';
import styles from './season.module.css';

type Props = { readonly season: SeasonPicked; readonly official: boolean };

/** The rules are changed: freely before the season starts, then with a reason, never once it is closed. */
export function CriteriaChange({ season, official }: Props) {
  const t = useTranslations('criteria');
  const logIn = useTranslations('season')('logIn');
  const [changing, setChanging] = useState(false);
  if (changing) return <ChangeForm season={season} close={() => setChanging(false)} />;
  const reason = season.state === 'closed' ? t('closed') : null;
  return (
    <Act variant="default" reason={official ? reason : logIn} onClick={() => setChanging(true)}>
      {t('change')}
    </Act>
  );
}

type FormProps = { readonly season: SeasonPicked; readonly close: () => void };

function ChangeForm({ season, close }: FormProps) {
  const t = useTranslations('criteria');
  const place = useTranslations('place');
  const trpc = useTRPC();
  const running = season.state === 'running';
  const [draft, setDraft] = useState(() => draftOf(season.criteria));
  const [why, setWhy] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = running && why.trim() === '';
  const { send, pending, notice } = useWriting(trpc.seasons.changeCriteria.mutationOptions(), {
    place: `${season.id}:criteria`,
    done: () => notifications.show({ message: t('saved'), color: 'felt' }),
  });
  const save = () => {
    setAsked(true);
    const criteria = criteriaOf(draft);
    const { id, version } = season;
    if (criteria && !missing) send({ season: id, version, criteria, why: running ? why.trim() : null });
  };
  return (
    <form className={styles.form} noValidate onSubmit={sending(save)}>
      <p className={styles.note}>{running ? t('frozen') : t('free')}</p>
      <CriteriaFields draft={draft} faults={faultsOf(draft)} say={setDraft} />
      {running && <Why why={why} missing={asked && missing} say={setWhy} />}
      <WriteNotice {...notice} />
      <div className={styles.order}>
        <Button type="submit" size="md" loading={pending}>
          {t('save')}
        </Button>
        <Button variant="default" size="md" onClick={close}>
          {place('cancel')}
        </Button>
      </div>
    </form>
  );
}

type WhyProps = { readonly why: string; readonly missing: boolean; readonly say: (why: string) => void };

function Why({ why, missing, say }: WhyProps) {
  const t = useTranslations('criteria');
  return (
    <Textarea
      label={t('why')}
      size="md"
      autosize
      minRows={2}
      maxLength={500}
      required
      value={why}
      error={missing ? t('whyMissing') : null}
      onChange={(event) => say(event.currentTarget.value)}
    />
  );
}
