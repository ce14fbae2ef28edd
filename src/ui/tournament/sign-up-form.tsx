'use client';

import { Alert, Button } from '@mantine/core';
import { useActionState } from 'react';
import { useTranslations } from '../words/translations';
import type { LinkOpened } from './answers';
import styles from './sign-up-page.module.css';

/** Says what was answered; what was refused comes back as its sentence. */
export type Answer = (before: string | null, form: FormData) => Promise<string | null>;

type Props = {
  readonly answer: Answer;
  readonly command: string;
  readonly signed: LinkOpened['signed'];
};

/** A plain form: it works before any script has loaded. */
export function SignUpForm({ answer, command, signed }: Props) {
  const t = useTranslations('signUp');
  const [fault, act, pending] = useActionState(answer, null);
  return (
    <form action={act} className={styles.form}>
      <input type="hidden" name="command" value={command} />
      {fault !== null && (
        <Alert color="red" variant="outline" role="alert" title={t('refused')}>
          {fault}
        </Alert>
      )}
      <Button
        type="submit"
        name="coming"
        value="yes"
        size="xl"
        {...(signed === 'up' && { variant: 'default' })}
        disabled={signed === 'up' || pending}
      >
        {t('coming')}
      </Button>
      <Button
        type="submit"
        name="coming"
        value="no"
        size="xl"
        {...(signed !== 'up' && { variant: 'default' })}
        disabled={signed === 'off' || pending}
      >
        {t('notComing')}
      </Button>
    </form>
  );
}
