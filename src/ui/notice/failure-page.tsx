'use client';

import { Button, Group } from '@mantine/core';
import { useTranslations } from '../words/translations';
import { LinkButton } from './link-button';
import { Notice } from './notice';

type Props = { readonly error: Error; readonly reset: () => void };

/** A bug of ours: what happened, what was kept, what to do. */
export function FailurePage({ reset }: Props) {
  const t = useTranslations('errors.crash');
  const home = useTranslations('errors.notFound');
  return (
    <Notice title={t('title')}>
      <p role="alert">{t('what')}</p>
      <Group>
        <Button size="md" onClick={reset}>
          {t('next')}
        </Button>
        <LinkButton href="/" variant="default">
          {home('next')}
        </LinkButton>
      </Group>
    </Notice>
  );
}
