'use client';

import { Button, Checkbox, Modal, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../words/translations';
import { WriteNotice } from '../notice/write-notice';
import styles from './reason-dialog.module.css';

type Props = {
  readonly title: string;
  readonly what: string;
  readonly act: string;
  /** What must be seen before the act can be done. */
  readonly notice?: ReactNode;
  /** A question beside the reason, if there is one. */
  readonly question?: string;
  readonly send: (why: string, yes: boolean) => void;
  readonly close: () => void;
  readonly writing: { readonly isPending: boolean; readonly failureCount: number; readonly error: unknown };
};

/** An act that wants a reason. What it does is said before it is done. */
export function ReasonDialog({ title, what, act, notice, question, send, close, writing }: Props) {
  const t = useTranslations('correction');
  const [why, setWhy] = useState('');
  const [yes, setYes] = useState(false);
  const [asked, setAsked] = useState(false);
  const missing = why.trim() === '';
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (!missing && !notice) send(why.trim(), yes);
        }}
      >
        <p>{what}</p>
        {notice}
        <Textarea
          label={t('why')}
          size="md"
          autosize
          minRows={2}
          maxLength={500}
          required
          data-autofocus
          value={why}
          error={asked && missing ? t('whyMissing') : null}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        {question && (
          <Checkbox
            size="md"
            label={question}
            checked={yes}
            onChange={(event) => setYes(event.currentTarget.checked)}
          />
        )}
        <WriteNotice error={writing.error} retrying={writing.isPending && writing.failureCount > 0} />
        <Button type="submit" size="md" color="red" disabled={Boolean(notice)} loading={writing.isPending}>
          {act}
        </Button>
      </form>
    </Modal>
  );
}
