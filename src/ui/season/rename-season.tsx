'use client';

import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { sending } from '../place/sending';
import { Awakening } from '../remote/awakening';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import { ActSheet } from './act-sheet';
import type { ActProps } from './season-acts';
import { daysSay, SeasonDays } from './season-days';
import styles from './season.module.css';

/** Another name, other days; its evenings stay its evenings. */
export function RenameSeason({ season, barred }: ActProps) {
  const t = useTranslations('seasonActs');
  return (
    <ActSheet title={t('rename')} what={t('renameWhat')}>
      {barred === null ? <RenameForm season={season} /> : <Act reason={barred}>{t('renameAct')}</Act>}
    </ActSheet>
  );
}

function RenameForm({ season: { id, version, name, from, to } }: Pick<ActProps, 'season'>) {
  const t = useTranslations('seasonActs');
  const trpc = useTRPC();
  const [days, setDays] = useState({ name, from, to });
  const { send, pending, notice } = useWriting(trpc.seasons.rename.mutationOptions(), {
    place: `${id}:rename`,
    done: () => void notifications.show({ message: t('renamed'), color: 'felt' }),
  });
  const save = () => {
    if (daysSay(days)) send({ season: id, version, ...days, name: days.name.trim() });
  };
  return (
    <Awakening>
      <form className={styles.form} noValidate onSubmit={sending(save)}>
        <SeasonDays days={days} asked say={setDays} />
        <WriteNotice {...notice} />
        <Act type="submit" variant="default" loading={pending}>
          {t('renameAct')}
        </Act>
      </form>
    </Awakening>
  );
}
