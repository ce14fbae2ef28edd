'use client';

import { useState } from 'react';
import { ReasonDialog } from '../entry/reason-dialog';
import { Act } from '../place/act';
import type { ClubPage, PersonPage } from '../remote/answers';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import styles from './person.module.css';

/** A merging with the club that found it, as that club is now. */
export type MergeToUndo = Pick<PersonPage['merges'][number], 'kept' | 'merged'> & {
  readonly club: Pick<ClubPage, 'id' | 'name' | 'version'>;
};

type Props = { readonly name: string; readonly merges: readonly MergeToUndo[] };

/** Entries that were found to be this person; each can be taken apart again. */
export function PersonMerges({ name, merges }: Props) {
  const t = useTranslations('person');
  return (
    <section className={`${styles.section} no-print`} aria-labelledby="merges">
      <h2 id="merges">{t('merges')}</h2>
      <ul className={styles.clubs}>
        {merges.map((merge) => (
          <li key={merge.merged}>
            <span>{t('merge', { club: merge.club.name, name })}</span>
            <Separation merge={merge} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Separation({ merge: { club, kept, merged } }: { readonly merge: MergeToUndo }) {
  const t = useTranslations('person');
  const trpc = useTRPC();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const place = `${club.id}:separate:${merged}`;
  const { send, writing } = useWriting(trpc.persons.separate.mutationOptions(), { place, done: close });
  return (
    <>
      <Act variant="default" size="sm" onClick={() => setAsking(true)}>
        {t('separate')}
      </Act>
      {asking && (
        <ReasonDialog
          title={t('separate')}
          what={t('separateWhat')}
          act={t('separate')}
          writing={writing}
          close={close}
          send={(why) => send({ club: club.id, version: club.version, kept, merged, why })}
        />
      )}
    </>
  );
}
