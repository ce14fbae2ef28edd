'use client';

import { Button, Modal, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import type { PastedLine } from '../tournament/answers';
import { type Desk, useReasons } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import { chosenAtFirst, entriesOf, type Chosen } from './pasted';
import { PastedTable } from './pasted-table';

type Props = { readonly desk: Desk };

/** A list of names from elsewhere: pasted, looked through, put on the list. */
export function PasteAct({ desk }: Props) {
  const t = useTranslations('participants.paste');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Act
        variant="default"
        reason={useReasons(desk)('enrol')}
        leftSection={<ClipboardPaste size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Act>
      {open && <PasteDialog desk={desk} close={() => setOpen(false)} />}
    </>
  );
}

type Preview = { readonly lines: readonly PastedLine[]; readonly chosen: Chosen };

function PasteDialog({ desk, close }: Props & { readonly close: () => void }) {
  const t = useTranslations('participants.paste');
  const words = useTranslations('place');
  const trpc = useTRPC();
  const [preview, setPreview] = useState<Preview | null>(null);
  const { id: tournament, version } = desk;
  const options = trpc.participants.add.mutationOptions();
  const { send, pending, notice } = useWriting(options, { place: `${tournament}:paste`, done: close });
  const entries = preview ? entriesOf(preview.lines, preview.chosen) : [];
  return (
    <Modal
      opened
      onClose={close}
      size="xl"
      title={t('title')}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <div className="stack">
        <Pasting
          desk={desk}
          read={(lines) => setPreview({ lines, chosen: chosenAtFirst(lines) })}
        />
        {preview && (
          <>
            <PastedTable
              lines={preview.lines}
              chosen={preview.chosen}
              choose={(line, who) =>
                setPreview({ ...preview, chosen: new Map([...preview.chosen, [line, who]]) })
              }
            />
            <WriteNotice {...notice} />
            <Act
              reason={entries.length === 0 ? t('nobody') : null}
              loading={pending}
              onClick={() => send({ tournament, version, entries: [...entries] })}
            >
              {t('act', { count: entries.length })}
            </Act>
          </>
        )}
      </div>
    </Modal>
  );
}

type PastingProps = Props & { readonly read: (lines: readonly PastedLine[]) => void };

function Pasting({ desk, read }: PastingProps) {
  const t = useTranslations('participants.paste');
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>(null);
  const look = async () => {
    try {
      const asked = { tournament: desk.id, text };
      const options = trpc.participants.preview.queryOptions(asked, { staleTime: 0 });
      read(await queries.fetchQuery(options));
      setError(null);
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <>
      <Textarea
        label={t('label')}
        description={t('what')}
        size="md"
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <WriteNotice error={error} retrying={false} />
      <Button variant="default" size="md" disabled={text.trim() === ''} onClick={() => void look()}>
        {t('look')}
      </Button>
    </>
  );
}
