'use client';

import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { useActionState } from 'react';
import { useAwake } from '../remote/awake';
import { useTranslations } from '../words/translations';
import styles from './login-form.module.css';

/** Why the last attempt led nowhere; null before the first. */
export type LoginFault = 'wrong' | 'unavailable' | null;
export type LogIn = (before: LoginFault, form: FormData) => Promise<LoginFault>;

type Props = {
  readonly logIn: LogIn;
  /** Where the reader came from. */
  readonly back: string;
  readonly fault: LoginFault;
};

/** Address and password; sent as a plain form, so that it works before any script has loaded. */
export function LoginForm({ logIn, back, fault }: Props) {
  const t = useTranslations('login');
  const awake = useAwake();
  const [now, act, pending] = useActionState(logIn, fault);
  return (
    <form action={act} className={styles.form}>
      <input type="hidden" name="back" value={back} />
      {now && (
        <Alert color="red" variant="outline" role="alert" title={t(`faults.${now}.title`)}>
          {t(`faults.${now}.what`)}
        </Alert>
      )}
      <TextInput name="email" type="email" label={t('email')} autoComplete="username" size="md" required />
      <PasswordInput
        name="password"
        label={t('password')}
        autoComplete="current-password"
        size="md"
        required
        visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0, disabled: !awake }}
      />
      <Button type="submit" size="md" loading={pending}>
        {t('submit')}
      </Button>
    </form>
  );
}
