'use client';

import { FileInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { newCommandId } from '../../entry/command-id';
import { WriteNotice } from '../../notice/write-notice';
import { Act } from '../../place/act';
import type { ClubPage, MemberList } from '../../remote/answers';
import { useAwake } from '../../remote/awake';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { useTranslations } from '../../words/translations';
import { ClubPlace } from '../club-place';
import { todayIn } from '../today';
import { DateField } from './belonging-fields';
import { type ImportLine, joiningOf, proposedLines } from './import-lines';
import { ImportTable } from './import-table';
import styles from './import.module.css';

type Props = { readonly club: ClubPage; readonly list: MemberList };

/** Members from a file: what each line would become, before anything is written. */
export function ImportPage({ club, list }: Props) {
  const t = useTranslations('club.import');
  const [lines, setLines] = useState<readonly ImportLine[]>([]);
  const [many, setMany] = useState<number | null>(null);
  return (
    <ClubPlace club={club} part="members" title={t('title')} sub={t('what')}>
      <div className={styles.page}>
        <FileChoice
          club={club}
          read={(said) => {
            setMany(null);
            setLines(proposedLines(said, list.members, newCommandId));
          }}
        />
        {lines.length > 0 && (
          <Import
            club={club}
            list={list}
            lines={lines}
            change={setLines}
            done={(joined) => {
              setMany(joined);
              setLines([]);
            }}
          />
        )}
        <p role="status">{many !== null && t('done', { count: many })}</p>
      </div>
    </ClubPlace>
  );
}

type ChoiceProps = {
  readonly club: ClubPage;
  readonly read: (lines: readonly ImportLine['said'][]) => void;
};

function FileChoice({ club, read }: ChoiceProps) {
  const t = useTranslations('club.import');
  const trpc = useTRPC();
  const awake = useAwake();
  const preview = useMutation(trpc.members.preview.mutationOptions({ onSuccess: read }));
  const choose = async (file: File | null) => {
    if (file) preview.mutate({ club: club.id, file: await base64Of(file) });
  };
  return (
    <>
      <FileInput
        className={styles.file}
        size="md"
        accept=".csv,.txt,text/csv,text/plain"
        label={t('file')}
        description={t('columns')}
        placeholder={t('choose')}
        leftSection={<FileUp size={20} aria-hidden="true" />}
        disabled={!awake}
        onChange={(file) => void choose(file)}
      />
      <WriteNotice error={preview.error} retrying={false} />
    </>
  );
}

type ImportProps = Props & {
  readonly lines: readonly ImportLine[];
  readonly change: (lines: readonly ImportLine[]) => void;
  readonly done: (many: number) => void;
};

function Import({ club, list, lines, change, done }: ImportProps) {
  const t = useTranslations('club.import');
  const trpc = useTRPC();
  const [date, setDate] = useState(() => todayIn(club.timeZone));
  const members = joiningOf(lines, date);
  const state = useWriting(trpc.members.addMany.mutationOptions(), {
    place: `${club.id}:import`,
    done: (wish) => done(wish.members.length),
  });
  const send = () => state.send({ club: club.id, version: list.version, members });
  return (
    <>
      <ImportTable lines={lines} change={change} />
      <div className={styles.foot}>
        <DateField label={t('date')} value={date} change={setDate} />
        <Act onClick={send} loading={state.pending} reason={members.length === 0 ? t('nobody') : null}>
          {t('act', { count: members.length })}
        </Act>
      </div>
      <WriteNotice {...state.notice} />
    </>
  );
}

/** A file as the API takes it: no matter in which letters it was written. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text: string[] = [];
  bytes.forEach((byte) => text.push(String.fromCharCode(byte)));
  return btoa(text.join(''));
}
